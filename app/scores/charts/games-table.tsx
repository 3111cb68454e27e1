'use client'

import Link from 'next/link'
import { useOwnWords } from '@/app/words/own-words'
import type { HistoryPoint } from '@/lib/book/standings'
import { ReadAsTable } from '../parts/read-as-table'
import { useDates } from '../parts/use-dates'
import { words } from './words'

/** So many rows are there at once; older ones when somebody asks for them. */
const SHOWN = 50

interface Props {
  readonly games: readonly Pick<HistoryPoint, 'result' | 'ended'>[]
  readonly names: readonly string[]
  /** What stands at a name's line and a game. */
  readonly cell: (line: number, game: number) => string
}

/** A chart for who would rather read it: a row for each game, the last one first. */
export function GamesTable({ games, names, cell }: Props) {
  const t = useOwnWords(words)
  const date = useDates()
  return (
    <ReadAsTable
      caption={t('tableCaption')}
      rows={games.length}
      atOnce={SHOWN}
      more={(count) => t('moreRows', { count })}
    >
      {(shown) => (
        <>
          <thead className="text-sm">
            <tr className="border-b border-edge">
              <th scope="col" className="px-3 py-2 text-left">
                {t('date')}
              </th>
              {names.map((name) => (
                <th key={name} scope="col" className="max-w-24 truncate px-3 py-2 text-right">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {newest(games.length, shown).map((game) => {
              const { result, ended } = games[game] as (typeof games)[number]
              return (
                <tr key={result} className="border-b border-edge last:border-b-0">
                  <th scope="row" className="p-0 text-left font-normal whitespace-nowrap">
                    <Link
                      href={`/scores/game/?id=${result}`}
                      prefetch={false}
                      className="inline-flex min-h-12 items-center px-3 underline"
                    >
                      {date(ended, { day: 'numeric', month: 'short', year: '2-digit' })}
                    </Link>
                  </th>
                  {names.map((name, line) => (
                    <td key={name} className="px-3 py-2 text-right">
                      {cell(line, game) || <span className="text-quiet">–</span>}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </>
      )}
    </ReadAsTable>
  )
}

/** The numbers of the last so many games, the last one first. */
const newest = (games: number, many: number): readonly number[] =>
  Array.from({ length: Math.min(games, many) }, (_, back) => games - 1 - back)
