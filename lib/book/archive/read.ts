import type { FindGame } from '@/lib/referee/log'
import { ArchiveError } from './archive-error'
import {
  BOOK_FILE,
  type BookFile,
  deckName,
  historyName,
  type KeptDeck,
  type KeptTable,
  logName,
  namesIn,
  pictureName,
  readBookFile,
} from './book-file'
import { type Container, openContainer } from './container'
import { checkTable, type ToldTable, tableTold } from './history'
import { MANIFEST, type Manifest, readManifest } from './manifest'
import { isPicture, LARGEST_PICTURE } from './picture'
import { sha256 } from './sha256'

/** What only others can read: table logs by their games, deck files by the recogniser. */
export interface Readers {
  readonly findGame: FindGame
  /** The cards that a deck file knows. Throws an Error where it is none, or not of that game. */
  readonly deckCards: (text: string, game: string) => readonly string[]
}

/** A deck of an archive with its file. */
export type ReadDeck = KeptDeck & { readonly text: string; readonly cards: readonly string[] }

/** An archive that has been checked whole: every checksum, every line, everything that names something else. */
export interface ReadArchive extends Omit<BookFile, 'decks'> {
  /** Milliseconds since 1970. */
  readonly made: number
  readonly decks: readonly ReadDeck[]
  readonly pictures: ReadonlyMap<string, Blob>
  /** Unpacks tables again, a few at a time, so that not all of them are in memory at once. */
  readonly told: (tables: readonly KeptTable[]) => readonly ToldTable[]
  /** Bytes that a file takes, unpacked. */
  readonly sizeOf: (name: string) => number
}

/** Files that are unpacked at once: so many, or so many bytes, whichever is less. */
const FILES_AT_ONCE = 400
const BYTES_AT_ONCE = 16 * 1024 * 1024

/**
 * Reads an archive and checks all of it. Nothing is stored.
 *
 * @param onProgress is called with the share that has been checked, 0 to 1.
 * @throws ArchiveError with why it is refused; for no bytes whatever does it throw anything else.
 */
export function readArchive(
  bytes: Uint8Array,
  readers: Readers,
  onProgress: (share: number) => void = () => {},
): ReadArchive {
  const container = openContainer(bytes)
  const manifest = manifestOf(container)
  const checked = checkedContainer(container, manifest)
  const book = readBookFile(checked.one(BOOK_FILE))
  checkNames(book, manifest)
  checkPeople(book)

  let done = 0
  for (const batch of batches(book.tables, checked.sizeOf)) {
    const files = checked.some(batch.flatMap(filesOf))
    for (const kept of batch) checkTable(kept, tableFilesIn(kept, files), readers.findGame)
    done += batch.length
    onProgress(done / book.tables.length)
  }
  for (const { id, game } of book.results) {
    if (!readers.findGame(game)) throw nonsense(BOOK_FILE, `results: ${id}: no game known here`)
  }

  const pictures = new Map<string, Blob>()
  for (const { id, picture } of book.people) {
    if (!picture) continue
    const name = pictureName(id, picture)
    const content = checked.one(name)
    if (content.length > LARGEST_PICTURE || !isPicture(content, picture))
      throw nonsense(name, 'this is no such picture')
    pictures.set(id, new Blob([content.slice()], { type: picture }))
  }
  const decks = book.decks.map((deck): ReadDeck => readDeck(deck, checked.one(deckName(deck.id)), readers))

  return {
    ...book,
    made: manifest.made,
    decks,
    pictures,
    told: (tables) => {
      const files = container.unpack(tables.flatMap(filesOf))
      return tables.map((kept) => tableTold(kept, tableFilesIn(kept, files)))
    },
    sizeOf: checked.sizeOf,
  }
}

/** Tables in groups whose files can be unpacked at once. */
export function* batches(
  tables: readonly KeptTable[],
  sizeOf: (name: string) => number,
): Generator<readonly KeptTable[]> {
  let batch: KeptTable[] = []
  let size = 0
  for (const table of tables) {
    const more = filesOf(table).reduce((sum, name) => sum + sizeOf(name), 0)
    if (batch.length > 0 && (batch.length * 2 >= FILES_AT_ONCE || size + more > BYTES_AT_ONCE)) {
      yield batch
      batch = []
      size = 0
    }
    batch.push(table)
    size += more
  }
  if (batch.length > 0) yield batch
}

const filesOf = ({ id, history }: KeptTable) => (history ? [logName(id), historyName(id)] : [logName(id)])

function tableFilesIn({ id, history }: KeptTable, files: ReadonlyMap<string, Uint8Array>) {
  const log = files.get(logName(id)) as Uint8Array
  return history ? { log, history: files.get(historyName(id)) as Uint8Array } : { log }
}

function manifestOf(container: Container): Manifest {
  if (!container.files.some(({ name }) => name === MANIFEST)) throw new ArchiveError({ code: 'no-archive' })
  return readManifest(container.unpack([MANIFEST]).get(MANIFEST) as Uint8Array)
}

/** The files that the manifest vouches for; exactly those must be there. */
function checkedContainer(container: Container, { files }: Manifest) {
  const vouched = new Map(files.map((file) => [file.name, file]))
  if (vouched.size < files.length) throw nonsense(MANIFEST, 'a file is named twice')
  for (const { name, size } of container.files) {
    if (name === MANIFEST) continue
    const file = vouched.get(name)
    if (!file) throw new ArchiveError({ code: 'stranger', file: name })
    if (file.size !== size) throw new ArchiveError({ code: 'damaged', file: name })
  }
  const there = new Set(container.files.map(({ name }) => name))
  for (const { name } of files) if (!there.has(name)) throw new ArchiveError({ code: 'damaged', file: name })

  const some = (names: readonly string[]) => {
    const found = container.unpack(names)
    for (const [name, bytes] of found) {
      if (sha256(bytes) !== vouched.get(name)?.sha256) throw new ArchiveError({ code: 'damaged', file: name })
    }
    return found
  }
  return {
    some,
    one: (name: string) => {
      if (!vouched.has(name)) throw new ArchiveError({ code: 'damaged', file: name })
      return some([name]).get(name) as Uint8Array
    },
    sizeOf: (name: string) => vouched.get(name)?.size ?? 0,
  }
}

/** Each thing is there once, with its files, and no file is left over. */
function checkNames(book: BookFile, { files }: Manifest): void {
  const ids = { tables: book.tables, results: book.results, people: book.people, decks: book.decks }
  for (const [what, rows] of Object.entries(ids)) {
    if (new Set(rows.map(({ id }) => id)).size < rows.length) throw nonsense(BOOK_FILE, `${what}: one is there twice`)
  }
  const tables = new Set(book.tables.map(({ id }) => id))
  if (book.results.some(({ id }) => tables.has(id))) throw nonsense(BOOK_FILE, 'results: one is also a table')
  const wanted = new Set([BOOK_FILE, ...namesIn(book)])
  const there = new Set(files.map(({ name }) => name))
  for (const name of wanted) if (!there.has(name)) throw new ArchiveError({ code: 'damaged', file: name })
  for (const name of there) if (!wanted.has(name)) throw new ArchiveError({ code: 'stranger', file: name })
}

/** Whoever is named is there, nobody sits twice, and no chain of merged people bites its tail. */
function checkPeople({ people, results }: BookFile): void {
  const byId = new Map(people.map((person) => [person.id, person]))
  for (const { id, seats } of results) {
    const seated = new Set(seats.map(({ person }) => person))
    if (seated.size < seats.length) throw nonsense(BOOK_FILE, `results: ${id}: somebody sits twice`)
    for (const person of seated) if (!byId.has(person)) throw nonsense(BOOK_FILE, `results: ${id}: nobody is ${person}`)
  }
  for (const { id, mergedInto } of people) {
    const passed = new Set([id])
    for (let into = mergedInto; into !== undefined; into = byId.get(into)?.mergedInto) {
      if (!byId.has(into)) throw nonsense(BOOK_FILE, `people: ${id}: nobody is ${into}`)
      if (passed.has(into)) throw nonsense(BOOK_FILE, `people: ${id}: merged in a circle`)
      passed.add(into)
    }
  }
}

function readDeck(deck: KeptDeck, bytes: Uint8Array, { deckCards, findGame }: Readers): ReadDeck {
  const name = deckName(deck.id)
  if (!findGame(deck.game)) throw nonsense(name, 'no game known here')
  // One that has been begun and knows no card yet.
  if (bytes.length === 0) return { ...deck, text: '', cards: [] }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return { ...deck, text, cards: deckCards(text, deck.game) }
  } catch (error) {
    throw nonsense(name, error instanceof Error ? error.message.slice(0, 200) : 'this is no deck')
  }
}

const nonsense = (file: string, what: string) => new ArchiveError({ code: 'nonsense', file, what })
