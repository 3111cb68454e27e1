import { attemptWrite, type Book, type TableRow, theBook } from '../database'
import type { Outcome } from '../failure'
import { logText } from '../journal'
import type { PersonRow, ResultRow } from '../result'
import { rootsOf } from '../roots'
import { spoiled } from '../spoiled'
import type { KeptResult } from './book-file'
import type { ToldTable } from './history'
import { matchPeople } from './match-people'
import { batches, type ReadArchive, type ReadDeck } from './read'
import { sha256 } from './sha256'
import { Shelf } from './shelf'
import { equal, inForce, later } from './versions'

/** What an import did with the things of one kind. */
export interface Tally {
  readonly added: number
  /** As they are here, or newer here. */
  readonly there: number
  /** The archive has gone on where the book had stopped. */
  readonly updated: number
  /** Of all these, those that were deleted here and not there; they stay deleted, and can be restored. */
  readonly binned: number
}

/** What an import did. */
export interface Merged {
  readonly tables: Tally & {
    /** Both go on differently from the same table: both are kept. Counted in `added` too. */
    readonly both: number
  }
  readonly results: Tally
  readonly people: Tally
  readonly decks: Tally
  /** Nobody had played here before. */
  readonly wasEmpty: boolean
}

type Count = { -readonly [Name in keyof Tally]: number }
const nothing = (): Count => ({ added: 0, there: 0, updated: 0, binned: 0 })

/**
 * Takes an archive into the book, in one transaction: all of it is on the disk, or none. Doing it once more changes
 * nothing.
 *
 * - A table is known by its id, or by a log of the same bytes. Of two versions of one table the one that goes on where the
 *   other stops is kept; where both go on, both are.
 * - Games entered by hand and decks are known by their ids; the later change counts.
 * - People: see `matchPeople`.
 * - What was deleted here stays deleted; nothing is deleted because it was elsewhere.
 */
export function mergeArchive(
  archive: ReadArchive,
  onProgress: (share: number) => void = () => {},
  book: Book = theBook(),
): Promise<Outcome<Merged>> {
  return attemptWrite(book, async () => {
    const wasEmpty = (await book.tables.count()) + (await book.results.count()) === 0
    const people = matchPeople(peopleOf(archive), await book.people.toArray())
    await book.people.bulkPut([...people.written])
    const results = await mergeResults(archive.results, people.who, book)
    const isCountedAnew = people.written.length + results.added + results.updated > 0
    if (isCountedAnew) await partTogether(book)
    const decks = await mergeDecks(archive.decks, book)
    const tables = await mergeTables(archive, onProgress, book)
    if (isCountedAnew) await spoiled(book, Number.NEGATIVE_INFINITY)
    const { added, there, updated } = people
    return { tables, results, people: { added, there, updated, binned: 0 }, decks, wasEmpty }
  })
}

function peopleOf({ people, pictures }: ReadArchive): readonly PersonRow[] {
  return people.map(({ picture: _, mergedInto, ...person }) => {
    const picture = pictures.get(person.id)
    return { ...person, ...(picture && { picture }), ...(mergedInto !== undefined && { mergedInto }) }
  })
}

/**
 * Two who sat at one game are two, whatever an archive says, and whatever was said here before it brought that game: so
 * everybody who is merged is looked at.
 */
async function partTogether(book: Book): Promise<void> {
  const merged = await book.people.filter(({ mergedInto }) => mergedInto !== undefined).toArray()
  for (const { mergedInto: _, ...person } of merged) {
    const rootOf = rootsOf(await book.people.toArray())
    const root = rootOf(person.id)
    const rows = await book.results.where('people').equals(person.id).toArray()
    const twice = (row: ResultRow) => row.people.filter((id) => rootOf(id) === root).length > 1
    if (rows.some(twice)) await book.people.put(person)
  }
}

async function mergeResults(
  results: readonly KeptResult[],
  who: ReadonlyMap<string, string>,
  book: Book,
): Promise<Tally> {
  const count = nothing()
  const found = await book.results.bulkGet(results.map(({ id }) => id))
  const written: ResultRow[] = []
  for (const [index, { seats, pairs, deleted, ...result }] of results.entries()) {
    const here = found[index]
    if (here?.deleted !== undefined && deleted === undefined) count.binned++
    if (here && (here.source !== 'hand' || result.changed <= here.changed)) {
      count.there++
      continue
    }
    count[here ? 'updated' : 'added']++
    const seated = seats.map((seat) => ({ ...seat, person: who.get(seat.person) as string, seen: null }))
    // What was deleted here stays deleted, and the other way round.
    const gone = here ? here.deleted : deleted
    written.push({
      ...result,
      game: result.game as ResultRow['game'],
      source: 'hand',
      seats: seated,
      people: seated.map(({ person }) => person),
      version: 0,
      ...(pairs && { pairs }),
      ...(gone !== undefined && { deleted: gone }),
    })
  }
  await book.results.bulkPut(written)
  return count
}

async function mergeDecks(decks: readonly ReadDeck[], book: Book): Promise<Tally> {
  const count = nothing()
  const rows = await book.decks.toArray()
  const known = new Map(rows.map((row) => [row.id, row]))
  const inUse = new Set(rows.flatMap((row) => (row.inUse && row.deleted === undefined ? [row.game] : [])))
  for (const deck of decks) {
    const { deleted, ...brought } = deck
    const here = known.get(deck.id)
    if (here?.deleted !== undefined && deleted === undefined) count.binned++
    const same = rows.some((row) => row.game === deck.game && row.name === deck.name && row.text === deck.text)
    if (here ? deck.changed <= here.changed : same) {
      count.there++
      continue
    }
    count[here ? 'updated' : 'added']++
    const gone = here ? here.deleted : deleted
    const used = here ? here.inUse : deck.inUse && (deleted !== undefined || !inUse.has(deck.game))
    if (used && gone === undefined) inUse.add(deck.game)
    await book.decks.put({
      ...brought,
      cards: [...deck.cards],
      inUse: used,
      ...(gone !== undefined && { deleted: gone }),
    })
  }
  return count
}

async function mergeTables(
  archive: ReadArchive,
  onProgress: (share: number) => void,
  book: Book,
): Promise<Merged['tables']> {
  const count = { ...nothing(), both: 0 }
  const shelf = new Shelf(book, await book.tables.toArray())
  let done = 0
  for (const batch of batches(archive.tables, archive.sizeOf)) {
    for (const told of archive.told(batch)) {
      const like = shelf.like(told.kept.id, told.header)
      // No await where nothing is asked of the disk: see Shelf.
      const { kind, met } = like.length === 0 ? added(told, shelf) : await mergeTable(told, like, shelf)
      count[kind === 'both' ? 'added' : kind]++
      if (kind === 'both') count.both++
      if (met?.deleted !== undefined && told.kept.deleted === undefined) count.binned++
    }
    await shelf.flush()
    done += batch.length
    onProgress(done / archive.tables.length)
  }
  return count
}

interface MergedTable {
  readonly kind: 'added' | 'there' | 'updated' | 'both'
  /** The row that was here. */
  readonly met?: TableRow
}

function added(told: ToldTable, shelf: Shelf): MergedTable {
  shelf.add(told.kept.id, told)
  return { kind: 'added' }
}

async function mergeTable(told: ToldTable, like: readonly TableRow[], shelf: Shelf): Promise<MergedTable> {
  const { id } = told.kept
  const lines = inForce(told)
  for (const row of like) {
    const here = await shelf.told(row)
    const which = !here ? 'brought' : later(here, told)
    if (which === 'here' || (which === 'neither' && here && equal(inForce(here), lines)))
      return { kind: 'there', met: row }
    if (which === 'neither') continue
    await shelf.replace(row, told)
    return { kind: 'updated', met: row }
  }
  if (!shelf.has(id)) return added(told, shelf)
  // Named for what it is, so that the same archive finds it again.
  shelf.add(sha256(new TextEncoder().encode(`${id}\n${logText(told.header, lines)}`)).slice(0, 24), told)
  return { kind: 'both' }
}
