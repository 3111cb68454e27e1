'use client'

import { Sheet } from '@/app/parts/sheet'
import type { MischMaschView } from './view'

/** Asks whose act it was, where nobody is on turn. */
export function WhoSheet({
  view,
  title,
  onWho,
  onClose,
}: {
  view: MischMaschView
  title: string
  onWho: (by: number) => void
  onClose: () => void
}) {
  return (
    <Sheet title={title} onClose={onClose}>
      <ul className="grid grid-cols-2 gap-2">
        {view.names.map((name, by) => (
          <li key={name} className="min-w-0">
            <button
              type="button"
              className="button min-h-16 w-full text-lg"
              disabled={view.table.players[by]?.place !== null}
              onClick={() => onWho(by)}
            >
              <span className="line-clamp-2 min-w-0 wrap-anywhere">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
