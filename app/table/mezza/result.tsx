'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useFailureWords } from '@/app/parts/use-failure-words'
import { useWords } from '@/app/words'
import { beginTable } from '@/lib/book/begin'
import type { Failure } from '@/lib/book/failure'
import type { OpenTable } from '@/lib/book/live'
import { keepsMemory } from '@/lib/book/memory'
import { isApplied } from '@/lib/referee/record'
import type { MezzaMove, MezzaView } from './view'

const MINUTE = 60_000

/** What happened in a game, in figures. */
function summaryOf(moves: readonly MezzaMove[]) {
  const applied = moves.filter((move) => isApplied(move.event, move.ruling))
  const times = moves.flatMap(({ event }) => (event.at ? [Date.parse(event.at)] : [])).filter(Number.isFinite)
  const outOfTurn = applied.filter(
    ({ event, before, ruling }) =>
      event.do === 'play' && ruling.verdict === 'legal' && before.opened && before.turn !== event.by,
  )
  const quick = outOfTurn.filter(({ event, before }) => before.last === event.by)
  return {
    moves: applied.filter(({ event }) => event.do === 'play' || event.do === 'pick-up').length,
    illegal: moves.filter(({ ruling }) => ruling.verdict === 'illegal').length,
    snatches: outOfTurn.length - quick.length,
    quickPlays: quick.length,
    pickUps: applied.filter(
      ({ event, before, after }) =>
        before.pile && !after.pile && after.removed === before.removed && event.do !== 'leave',
    ).length,
    minutes: times.length > 1 ? Math.round((Math.max(...times) - Math.min(...times)) / MINUTE) : null,
  }
}

/** The end of a game: who came where, what happened, and on to the next. */
export function Result({ table, view }: { table: OpenTable; view: MezzaView }) {
  const t = useWords('table.over')
  const router = useRouter()
  const failureWords = useFailureWords()
  const [failure, setFailure] = useState<Failure | null>(null)

  async function next() {
    const { game, header, row } = table
    const begun = await beginTable({
      game,
      players: header.players,
      options: header.options,
      memory: keepsMemory(row.header),
    })
    if (begun.ok) router.replace(`/table/?id=${begun.value.id}`)
    else setFailure(begun.failure)
  }

  const { names } = view
  const players = view.table.players.map(({ place }, by) => ({ name: names[by] ?? '', place }))
  const placed = players
    .filter(({ place }) => typeof place === 'number')
    .sort((a, b) => Number(a.place) - Number(b.place))
  const others = players.filter(({ place }) => typeof place !== 'number')
  const summary = summaryOf(table.record.moves as readonly MezzaMove[])

  return (
    <section aria-label={t('result')} className="flex flex-col gap-3">
      <ol className="grid gap-1">
        {[...placed, ...others].map(({ name, place }) => (
          <li
            key={name}
            className={`flex items-baseline gap-3 rounded-2xl px-3 py-1.5 ${place === 1 ? 'bg-you text-2xl font-extrabold text-on-you' : 'text-lg'}`}
          >
            <span className="w-8 text-right font-extrabold">{typeof place === 'number' ? `${place}.` : '–'}</span>
            <span className="min-w-0 truncate font-bold">{name}</span>
            {place === 'left' && <span className="text-quiet">{t('gaveUp')}</span>}
          </li>
        ))}
      </ol>
      <p className="px-3 text-sm text-quiet text-pretty">
        {[
          t('moves', { count: summary.moves }),
          ...(summary.minutes === null ? [] : [t('minutes', { count: summary.minutes })]),
          t('snatches', { count: summary.snatches }),
          t('quickPlays', { count: summary.quickPlays }),
          t('pickUps', { count: summary.pickUps }),
          t('illegal', { count: summary.illegal }),
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
