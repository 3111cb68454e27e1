import type { AnyGame } from '@/lib/referee/game'
import { type Log, readLog } from '@/lib/referee/log'
import type { LogError } from '@/lib/referee/log-error'
import { type Book, theBook } from './database'
import type { Outcome } from './failure'
import { linesOf, logText } from './journal'
import { loadTable } from './table'

/** A stored table's log, or the line of it that cannot be read. */
export type TableLog = { readonly log: Log } | { readonly error: LogError }

/**
 * Reads the log of a table: the events in force, validated.
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
  const game = await load(row.game)
  const text = logText(row.header, linesOf(base, edits.slice(0, row.cursor)))
  return { ok: true, value: readLog(new TextEncoder().encode(text), () => game) }
}
