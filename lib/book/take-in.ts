import { loadGame } from '@/lib/games/load'
import type { AnyGame } from '@/lib/referee/game'
import { LogError } from '@/lib/referee/log-error'
import { attempt, attemptWrite, type Book, type TableRow, theBook } from './database'
import { type Draft, draftOf } from './draft'
import type { Failure, Outcome } from './failure'
import { saveLedger } from './ledger-store'
import { type Breathe, breather } from './pause'
import { seatPeople } from './people'
import type { ResultRow } from './result'
import { spoiled } from './spoiled'
import { loadTable, type StoredTable } from './table'

/** So many tables are written together: each write waits for the disk. */
const BATCH = 16

/** After so many batches the ledger is stored, too: who looks meanwhile need not wait until all are counted. */
const STRETCH = 16

/** What came of a table: null where that is no result; unread where nobody knows, and what was known before holds. */
interface Found {
  readonly row: TableRow
  readonly draft: Draft | null | 'unread'
}

const running = new WeakMap<Book, Promise<unknown>>()

/**
 * Every finished table that the book has not taken in yet, or that has changed since, gets its result; one that is not
 * finished any more loses it. Folds logs in pieces that leave the page responsive; stopped halfway, it goes on the next
 * time. Gives the number of tables that were looked at.
 */
export function takeIn(book: Book = theBook()): Promise<Outcome<number>> {
  const before = running.get(book) ?? Promise.resolve()
  const mine = before.then(() => takeAllIn(book))
  // The ledger is stored afterwards: nobody need wait for that.
  const stored = mine.then(() => saveLedger(book))
  running.set(
    book,
    stored.catch(() => undefined),
  )
  return mine
}

async function takeAllIn(book: Book): Promise<Outcome<number>> {
  // As they were begun: the ledger grows at its end.
  const due = await attempt(book, () => book.tables.orderBy('due').primaryKeys())
  if (!due.ok) return due
  const breathe = breather()
  let looked = 0
  for (let from = 0; from < due.value.length; from += BATCH) {
    const found: Found[] = []
    for (const id of due.value.slice(from, from + BATCH)) {
      const next = await find(id, book, breathe)
      if (next && 'failure' in next) return { ok: false, failure: next.failure }
      if (next) found.push(next)
    }
    looked += found.length
    const written = await attemptWrite(book, () => write(found, book))
    if (!written.ok) return written
    if ((from / BATCH + 1) % STRETCH === 0) await saveLedger(book)
  }
  return { ok: true, value: looked }
}

/** What came of a table; undefined where it has been deleted meanwhile, or stays due. */
async function find(
  id: string,
  book: Book,
  breathe: Breathe,
): Promise<Found | { readonly failure: Failure } | undefined> {
  const row = await attempt(book, () => book.tables.get(id))
  if (!row.ok) return row
  if (!row.value) return undefined
  if (!row.value.over || row.value.deleted !== undefined) return { row: row.value, draft: null }
  const loaded = await loadTable(id, book)
  if (loaded.ok) return drafted(loaded.value, breathe)
  // What is damaged stays out of the book, unless it is in it.
  return loaded.failure.code === 'damaged' ? { row: row.value, draft: 'unread' } : { failure: loaded.failure }
}

async function drafted(
  table: StoredTable,
  breathe: Breathe,
): Promise<Found | undefined | { readonly failure: Failure }> {
  let game: AnyGame | undefined
  try {
    // With all that reading a log may load: what goes wrong from here on is not for want of files.
    game = (await Promise.all([loadGame(table.row.game), import('@/lib/referee/log')]))[0]
  } catch (cause) {
    return { failure: { code: 'unavailable', cause } } // The game's files have not come.
  }
  const { row } = table
  if (!game) return { row, draft: 'unread' }
  try {
    return { row, draft: await draftOf(table, game, breathe) }
  } catch (error) {
    // One log must not keep the others from the book. What cannot be read stays out of it, or as it was when it could; of
    // what went wrong for another reason, our own mistake, nothing is known: it stays due.
    return error instanceof LogError ? { row, draft: 'unread' } : undefined
  }
}

/** Those that have changed meanwhile stay due. */
async function write(found: readonly Found[], book: Book): Promise<void> {
  for (const { row, draft } of found) {
    const now = await book.tables.get(row.id)
    if (now?.version !== row.version) continue
    const { due: _, ...done } = now
    await book.tables.put(done)
    if (row.deleted !== undefined) continue // Its result is deleted with it, and comes back with it.
    if (draft === 'unread') continue
    const before = await book.results.get(row.id)
    if (draft) await book.results.put(await resultOf(row, draft, before, book))
    else await book.results.delete(row.id)
    const times = [before?.ended, draft?.ended].filter((time) => time !== undefined)
    if (times.length > 0) await spoiled(book, Math.min(...times))
  }
}

async function resultOf(
  { id, version }: TableRow,
  { pairs, ...draft }: Draft,
  before: ResultRow | undefined,
  book: Book,
): Promise<ResultRow> {
  const names = draft.seats.map(({ name }) => name)
  // Whom the names meant when the table was first taken in, they mean when it is corrected.
  const same = before?.seats.length === names.length && before.seats.every(({ name }, seat) => name === names[seat])
  const people = same ? before.people : await seatPeople(names, book)
  return {
    ...{ id, source: 'table', ...draft },
    seats: draft.seats.map((seat, i) => ({ person: people[i] as string, ...seat })),
    ...(pairs && { pairs }),
    people,
    version,
    changed: book.now(),
  }
}
