'use client'

import { useState } from 'react'
import { Sheet } from '@/app/parts/sheet'
import { useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import type { MergeEvent, MergeView } from './view'
import { words } from './words'

/**
 * Who calls "stop"? It is checked; where a table has not written everything down, the winner is taken at their word:
 * the log says so in a note.
 */
export function StopSheet({
  view,
  asking,
  onStop,
  onClose,
}: {
  view: MergeView
  /** Nothing is written: the answer is only said. */
  asking: boolean
  onStop: (event: MergeEvent) => void
  onClose: () => void
}) {
  const shared = useWords('table')
  const t = useOwnWords(words)
  const [partly, setPartly] = useState(view.onlyLaidOut)
  const { names, table } = view

  function stop(by: number) {
    const event: MergeEvent = { do: 'stop', by }
    const taken = partly && !asking && !view.isLegal(event)
    onStop(taken ? { ...event, ruling: 'stands', note: t('stop.note') } : event)
  }

  return (
    <Sheet title={t('stop.title')} onClose={onClose}>
      <ul className="grid grid-cols-2 gap-2">
        {names.map((name, by) => {
          const { hand = 0, place = null } = table.players[by] ?? {}
          const may = hand === 0
          const look = may
            ? 'border-2 border-half bg-half-soft text-half'
            : partly && !asking
              ? ''
              : 'border-dashed bg-transparent'
          return (
            <li key={name} className="min-w-0">
              <button
                type="button"
                className={`button min-h-16 w-full flex-col gap-0 leading-tight ${look}`}
                disabled={place !== null}
                onClick={() => stop(by)}
              >
                <span className="line-clamp-2 min-w-0 text-lg wrap-anywhere">{name}</span>
                <span className="text-sm font-normal">{may ? t('stop.may') : shared('hand', { count: hand })}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {!asking && (
        <label className="relative mt-3 flex min-h-12 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-6 shrink-0 accent-you"
            checked={partly}
            onChange={() => setPartly(!partly)}
          />
          <span>
            <span className="block font-bold">{t('stop.partly')}</span>
            <span className="block text-sm text-quiet">{t('stop.partlyHint')}</span>
          </span>
        </label>
      )}
    </Sheet>
  )
}
