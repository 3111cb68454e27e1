import { attempt, attemptWrite, type Book, theBook } from './database'
import { type Outcome, Refusal } from './failure'
import { theLedger } from './ledger-store'
import { newId } from './new-id'
import type { PersonRow, ResultRow } from './result'
import { rootsOf } from './roots'
import { spoiled } from './spoiled'

/** What a person is shown in, until they choose another; the screens know what each looks like. */
export const PERSON_COLOURS = ['teal', 'amber', 'violet', 'rose', 'sky', 'lime', 'orange', 'slate'] as const

/** What of two names must be the same for them to mean the same person. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase().normalize('NFC').trim()
}

/** Everybody who played a game that counts, by name; who was merged into another is not listed. */
export async function listPeople(book: Book = theBook()): Promise<Outcome<readonly PersonRow[]>> {
  const made = await theLedger(book)
  if (!made.ok) return made
  const played = new Set(made.value.ledger.people)
  const rows = await attempt(book, () => book.people.toArray())
  if (!rows.ok) return rows
  const value = rows.value
    .filter(({ id }) => played.has(id))
    .sort((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1))
  return { ok: true, value }
}

/** Those who were merged into a person, and can be taken apart again. */
export function mergedPeople(id: string, book: Book = theBook()): Promise<Outcome<readonly PersonRow[]>> {
  return attempt(book, () => book.people.filter(({ mergedInto }) => mergedInto === id).toArray())
}

/** A person, for who knows the id; of somebody who was merged, whom they were merged into. Fails with `missing`. */
export function readPerson(id: string, book: Book = theBook()): Promise<Outcome<PersonRow>> {
  return attempt(book, async () => {
    const rows = await book.people.toArray()
    return personWith(rows, rootsOf(rows)(id))
  })
}

/** Those whom ids mean by now, each once: of somebody who was merged, whom they were merged into. */
export function peopleByNow(ids: readonly string[], book: Book = theBook()): Promise<Outcome<readonly string[]>> {
  return attempt(book, async () => [...new Set(ids.map(rootsOf(await book.people.toArray())))])
}

/** Whom a name means, if anybody. */
export function personIn(people: readonly PersonRow[], name: string): PersonRow | undefined {
  const key = nameKey(name)
  return people.find(({ names }) => names.includes(key))
}

/**
 * Gives a person another name everywhere. The names by which logs know them stay theirs.
 * Fails with `name-taken` where the name is another person's.
 */
export function renamePerson(id: string, name: string, book: Book = theBook()): Promise<Outcome<PersonRow>> {
  const key = nameKey(name)
  if (key === '') throw new RangeError('a person has a name')
  return attemptWrite(book, async () => {
    const rows = await book.people.toArray()
    const person = personWith(rows, id)
    const other = personIn(rows, name)
    if (other && rootsOf(rows)(other.id) !== id) throw new Refusal({ code: 'name-taken', person: other.id })
    const names = other ? person.names : [...person.names, key]
    return put(book, { ...person, name: name.normalize('NFC').trim(), names })
  })
}

/** How a person is shown. `picture: null` takes it away. */
export interface Looks {
  readonly colour?: string
  readonly picture?: Blob | null
}

export function changePerson(id: string, looks: Looks, book: Book = theBook()): Promise<Outcome<PersonRow>> {
  return attemptWrite(book, async () => {
    const { picture: before, ...person } = personWith(await book.people.toArray(), id)
    const picture = looks.picture === undefined ? before : looks.picture
    return put(book, { ...person, colour: looks.colour ?? person.colour, ...(picture && { picture }) })
  })
}

/**
 * Two that are the same: all games of `gone` count for `kept` from now on. Nothing is rewritten, so that it can be
 * undone. Fails with `twice` where the two once sat at one game.
 */
export function mergePeople(kept: string, gone: string, book: Book = theBook()): Promise<Outcome<PersonRow>> {
  return attemptWrite(book, async () => {
    const rows = await book.people.toArray()
    const rootOf = rootsOf(rows)
    const [into, from] = [personWith(rows, rootOf(kept)), personWith(rows, rootOf(gone))]
    if (into.id === from.id) return into
    const family = rows.filter(({ id }) => rootOf(id) === from.id).map(({ id }) => id)
    const games = await book.results.where('people').anyOf(family).distinct().toArray()
    const together = ({ people }: ResultRow) => people.some((id) => rootOf(id) === into.id)
    if (games.some(together)) throw new Refusal({ code: 'twice' })
    await put(book, { ...from, mergedInto: into.id })
    await spoiled(book, Number.NEGATIVE_INFINITY)
    return into
  })
}

/** Takes a merge back: games that were logged under the person's own names are theirs again. */
export function unmerge(gone: string, book: Book = theBook()): Promise<Outcome<PersonRow>> {
  return attemptWrite(book, async () => parted(book, personWith(await book.people.toArray(), gone)))
}

/**
 * Whom the names at one table mean; who is new becomes a person. Two names at a table are two people: what spoke against
 * that, a merge or a spelling, gives way. To be called within a transaction that writes.
 *
 * @param twice 'refuse': instead, fails with `twice`.
 * @param known by seat the id of whoever is known to sit there, whatever their name means by now.
 */
export async function seatPeople(
  names: readonly string[],
  book: Book,
  twice: 'part' | 'refuse' = 'part',
  known: readonly (string | undefined)[] = [],
): Promise<readonly string[]> {
  const seated: (PersonRow | undefined)[] = await book.people.bulkGet(known.map((id) => id ?? ''))
  for (const [seat, name] of names.entries()) seated[seat] ??= await seatPerson(name, seated, twice, book)
  return seated.map((person) => (person as PersonRow).id)
}

async function seatPerson(
  name: string,
  seated: (PersonRow | undefined)[],
  twice: 'part' | 'refuse',
  book: Book,
): Promise<PersonRow> {
  for (const key of [nameKey(name), `${nameKey(name)}\n${name}`]) {
    const rows = await book.people.toArray()
    const rootOf = rootsOf(rows)
    const found = rows.find(({ names }) => names.includes(key))
    if (!found) return addPerson(name, key, rows, book)
    const other = seated.find((one) => one && rootOf(one.id) === rootOf(found.id))
    if (!other) return found
    if (twice === 'refuse') throw new Refusal({ code: 'twice' })
    if (found.mergedInto !== undefined && found.id !== other.id) return parted(book, found)
    if (other.mergedInto !== undefined && found.id !== other.id) {
      seated[seated.indexOf(other)] = await parted(book, other)
      return found
    }
  }
  // Everybody by that name sits there already.
  return addPerson(name, `${nameKey(name)}\n${newId()}`, await book.people.toArray(), book)
}

async function addPerson(name: string, key: string, rows: readonly PersonRow[], book: Book): Promise<PersonRow> {
  const worn = (colour: string) => rows.filter((row) => row.colour === colour).length
  const colour = PERSON_COLOURS.reduce((best, next) => (worn(next) < worn(best) ? next : best))
  // A log may call somebody " ": then that is what they are called.
  const shown = name.normalize('NFC').trim() || name
  return put(book, { id: newId(), name: shown, names: [key], colour, created: book.now(), changed: 0 })
}

async function parted(book: Book, { mergedInto, ...person }: PersonRow): Promise<PersonRow> {
  if (mergedInto === undefined) return person
  await spoiled(book, Number.NEGATIVE_INFINITY)
  return put(book, person)
}

async function put(book: Book, person: PersonRow): Promise<PersonRow> {
  const row = { ...person, changed: book.now() }
  await book.people.put(row)
  await spoiled(book, Number.POSITIVE_INFINITY)
  return row
}

function personWith(rows: readonly PersonRow[], id: string): PersonRow {
  const found = rows.find((row) => row.id === id)
  if (!found) throw new Refusal({ code: 'missing' })
  return found
}
