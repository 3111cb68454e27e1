'use client'

import { useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import type { OpenTable } from '@/lib/book/live'
import { isApplied } from '@/lib/referee/record'
import { Result } from '../result'
import type { MauMauMove, MauMauView } from './view'
import { words } from './words'

/** The end of a game of Mau Mau. */
export function MauMauResult({ table, view }: { table: OpenTable; view: MauMauView }) {
  const shared = useWords('over')
  const t = useOwnWords(words)
  const moves = (table.record.moves as readonly MauMauMove[]).filter(({ event, ruling }) => isApplied(event, ruling))
  const count = (...verbs: readonly string[]) => moves.filter(({ event }) => verbs.includes(event.do)).length
  const inPoints = view.options.points !== null
  const facts = [
    shared('moves', { count: count('play', 'draw') }),
    ...(inPoints ? [t('facts.rounds', { count: count('start') })] : []),
    t('facts.caught', { count: count('catch') }),
    t('facts.challenges', { count: count('challenge') }),
  ]
  const beside = (by: number) => t('count.points', { count: view.table.players[by]?.points ?? 0 })
  return <Result table={table} facts={facts} {...(inPoints && { beside })} />
}
