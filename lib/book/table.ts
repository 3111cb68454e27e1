import { attemptRead, attemptRewrite, type Book, type Rewrite, type TableRow, theBook } from './database'
import { type Outcome, Refusal } from './failure'
import { type Edit, fits, growth, linesIn } from './journal'
import { changed, current, kept, oneLineEach } from './rows'

/** What the list shows of a table besides its players; given with every write by who knows the game. */
export interface Summary {
  readonly over: boolean
  readonly status: string
}

/** A table with its log: the lines are `linesOf(base, edits.slice(0, row.cursor))`. */
export interface StoredTable {
  readonly row: TableRow
  readonly base: readonly string[]
  readonly edits: readonly Edit[]
}

/** Reads a table with its whole log, redo included. Fails with `missing`, also for a deleted table, and `damaged`. */
export function loadTable(id: string, book: Book = theBook()): Promise<Outcome<StoredTable>> {
  return attemptRead(book, async () => {
    const table = await wholeTable(kept(await book.tables.get(id)), book)
    if (!table) throw new Refusal({ code: 'damaged' })
    return table
  })
}

/** What is stored of a table, deleted or not; undefined where that is not whole. To be called within a transaction. */
export async function wholeTable(row: TableRow, book: Book): Promise<StoredTable | undefined> {
  const { id } = row
  const parts = await book.parts.where('[table+part]').between([id, 0], [id, Infinity]).toArray()
  const base = parts.flatMap(({ text }) => text.split('\n'))
  const rows = await book.edits.where('[table+seq]').between([id, 0], [id, row.length]).toArray()
  if (base.length !== row.base || rows.length !== row.length) return undefined
  return { row, base, edits: rows.map(({ edit }) => edit) }
}

/** What is written behind the cursor, and what the list shows with it. */
export interface Appending {
  readonly edits: readonly Edit[]
  readonly summary: Summary
}

/**
 * Writes edits behind the cursor and moves it past them; edits that were undone are gone with that. Several edits are
 * written together or not at all. Resolves when they are on the disk.
 * @param version of the row that the edits were made for; if it is no longer that, the answer is `conflict`.
 */
export function appendEdits(
  id: string,
  version: number,
  edits: readonly Edit[],
  summary: Summary,
  book: Book = theBook(),
): Promise<Outcome<TableRow>> {
  // Never null: there is something to write.
  return appendMade(id, version, () => ({ edits, summary }), book) as Promise<Outcome<TableRow>>
}

/**
 * As `appendEdits`, of edits that take a while to be made: they are made while the disk is asked.
 * @param make gives null where nothing is to be written; then the answer is null.
 */
export function appendMade(
  id: string,
  version: number,
  make: () => Appending | null,
  book: Book = theBook(),
): Promise<Outcome<TableRow | null>> {
  return attemptRewrite(book, id, () => {
    const made = make()
    return made && appending(id, version, made, book)
  })
}

function appending(id: string, version: number, { edits, summary }: Appending, book: Book): Rewrite {
  return (found) => {
    const row = current(found, version)
    oneLineEach(edits.flatMap(linesIn))
    let events = row.events
    for (const edit of edits) {
      if (!fits(edit, events)) throw new Refusal({ code: 'out-of-range' })
      events += growth(edit)
    }
    const cursor = row.cursor + edits.length
    const changes = { ...summaryOf(summary), events, cursor, length: cursor, changed: book.now() }
    return {
      row: changed(row, changes),
      edits: edits.map((edit, index) => ({ table: id, seq: row.cursor + index, edit })),
    }
  }
}

/** Only these two, whatever else the caller's object carries. */
function summaryOf({ over, status }: Summary): Summary {
  return { over, status }
}
