import { attemptWrite, type Book, type TableRow, theBook } from './database'
import { type Outcome, Refusal } from './failure'
import { growth } from './journal'
import { change, current } from './rows'
import type { Summary } from './table'

/**
 * Where undo (`delta` below 0) or redo comes to rest, counted in edits. Never where the table is still asked for a ruling,
 * as long as there is a way on: a play and its ruling are two edits, and whoever stopped between them would be asked once
 * more, and could not go on without an answer, with which what lies ahead is gone.
 *
 * @param length of the edits; where it goes beyond an end, the answer is no place of theirs either.
 * @param asks whether the table is asked for a ruling after that many edits.
 */
export function restOf(cursor: number, length: number, delta: number, asks: (at: number) => boolean): number {
  const way = Math.sign(delta)
  let at = cursor + delta
  while (way !== 0 && at > 0 && at < length && asks(at)) at += way
  return at
}

/**
 * Goes back (`delta` below 0) or forth that many edits. Resolves when the new place is on the disk.
 * @param version of the row that this was meant for; if it is no longer that, the answer is `conflict`.
 */
export function moveCursor(
  id: string,
  version: number,
  delta: number,
  { over, status }: Summary,
  book: Book = theBook(),
): Promise<Outcome<TableRow>> {
  return attemptWrite(book, async () => {
    const row = current(await book.tables.get(id), version)
    const cursor = row.cursor + delta
    if (!Number.isInteger(cursor) || cursor < 0 || cursor > row.length) throw new Refusal({ code: 'out-of-range' })
    const passed = await book.edits
      .where('[table+seq]')
      .between([id, Math.min(cursor, row.cursor)], [id, Math.max(cursor, row.cursor)])
      .toArray()
    if (passed.length !== Math.abs(delta)) throw new Refusal({ code: 'damaged' })
    const grown = passed.reduce((sum, { edit }) => sum + growth(edit), 0)
    const events = row.events + Math.sign(delta) * grown
    return change(book, row, { over, status, events, cursor, changed: book.now() })
  })
}
