import { engineOf } from '@/lib/referee/engine'
import type { AnyGame } from '@/lib/referee/game'
import type { Log } from '@/lib/referee/log'
import { LogError } from '@/lib/referee/log-error'
import { type Book, theBook } from './database'
import type { Outcome } from './failure'
import { linesOf } from './journal'
import { storedReader } from './stored'
import { loadTable } from './table'

/** What was played at a stored table, or the line of it that cannot be read. */
export type TableLog = { readonly log: Pick<Log, 'game' | 'header' | 'events'> } | { readonly error: LogError }

/**
 * Reads the log of a table: the events in force.
 *
 * @param load finds the table's game by its id, so that no other need be loaded.
 */
export async function readTableLog(
  id: string,
  load: (game: string) => Promise<AnyGame | undefined>,
  book: Book = theBook(),
): Promise<Outcome<TableLog>> {
  const loaded = await loadTable(id, book)
  if (!loaded.ok) return loaded
  const { row, base, edits } = loaded.value
  try {
    const game = await load(row.game)
    if (!game) throw new LogError(1, `"game": ${JSON.stringify(row.game)} is no game known here`)
    const reader = await storedReader(loaded.value, {
      loadEngine: async () => engineOf(game),
      loadGame: async () => game,
    })
    const lines = linesOf(base, edits.slice(0, row.cursor))
    const events = lines.map((line, index) => reader.event(line, index + 2))
    return { ok: true, value: { log: { game, header: reader.header, events } } }
  } catch (error) {
    if (error instanceof LogError) return { ok: true, value: { error } }
    throw error
  }
}
