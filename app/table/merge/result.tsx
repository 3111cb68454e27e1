'use client'

import { useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import type { OpenTable } from '@/lib/book/live'
import { isApplied } from '@/lib/referee/record'
import { Result } from '../result'
import type { MergeEvent, MergeMove, MergeView } from './view'
import { words } from './words'

/** The end of a game of Merge: one has won, the others show what they hold. */
export function MergeResult({ table, view }: { table: OpenTable; view: MergeView }) {
  const t = useOwnWords(words)
  const shared = useWords('table')
  const moves = table.record.moves as readonly MergeMove[]
  const applied = moves.filter((move) => isApplied(move.event, move.ruling))
  const count = (verb: MergeEvent['do']) => applied.filter(({ event }) => event.do === verb).length
  const facts = [
    t('facts.cards', { count: count('place') }),
    t('facts.merges', { count: count('merge') }),
    t('facts.splits', { count: count('split') }),
    t('facts.taken', { count: count('take-pile') }),
  ]
  const partly = view.onlyLaidOut || moves.slice(0, -1).every(({ event }) => event.do === 'lay-out')
  // What was not written down cannot be counted.
  const beside = partly
    ? undefined
    : (by: number) => (
        <span className="text-base font-semibold">{shared('hand', { count: view.table.players[by]?.hand ?? 0 })}</span>
      )
  return <Result table={table} facts={facts} {...(beside && { beside })} />
}
