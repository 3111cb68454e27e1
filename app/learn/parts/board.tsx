'use client'

import type { GameId, PublicTable } from '@/lib/referee/game'
import { Centre } from './centre'
import { SeatList } from './seat-list'

/** A table to look at: who sits there, what lies before them, and the pile. Nothing on it can be tapped. */
export function Board({
  game,
  table,
  names,
  you,
  asked = null,
}: {
  game: GameId
  table: PublicTable
  names: readonly string[]
  /** The learner's seat, if there is one. */
  you: number | null
  /** What is not shown because it is the answer: its path in the table, `players.1.hand`. */
  asked?: string | null
}) {
  return (
    <div className="flex flex-col gap-3">
      <SeatList game={game} table={table} names={names} you={you} asked={asked} />
      <Centre game={game} table={table} asked={asked} />
    </div>
  )
}
