'use client'

import { useWords } from '@/app/words'
import type { OpenTable } from '@/lib/book/live'
import { isApplied } from '@/lib/referee/record'
import { Result } from '../result'
import type { MezzaMove } from './view'

/** What happened in a game, in figures. */
function summaryOf(moves: readonly MezzaMove[]) {
  const applied = moves.filter((move) => isApplied(move.event, move.ruling))
  const outOfTurn = applied.filter(
    ({ event, before, ruling }) =>
      event.do === 'play' && ruling.verdict === 'legal' && before.opened && before.turn !== event.by,
  )
  const quick = outOfTurn.filter(({ event, before }) => before.last === event.by)
  return {
    moves: applied.filter(({ event }) => event.do === 'play' || event.do === 'pick-up').length,
    snatches: outOfTurn.length - quick.length,
    quickPlays: quick.length,
    pickUps: applied.filter(
      ({ event, before, after }) =>
        before.pile && !after.pile && after.removed === before.removed && event.do !== 'leave',
    ).length,
  }
}

/** The end of a game of Mezza. */
export function MezzaResult({ table }: { table: OpenTable }) {
  const t = useWords('over')
  const summary = summaryOf(table.record.moves as readonly MezzaMove[])
  const facts = [
    t('moves', { count: summary.moves }),
    t('snatches', { count: summary.snatches }),
    t('quickPlays', { count: summary.quickPlays }),
    t('pickUps', { count: summary.pickUps }),
  ]
  return <Result table={table} facts={facts} />
}
