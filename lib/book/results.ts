import type { GameId } from '@/lib/referee/game'
import { chosenOf } from './choice'
import { attempt, attemptWrite, type Book, theBook } from './database'
import { type Outcome, Refusal } from './failure'
import { readLedger } from './ledger-store'
import { newId } from './new-id'
import { seatPeople } from './people'
import { looksLikePairs } from './places'
import type { Chosen, ResultRow, ResultSeat } from './result'
import { rootsOf } from './roots'
import { spoiled } from './spoiled'
import { deleteTable, restoreTable } from './tables'

export { takeIn } from './take-in'

/** A game played without the phone, as it is entered. */
export interface EnteredGame {
  readonly game: GameId
  /** The evening it counts for. */
  readonly ended: number
  readonly began?: number | null
  /** Different people. */
  readonly seats: readonly Omit<ResultSeat, 'person' | 'seen'>[]
  /** Left out: read off the places. */
  readonly pairs?: boolean
}

/** Keeps a game that was played without the phone. Fails with `twice` where two of the names mean one person. */
export function enterGame(game: EnteredGame, book: Book = theBook()): Promise<Outcome<ResultRow>> {
  const id = newId()
  return attemptWrite(book, async () => {
    const row = await enteredRow(id, game, book)
    await book.results.put(row)
    await spoiled(book, row.ended)
    return row
  })
}

/** Changes a game that was entered by hand. Fails with `missing` and as `enterGame`. */
export function changeEntered(
  id: string,
  changes: Partial<EnteredGame>,
  book: Book = theBook(),
): Promise<Outcome<ResultRow>> {
  return attemptWrite(book, async () => {
    const before = await stored(id, book)
    if (before.source !== 'hand' || before.deleted !== undefined) throw new Refusal({ code: 'missing' })
    const { game, ended, began, seats, pairs = false } = before
    const kept = changes.game || changes.seats ? {} : { pairs }
    const row = await enteredRow(id, { game, ended, began, seats, ...kept, ...changes }, book)
    await book.results.put(row)
    await spoiled(book, Math.min(before.ended, row.ended))
    return row
  })
}

async function enteredRow(id: string, entered: EnteredGame, book: Book): Promise<ResultRow> {
  const { game, ended, began = null, seats } = entered
  if (seats.length === 0 || !Number.isFinite(ended)) throw new RangeError('a game has players and an evening')
  const people = await seatPeople(
    seats.map(({ name }) => name),
    book,
    'refuse',
  )
  const pairs =
    entered.pairs ??
    looksLikePairs(
      game,
      seats.map(({ place }) => place),
    )
  return {
    ...{ id, source: 'hand', game, began, ended },
    seats: seats.map(({ name, place, points }, i) => ({
      person: people[i] as string,
      name,
      place,
      points,
      seen: null,
    })),
    ...(pairs && { pairs }),
    ...{ people, version: 0, changed: book.now() },
  }
}

/** Hides a game, a table's together with its table, until it is restored or purged. */
export function deleteResult(id: string, book: Book = theBook()): Promise<Outcome<ResultRow>> {
  return hide(id, deleteTable, book, (row) => ({ ...row, deleted: row.deleted ?? book.now() }))
}

/** Takes a deletion back; fails with `missing` where the game has been purged. */
export function restoreResult(id: string, book: Book = theBook()): Promise<Outcome<ResultRow>> {
  return hide(id, restoreTable, book, ({ deleted: _, ...row }) => row)
}

async function hide(
  id: string,
  change: typeof deleteTable,
  book: Book,
  next: (row: ResultRow) => ResultRow,
): Promise<Outcome<ResultRow>> {
  const found = await attempt(book, () => stored(id, book))
  if (found.ok && found.value.source === 'table') {
    const changed = await change(id, book)
    return changed.ok ? attempt(book, () => stored(id, book)) : changed
  }
  return attemptWrite(book, async () => {
    const row = { ...next(await stored(id, book)), changed: book.now() }
    await book.results.put(row)
    await spoiled(book, row.ended)
    return row
  })
}

async function stored(id: string, book: Book): Promise<ResultRow> {
  const row = await book.results.get(id)
  if (!row) throw new Refusal({ code: 'missing' })
  return row
}

/** One game, each seat with the person it is by now. Fails with `missing`, also where it was deleted. */
export function readResult(id: string, book: Book = theBook()): Promise<Outcome<ResultRow>> {
  return reading(book, async () => {
    const row = await stored(id, book)
    if (row.deleted !== undefined) throw new Refusal({ code: 'missing' })
    const [found] = await byNow([row], book)
    return found as ResultRow
  })
}

/** Which part of a list: the games that follow one that was shown, so many of them. */
export interface Page {
  readonly after?: Pick<ResultRow, 'id' | 'ended'>
  readonly limit: number
}

/** The games of a choice, the newest first. */
export function listResults(
  chosen: Chosen,
  { after, limit }: Page,
  book: Book = theBook(),
): Promise<Outcome<readonly ResultRow[]>> {
  return reading(book, async () => {
    const ledger = await readLedger(book)
    const ids = [...(await chosenOf(ledger, chosen, book))].reverse().map((result) => ledger.ids[result] as string)
    const from = after ? ids.indexOf(after.id) + 1 : 0
    const rows = await book.results.bulkGet(ids.slice(from, from + limit))
    return byNow(
      rows.filter((row) => row !== undefined),
      book,
    )
  })
}

/** How many games a choice has. */
export function countResults(chosen: Chosen, book: Book = theBook()): Promise<Outcome<number>> {
  return reading(book, async () => (await chosenOf(await readLedger(book), chosen, book)).length)
}

/** Results with the people that those who sat there are by now. */
async function byNow(rows: readonly ResultRow[], book: Book): Promise<readonly ResultRow[]> {
  const rootOf = rootsOf(await book.people.toArray())
  return rows.map((row) => ({
    ...row,
    seats: row.seats.map((seat) => ({ ...seat, person: rootOf(seat.person) })),
    people: row.people.map(rootOf),
  }))
}

function reading<Value>(book: Book, work: () => Promise<Value>): Promise<Outcome<Value>> {
  return attempt(book, () => book.db.transaction('r', [book.results, book.people, book.ledger], work))
}
