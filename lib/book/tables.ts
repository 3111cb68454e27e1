import { attempt, attemptWrite, type Book, type PartRow, type TableRow, theBook } from './database'
import type { Outcome } from './failure'
import { newId } from './new-id'
import type { ResultRow } from './result'
import { change, oneLineEach, stored } from './rows'
import { spoiled } from './spoiled'
import type { Summary } from './table'

/** A table to be kept. `game` and `players` say again what the header line says: nothing here parses it. */
export interface NewTable extends Summary {
  readonly header: string
  readonly game: string
  readonly players: readonly string[]
  /** When it was begun, milliseconds since 1970; now, if left out. */
  readonly created?: number
}

/** How long what was deleted can be restored before anything removes it by itself; milliseconds. */
export const KEPT_DELETED = 30 * 86_400_000

/** Characters of text in one row of imported lines: few rows, none too large to be moved at once. */
const PART = 1 << 19

/** Begins a table without events. */
export function createTable(table: NewTable, book: Book = theBook()): Promise<Outcome<TableRow>> {
  return importTable(table, [], book)
}

/** Keeps a table that was read from a log: header and event lines exactly as they stood there. All of it, or nothing. */
export function importTable(
  table: NewTable,
  lines: readonly string[],
  book: Book = theBook(),
): Promise<Outcome<TableRow>> {
  const row = importedRow(table, lines, book.now())
  return attemptWrite(book, () => putTable(row, lines, book))
}

/** The row of a table that comes in now, with an id that nobody has. */
export function importedRow(
  { header, game, players, over, status, created }: NewTable,
  lines: readonly string[],
  now: number,
): TableRow {
  return {
    id: newId(),
    header,
    game,
    players: [...players],
    created: created ?? now,
    changed: now,
    base: lines.length,
    cursor: 0,
    length: 0,
    events: lines.length,
    version: 1,
    over,
    status,
    ...(over && { due: created ?? now }),
  }
}

/** Writes a table that came in. To be called within a transaction that writes. */
export async function putTable(row: TableRow, lines: readonly string[], book: Book): Promise<TableRow> {
  oneLineEach([row.header, ...lines])
  // put, not add: a second attempt may find that the first did reach the disk.
  await book.parts.bulkPut(partsOf(row.id, lines))
  await book.tables.put(row)
  return row
}

/** Tables as a list begins with them. */
export interface Listed {
  /** The last changed first. */
  readonly rows: readonly TableRow[]
  /** How many more there are. */
  readonly more: number
}

/** All tables but the deleted, the last changed first. Reads no log. */
export function listTables(book: Book = theBook()): Promise<Outcome<readonly TableRow[]>> {
  return attempt(book, async () => (await listed(book, Number.POSITIVE_INFINITY)).rows)
}

/** The `limit` tables that were changed last, and how many more there are, without `listTables`' care for failures. */
export async function listed(book: Book, limit: number): Promise<Listed> {
  const [all, deleted] = await Promise.all([book.tables.count(), book.tables.orderBy('deleted').count()])
  const last = book.tables.orderBy('changed').reverse()
  // By an index, in which the deleted ones cannot be told from the rest: as many more of them are read.
  const found = await last.limit(limit + deleted).toArray()
  const rows = found.filter((row) => row.deleted === undefined).slice(0, limit)
  return { rows, more: all - deleted - rows.length }
}

/** The tables that a new one is proposed from: those changed last, and the one that is to be played again. */
export function recentTables(again: string | null, book: Book = theBook()): Promise<Outcome<readonly TableRow[]>> {
  return attempt(book, async () => {
    const { rows } = await listed(book, RECENT)
    const named = again === null || rows.some(({ id }) => id === again) ? undefined : await book.tables.get(again)
    return named && named.deleted === undefined ? [...rows, named] : rows
  })
}

/** Of how many tables the players and house rules are proposed again. */
const RECENT = 200

/** Hides a table until it is restored or purged. Whoever is writing to it is answered `missing` from now on. */
export function deleteTable(id: string, book: Book = theBook()): Promise<Outcome<TableRow>> {
  return attemptWrite(book, async () => {
    const row = await stored(book, id)
    if (row.deleted !== undefined) return row
    const deleted = book.now()
    await withResult(book, id, (result) => ({ ...result, deleted }))
    return change(book, row, { deleted })
  })
}

/** Takes a deletion back; fails with `missing` if the table has been purged. Restoring what is there changes nothing. */
export function restoreTable(id: string, book: Book = theBook()): Promise<Outcome<TableRow>> {
  return attemptWrite(book, async () => restored(await stored(book, id), book))
}

/** The row of a table whose deletion is taken back. To be called within a transaction that writes. */
export async function restored(row: TableRow, book: Book): Promise<TableRow> {
  if (row.deleted === undefined) return row
  const { deleted: _, ...back } = row
  const result = await withResult(book, row.id, ({ deleted: _, ...result }) => result)
  // The result comes back as it was; the table may have gone back on its end, or have come in anew meanwhile.
  return change(book, back, result ? { due: row.created } : {})
}

/** What becomes of a table becomes of its result, if it has one: that is given back. */
async function withResult(
  book: Book,
  id: string,
  next: (result: ResultRow) => ResultRow,
): Promise<ResultRow | undefined> {
  const result = await book.results.get(id)
  if (!result) return undefined
  await book.results.put({ ...next(result), changed: book.now() })
  await spoiled(book, result.ended)
  return result
}

/** Removes a table and its log. To be called within a transaction that writes. */
export async function eraseTable(id: string, book: Book): Promise<void> {
  await eraseLog(id, book)
  await book.tables.delete(id)
}

/** Removes what is stored of a table but its row. To be called within a transaction that writes. */
export async function eraseLog(id: string, book: Book): Promise<void> {
  await book.edits.where('[table+seq]').between([id, 0], [id, Infinity]).delete()
  await book.parts.where('[table+part]').between([id, 0], [id, Infinity]).delete()
}

/** Whole lines, joined up to about PART characters a row. */
export function partsOf(table: string, lines: readonly string[]): PartRow[] {
  const parts: PartRow[] = []
  for (let from = 0; from < lines.length; ) {
    let to = from
    for (let size = 0; to < lines.length && size < PART; to++) size += (lines[to] as string).length + 1
    parts.push({ table, part: parts.length, text: lines.slice(from, to).join('\n') })
    from = to
  }
  return parts
}
