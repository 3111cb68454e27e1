import type { GameId } from '@/lib/referee/game'
import { chosenOf } from './choice'
import { attempt, attemptWrite, type Book, theBook } from './database'
import { type Outcome, Refusal } from './failure'
import { theLedger } from './ledger-store'
import { newId } from './new-id'
import { nameKey, seatPeople } from './people'
import { looksLikePairs } from './places'
import type { Chosen, ResultRow, ResultSeat } from './result'
import { rootsOf } from './roots'
import { spoiled } from './spoiled'
import { deleteTable, restoreTable } from './tables'

/** More than sit at any table. */
const LAST_PLACE = 99

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

/**
 * Changes a game that was entered by hand. Who sat there stays who they were where their name is unchanged, as it was
 * entered or as it is shown by now; other names are looked up anew. Fails with `missing` and as `enterGame`.
 */
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
    const changed = { game, ended, began, seats, ...kept, ...changes }
    const row = await enteredRow(id, changed, book, await whoStays(before, changed.seats, book))
    await book.results.put(row)
    await spoiled(book, Math.min(before.ended, row.ended))
    return row
  })
}

/** By the seats of a game as it becomes, who of those that it had before sits there still. */
async function whoStays(
  { seats: before }: ResultRow,
  seats: EnteredGame['seats'],
  book: Book,
): Promise<readonly (string | undefined)[]> {
  const people = await book.people.toArray()
  const rootOf = rootsOf(people)
  const shown = new Map(people.map(({ id, name }) => [id, nameKey(name)]))
  const free = new Set(before)
  const who: (string | undefined)[] = seats.map(() => undefined)
  // What is shown first: it is what the form begins with.
  const keysOf = [({ person }: ResultSeat) => shown.get(rootOf(person)), ({ name }: ResultSeat) => nameKey(name)]
  for (const keyOf of keysOf) {
    for (const [seat, { name }] of seats.entries()) {
      if (who[seat] !== undefined) continue
      const found = [...free].find((one) => keyOf(one) === nameKey(name))
      if (!found) continue
      who[seat] = found.person
      free.delete(found)
    }
  }
  return who
}

/** @param known by seat whom that is, where that need not be looked up. */
async function enteredRow(
  id: string,
  entered: EnteredGame,
  book: Book,
  known?: readonly (string | undefined)[],
): Promise<ResultRow> {
  const { game, ended, began = null, seats } = entered
  if (seats.length === 0 || !Number.isFinite(ended)) throw new RangeError('a game has players and an evening')
  for (const seat of seats) checkSeat(seat)
  const people = await seatPeople(
    seats.map(({ name }) => name),
    book,
    'refuse',
    known,
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

/** @throws RangeError where a form has let something through. */
function checkSeat({ name, place, points }: EnteredGame['seats'][number]): void {
  if (nameKey(name) === '') throw new RangeError('players have names')
  const isPlace = place === null || place === 'left' || (Number.isInteger(place) && place > 0 && place <= LAST_PLACE)
  if (!isPlace || !Number.isFinite(points ?? 0)) throw new RangeError('places and points are numbers')
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
  return attempt(book, () =>
    book.db.transaction('r', [book.results, book.people], async () => {
      const row = await stored(id, book)
      if (row.deleted !== undefined) throw new Refusal({ code: 'missing' })
      return byNow(row, rootsOf(await book.people.toArray()))
    }),
  )
}

/** Which part of a list: the games that follow one that was shown, so many of them. */
export interface Page {
  readonly after?: Pick<ResultRow, 'id' | 'ended'>
  readonly limit: number
}

/** The games of a choice, the newest first. */
export async function listResults(
  chosen: Chosen,
  { after, limit }: Page,
  book: Book = theBook(),
): Promise<Outcome<readonly ResultRow[]>> {
  const made = await theLedger(book)
  if (!made.ok) return made
  const { ledger, rootOf } = made.value
  const results = chosenOf(made.value, chosen).toReversed()
  const last = results.findIndex((result) => ledger.ids[result] === after?.id)
  // Where that game has gone, those that ended before it follow.
  const from =
    last >= 0
      ? last + 1
      : results.findIndex((result) => (ledger.ended[result] as number) < (after?.ended ?? Number.POSITIVE_INFINITY))
  if (from < 0) return { ok: true, value: [] }
  const ids = results.slice(from, from + limit).map((result) => ledger.ids[result] as string)
  const rows = await attempt(book, () => book.results.bulkGet(ids))
  if (!rows.ok) return rows
  const there = rows.value.filter((row) => row !== undefined && row.deleted === undefined) as ResultRow[]
  return { ok: true, value: there.map((row) => byNow(row, rootOf)) }
}

/** How many games a choice has. */
export async function countResults(chosen: Chosen, book: Book = theBook()): Promise<Outcome<number>> {
  const made = await theLedger(book)
  return made.ok ? { ok: true, value: chosenOf(made.value, chosen).length } : made
}

/** A result with the people that those who sat there are by now. */
const byNow = (row: ResultRow, rootOf: (id: string) => string): ResultRow => ({
  ...row,
  seats: row.seats.map((seat) => ({ ...seat, person: rootOf(seat.person) })),
  people: row.people.map(rootOf),
})
