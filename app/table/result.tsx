'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { useFailureWords } from '@/app/parts/use-failure-words'
import { useWords } from '@/app/words'
import { beginTable } from '@/lib/book/begin'
import type { Failure } from '@/lib/book/failure'
import type { OpenTable } from '@/lib/book/live'
import { keepsMemory } from '@/lib/book/memory'
import { stateOf } from '@/lib/referee/record'

const MINUTE = 60_000

/** More players stand closer, so that all of them are seen at once on a phone. */
const ROOMY = 5

/** The end of a game: who came where, what happened, and on to the next. */
export function Result({
  table,
  facts = [],
  beside,
}: {
  table: OpenTable
  /** What this game counts, in words. */
  facts?: readonly string[]
  /** What stands beside a player's name, such as points. */
  beside?: (by: number) => ReactNode
}) {
  const t = useWords('over')
  const router = useRouter()
  const failureWords = useFailureWords()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [starting, setStarting] = useState(false)
  const { game, header, record, row } = table

  async function next() {
    if (starting) return
    setStarting(true)
    const begun = await beginTable({
      game,
      players: header.players,
      options: header.options,
      memory: keepsMemory(row.header),
    })
    if (begun.ok) return router.replace(`/table/?id=${begun.value.id}`)
    setStarting(false)
    setFailure(begun.failure)
  }

  const players = game.table(stateOf(record)).players.map(({ place }, by) => ({ name: header.players[by], by, place }))
  const placed = players
    .filter(({ place }) => typeof place === 'number')
    .sort((a, b) => Number(a.place) - Number(b.place))
  const others = players.filter(({ place }) => typeof place !== 'number')
  const many = players.length > ROOMY
  const minutes = minutesOf(record.moves.map(({ event }) => event.at))
  const illegal = record.moves.filter(({ ruling }) => ruling.verdict === 'illegal').length

  return (
    <section aria-label={t('result')} className="flex flex-col gap-3">
      <ol className="grid gap-1">
        {[...placed, ...others].map(({ name, by, place }) => (
          <li
            key={name}
            className={`flex items-baseline gap-3 rounded-2xl px-3 ${place === 1 ? 'bg-you py-1.5 text-2xl font-extrabold text-on-you' : many ? 'leading-snug' : 'py-1.5 text-lg'}`}
          >
            <span className="w-8 text-right font-extrabold">{typeof place === 'number' ? `${place}.` : '–'}</span>
            <span className="min-w-0 truncate font-bold">{name}</span>
            {place === 'left' && <span className="text-quiet">{t('gaveUp')}</span>}
            {beside && <span className="ml-auto shrink-0">{beside(by)}</span>}
          </li>
        ))}
      </ol>
      <p className="px-3 text-sm text-quiet text-pretty">
        {[
          ...(minutes === null ? [] : [t('minutes', { count: minutes })]),
          ...facts,
          t('illegal', { count: illegal }),
        ].join(' · ')}
      </p>
      <button type="button" className="button button-main min-h-16 text-xl" onClick={next}>
        {t('next')}
      </button>
      {failure && (
        <p role="alert" className="font-bold text-no">
          {failureWords(failure)}
        </p>
      )}
    </section>
  )
}

/** From the first event's time to the last one's; null where there are not two. */
function minutesOf(times: readonly (string | undefined)[]): number | null {
  const known = times.flatMap((at) => (at ? [Date.parse(at)] : [])).filter(Number.isFinite)
  return known.length > 1 ? Math.round((Math.max(...known) - Math.min(...known)) / MINUTE) : null
}
