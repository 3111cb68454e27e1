'use client'

import Link from 'next/link'
import { memo, type ReactNode, useId } from 'react'
import { useOwnWords } from '@/app/words/own-words'
import { estimateOf } from '@/lib/book/estimate'
import { type Measure, measured, ranked } from '@/lib/book/ranked'
import type { PersonRow } from '@/lib/book/result'
import type { Standing } from '@/lib/book/standings'
import { Face } from './parts/face'
import { useNumbers } from './parts/use-numbers'
import { words } from './words'

/** What is told of everybody. */
export type Column = Measure | 'streak'

/**
 * Who stands where. On a phone held upright each row is a card that shows large what it is ordered by; held sideways the
 * same table has columns. A screen reader always has the table.
 */
export const StandingsTable = memo(function StandingsTable({
  standings,
  people,
  by,
  columns,
  count,
}: {
  standings: readonly Standing[]
  people: ReadonlyMap<string, PersonRow>
  by: Measure
  columns: readonly Column[]
  /** How many games they are made of. */
  count: number
}) {
  const t = useOwnWords(words)
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2">
      <h2 id={heading} className="text-lg font-bold">
        {t('standings')}
        <span className="font-normal text-quiet"> · {t('counted', { count })}</span>
      </h2>
      <table aria-labelledby={heading} className="block flat:table flat:border-separate flat:border-spacing-y-1.5">
        <thead className="sr-only flat:not-sr-only flat:table-header-group">
          <tr className="text-sm text-quiet">
            <th scope="col" className="flat:px-2 flat:text-left">
              {t('columns.rank')}
            </th>
            <th scope="col" className="flat:px-2 flat:text-left">
              {t('columns.name')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="flat:px-2 flat:text-right">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="flex flex-col gap-2 flat:table-row-group">
          {ranked(standings, by).map(({ rank, standing }) => (
            <Row
              key={standing.person}
              rank={rank}
              standing={standing}
              person={people.get(standing.person)}
              by={by}
              columns={columns}
            />
          ))}
        </tbody>
      </table>
      <p className="text-sm text-quiet text-pretty">{t('ratingHint')}</p>
      {columns.includes('rankingPoints') && <p className="text-sm text-quiet text-pretty">{t('rankingHint')}</p>}
    </section>
  )
})

function Row({
  rank,
  standing,
  person,
  by,
  columns,
}: {
  rank: number | null
  standing: Standing
  person: PersonRow | undefined
  by: Measure
  columns: readonly Column[]
}) {
  const cell = 'flat:bg-surface flat:border-y flat:border-edge flat:px-2 flat:py-1'
  return (
    <tr className="relative flex min-h-20 flex-wrap items-center gap-x-3 rounded-2xl border border-edge bg-surface py-2 pr-4 pl-25 before:order-2 before:h-0 before:basis-full before:content-[''] flat:table-row flat:before:hidden">
      <td
        className={`${cell} absolute inset-y-0 left-0 flex w-9 items-center justify-end text-2xl font-extrabold flat:static flat:table-cell flat:rounded-l-2xl flat:border-l`}
      >
        {rank ?? '–'}
      </td>
      <th
        scope="row"
        className={`${cell} min-w-0 flex-1 text-left leading-tight font-bold wrap-anywhere flat:text-xl ${sizeOf(person?.name ?? '')}`}
      >
        {person && (
          <div className="flat:flex flat:items-center flat:gap-2">
            <span className="absolute inset-y-0 left-11 flex items-center flat:static">
              <Face person={person} className="size-12 text-xl flat:size-10" />
            </span>
            {/* The whole row of a card can be tapped. */}
            <Link
              href={`/scores/person/?id=${person.id}`}
              prefetch={false}
              className="flex min-h-12 items-center before:absolute before:inset-0 before:rounded-2xl flat:before:hidden"
            >
              {person.name}
            </Link>
          </div>
        )}
      </th>
      {columns.map((column) => (
        <td
          key={column}
          className={`${cell} flat:text-right flat:last:rounded-r-2xl flat:last:border-r ${
            column === by ? 'order-1 text-right flat:font-extrabold' : 'order-3 text-quiet flat:text-ink'
          }`}
        >
          <Cell column={column} standing={standing} large={column === by} />
        </td>
      ))}
    </tr>
  )
}

/** Beside a rating there is room for so many letters: a smaller name is better than one that is broken inside a word. */
function sizeOf(name: string): string {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length))
  if (longest > 13) return 'text-sm'
  if (longest > 11) return 'text-base'
  return longest > 9 ? 'text-lg' : 'text-xl'
}

/** A value; on a phone held upright with its unit, for want of a column. */
function Cell({ column, standing, large }: { column: Column; standing: Standing; large: boolean }) {
  const t = useOwnWords(words)
  const numbers = useNumbers()
  const value = column === 'streak' ? standing.streak.now : measured(standing, column)
  // Silent on a card, where no column waits for it.
  if (value === null) return <span className={large ? 'text-quiet' : 'sr-only text-quiet flat:not-sr-only'}>–</span>
  const number = numbers(value, column === 'averagePlace' ? 'tenths' : 'plain')
  const big = large
    ? 'block text-3xl leading-none font-extrabold text-ink flat:inline flat:text-base'
    : 'font-bold text-ink flat:font-normal'
  switch (column) {
    case 'rating': {
      const { guess, range } = estimateOf(standing.rating)
      return (
        <>
          <span className={big}>{number}</span>{' '}
          <span className={`text-sm whitespace-nowrap text-quiet ${large ? 'block flat:inline' : ''}`}>
            {t('plusMinus', { guess: numbers(guess), range: numbers(range) })}
          </span>
        </>
      )
    }
    case 'averagePlace':
      return (
        <>
          {!large && <Unit large={large}>{t('columns.averagePlace')} </Unit>}
          <span className={big}>{number}</span>
          {large && <Unit large={large}>{t('columns.averagePlace')}</Unit>}
        </>
      )
    case 'streak':
      return (
        // Whoever has just lost need not see it on a small card.
        <span className={value === 0 ? 'sr-only flat:not-sr-only' : ''}>
          <span className={big}>{number}</span>
          <Unit large={large}> {t('unit.streak')}</Unit>
          {standing.streak.longest > value && (
            <span className="ml-1 hidden text-sm whitespace-nowrap text-quiet flat:inline">
              ({t('best', { count: standing.streak.longest })})
            </span>
          )}
        </span>
      )
    default:
      return (
        <>
          <span className={big}>{number}</span>
          <Unit large={large}> {t(`unit.${column}`, { count: value })}</Unit>
        </>
      )
  }
}

/** What a number counts: a column's heading says it to who has columns. */
function Unit({ large, children }: { large: boolean; children: ReactNode }) {
  return (
    <span aria-hidden="true" className={`text-sm text-quiet flat:hidden ${large ? 'block' : ''}`}>
      {children}
    </span>
  )
}
