'use client'

import { useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import type { MyTable } from './use-table'
import { words } from './words'

/** The end of a practice game: who came where, and once more. */
export function Result({
  mine: { table, names },
  onAgain,
  onOther,
}: {
  mine: MyTable
  onAgain: () => void
  onOther: () => void
}) {
  const t = useOwnWords(words)
  const over = useWords('over')
  const players = table.seats
    .map(({ place }, by) => ({ name: names[by] ?? '', place }))
    .sort((a, b) => rank(a.place) - rank(b.place))
  return (
    <section aria-label={t('over.title')} className="flex flex-col gap-3">
      <ol className="grid gap-1">
        {players.map(({ name, place }) => (
          <li
            key={name}
            className={`flex items-baseline gap-3 rounded-2xl px-3 py-1.5 ${place === 1 ? 'bg-you text-2xl font-extrabold text-on-you' : 'text-lg'}`}
          >
            <span className="w-8 text-right font-extrabold">{typeof place === 'number' ? `${place}.` : '–'}</span>
            <span className="min-w-0 truncate font-bold">{name}</span>
            {place === 'left' && <span className="text-quiet">{over('gaveUp')}</span>}
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-2 gap-3">
        <button type="button" className="button button-main min-h-16 text-xl" onClick={onAgain}>
          {t('over.again')}
        </button>
        <button type="button" className="button min-h-16" onClick={onOther}>
          {t('over.other')}
        </button>
      </div>
    </section>
  )
}

const rank = (place: number | 'left' | null) => (typeof place === 'number' ? place : Number.POSITIVE_INFINITY)
