'use client'

import { Sheet } from '@/app/parts/sheet'
import { useOwnWords } from '@/app/words/own-words'
import type { MauMauView } from './view'
import { words } from './words'

/** The turned-up card was tapped before anybody knew who begins: choosing a player begins the round. */
export function BeginSheet({
  view: { names, table },
  onWho,
  onClose,
}: {
  view: MauMauView
  onWho: (by: number) => void
  onClose: () => void
}) {
  const t = useOwnWords(words)
  return (
    <Sheet title={t('start.who')} onClose={onClose}>
      <ul className="grid grid-cols-2 gap-2">
        {names.map((name, by) => (
          <li key={name} className="min-w-0">
            <button
              type="button"
              disabled={table.players[by]?.place !== null}
              className="button min-h-14 w-full"
              onClick={() => onWho(by)}
            >
              <span className="min-w-0 leading-tight wrap-anywhere">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
