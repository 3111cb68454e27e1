import type { LiveTable, OpenTable } from '@/lib/book/live'

/** What the screen of a game is given. */
export interface GameScreenProps {
  readonly table: OpenTable
  readonly live: LiveTable
}
