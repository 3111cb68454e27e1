import { attempt, attemptRead, attemptWrite, type Book, type PartRow, type TableRow, theBook } from './database'
import { type Outcome, Refusal } from './failure'
import { type Edit, fits, growth, linesIn } from './journal'

/** What the list shows of a table besides its players; given with every write by who knows the game. */
export interface Summary {
  readonly over: boolean
  readonly status: string
}

/** A table to be kept. `game` and `players` say again what the header line says: nothing here parses it. */
export interface NewTable extends Summary {
  readonly header: string
  readonly game: string
  readonly players: readonly string[]
  /** When it was begun, milliseconds since 1970; now, if left out. */
  readonly created?: number
}

/** A table with its log: the lines are `linesOf(base, edits.slice(0, row.cursor))`. */
export interface StoredTable {
  readonly row: TableRow
  readonly base: readonly string[]
  readonly edits: readonly Edit[]
}

/** Characters of text in one row of imported lines: few rows, none too large to be moved at once. */
const PART = 1 << 19

/** Begins a table without events. */
export function createTable(table: NewTable, book: Book = theBook()): Promise<Outcome<TableRow>> {
  return importTable(table, [], book)
}

/** Keeps a table that was read from a log: header and event lines exactly as they stood there. All of it, or nothing. */
export function importTable(
  { header, game, players, over, status, created }: NewTable,
  lines: readonly string[],
  book: Book = theBook(),
): Promise<Outcome<TableRow>> {
  const now = book.now()
  const row: TableRow = {
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
  }
  return attemptWrite(book, async () => {
    oneLineEach([header, ...lines])
    // put, not add: a second attempt may find that the first did reach the disk.
    await book.parts.bulkPut(partsOf(row.id, lines))
    await book.tables.put(row)
    return row
  })
}

/** Reads a table with its whole log, redo included. Fails with `missing`, also for a deleted table, and `damaged`. */
export function loadTable(id: string, book: Book = theBook()): Promise<Outcome<StoredTable>> {
  return attemptRead(book, async () => {
    const row = await kept(book, id)
    const parts = await book.parts.where('[table+part]').between([id, 0], [id, Infinity]).toArray()
    const base = parts.flatMap(({ text }) => text.split('\n'))
    const rows = await book.edits.where('[table+seq]').between([id, 0], [id, row.length]).toArray()
    if (base.length !== row.base || rows.length !== row.length) throw new Refusal({ code: 'damaged' })
    return { row, base, edits: rows.map(({ edit }) => edit) }
  })
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
  return attemptWrite(book, async () => {
    const row = await current(book, id, version)
    oneLineEach(edits.flatMap(linesIn))
    let events = row.events
    for (const edit of edits) {
      if (!fits(edit, events)) throw new Refusal({ code: 'out-of-range' })
      events += growth(edit)
    }
    if (row.length > row.cursor) {
      await book.edits.where('[table+seq]').between([id, row.cursor], [id, Infinity]).delete()
    }
    await book.edits.bulkAdd(edits.map((edit, index) => ({ table: id, seq: row.cursor + index, edit })))
    const cursor = row.cursor + edits.length
    return change(book, row, { ...summaryOf(summary), events, cursor, length: cursor, changed: book.now() })
  })
}

/**
 * Goes back (`delta` below 0) or forth that many edits. Resolves when the new place is on the disk.
 * @param version as in `appendEdits`
 */
export function moveCursor(
  id: string,
  version: number,
  delta: number,
  summary: Summary,
  book: Book = theBook(),
): Promise<Outcome<TableRow>> {
  return attemptWrite(book, async () => {
    const row = await current(book, id, version)
    const cursor = row.cursor + delta
    if (!Number.isInteger(cursor) || cursor < 0 || cursor > row.length) throw new Refusal({ code: 'out-of-range' })
    const passed = await book.edits
      .where('[table+seq]')
      .between([id, Math.min(cursor, row.cursor)], [id, Math.max(cursor, row.cursor)])
      .toArray()
    if (passed.length !== Math.abs(delta)) throw new Refusal({ code: 'damaged' })
    const grown = passed.reduce((sum, { edit }) => sum + growth(edit), 0)
    const events = row.events + Math.sign(delta) * grown
    return change(book, row, { ...summaryOf(summary), events, cursor, changed: book.now() })
  })
}

/** All tables but the deleted, the last changed first. Reads no log. */
export function listTables(book: Book = theBook()): Promise<Outcome<readonly TableRow[]>> {
  return attempt(book, () => listed(book))
}

/** The rows behind `listTables`, without its care for failures. */
export async function listed(book: Book): Promise<readonly TableRow[]> {
  const rows = await book.tables.toArray()
  return rows.filter((row) => row.deleted === undefined).sort((one, other) => other.changed - one.changed)
}

/** Hides a table until it is restored or purged. Whoever is writing to it is answered `missing` from now on. */
export function deleteTable(id: string, book: Book = theBook()): Promise<Outcome<TableRow>> {
  return attemptWrite(book, async () => {
    const row = await stored(book, id)
    return row.deleted === undefined ? change(book, row, { deleted: book.now() }) : row
  })
}

/** Takes a deletion back; fails with `missing` if the table has been purged. Restoring what is there changes nothing. */
export function restoreTable(id: string, book: Book = theBook()): Promise<Outcome<TableRow>> {
  return attemptWrite(book, async () => {
    const row = await stored(book, id)
    if (row.deleted === undefined) return row
    const { deleted: _, ...back } = row
    return change(book, back, {})
  })
}

/** Removes for good what was deleted before that time (milliseconds since 1970). Gives the number of tables removed. */
export function purgeDeleted(before: number, book: Book = theBook()): Promise<Outcome<number>> {
  return attemptWrite(book, async () => {
    const rows = await book.tables.toArray()
    const gone = rows.filter(({ deleted }) => deleted !== undefined && deleted < before)
    for (const { id } of gone) {
      await book.edits.where('[table+seq]').between([id, 0], [id, Infinity]).delete()
      await book.parts.where('[table+part]').between([id, 0], [id, Infinity]).delete()
      await book.tables.delete(id)
    }
    return gone.length
  })
}

/** A name for a table, 96 bits at random. crypto.randomUUID is missing where the page comes over plain http. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function stored(book: Book, id: string): Promise<TableRow> {
  const row = await book.tables.get(id)
  if (!row) throw new Refusal({ code: 'missing' })
  return row
}

async function kept(book: Book, id: string): Promise<TableRow> {
  const row = await stored(book, id)
  if (row.deleted !== undefined) throw new Refusal({ code: 'missing' })
  return row
}

async function current(book: Book, id: string, version: number): Promise<TableRow> {
  const row = await kept(book, id)
  if (row.version !== version) throw new Refusal({ code: 'conflict', version: row.version })
  return row
}

async function change(book: Book, row: TableRow, changes: Partial<TableRow>): Promise<TableRow> {
  const next = { ...row, ...changes, version: row.version + 1 }
  await book.tables.put(next)
  return next
}

/** Only these two, whatever else the caller's object carries. */
function summaryOf({ over, status }: Summary): Summary {
  return { over, status }
}

function oneLineEach(lines: readonly string[]): void {
  if (lines.some((line) => line.includes('\n'))) throw new Refusal({ code: 'line-feed' })
}

/** Whole lines, joined up to about PART characters a row. */
function partsOf(table: string, lines: readonly string[]): PartRow[] {
  const parts: PartRow[] = []
  for (let from = 0; from < lines.length; ) {
    let to = from
    for (let size = 0; to < lines.length && size < PART; to++) size += (lines[to] as string).length + 1
    parts.push({ table, part: parts.length, text: lines.slice(from, to).join('\n') })
    from = to
  }
  return parts
}
