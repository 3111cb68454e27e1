'use client'

import { useOwnWords } from '@/app/words/own-words'
import type { OpenTable } from '@/lib/book/live'
import { isApplied } from '@/lib/referee/record'
import { Result } from '../result'
import type { MischMaschMove } from './view'
import { words } from './words'

/** The end of a game of Misch Masch. */
export function MischMaschResult({ table }: { table: OpenTable }) {
  const t = useOwnWords(words)
  const applied = (table.record.moves as readonly MischMaschMove[]).filter((move) => isApplied(move.event, move.ruling))
  const laid = applied.filter(({ event }) => event.do === 'play') as readonly (MischMaschMove & {
    readonly event: { readonly by: number }
  })[]
  const hands = ({ before }: MischMaschMove) => before.seats.reduce((sum, { hand }) => sum + hand, 0)
  const drawn = applied.reduce((sum, move) => {
    const after = move.after.seats.reduce((cards, { hand }) => cards + hand, 0)
    return sum + Math.max(0, after - hands(move) + (move.event.do === 'play' ? 1 : 0))
  }, 0)
  const facts = [
    t('facts.cards', { count: laid.length }),
    t('facts.interjections', {
      count: laid.filter(({ event, before }) => {
        const { by } = event
        return before.turn !== null && by !== before.turn && by !== before.follower && by !== before.drawer
      }).length,
    }),
    t('facts.drawn', { count: drawn }),
  ]
  return <Result table={table} facts={facts} />
}
