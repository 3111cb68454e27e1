import { attemptRead, type Book, type DeckRow, type EditRow, type PartRow, type TableRow, theBook } from '../database'
import type { Failure } from '../failure'
import { canBePairs } from '../places'
import type { PersonRow, ResultRow } from '../result'
import { ArchiveError, type ArchiveFault } from './archive-error'
import {
  BOOK_FILE,
  type BookFile,
  deckName,
  historyName,
  type KeptDeck,
  type KeptPerson,
  type KeptResult,
  type KeptTable,
  logName,
  PICTURE_KINDS,
  type PictureKind,
  pictureName,
} from './book-file'
import { Packer } from './container'
import { tableFiles } from './history'
import { MANIFEST, manifestText } from './manifest'
import { LARGEST_PICTURE } from './picture'
import { sha256 } from './sha256'

/** How many there are of each; what was deleted and can still be restored counts too. */
export interface Contents {
  readonly tables: number
  readonly results: number
  readonly people: number
  readonly decks: number
}

export type Exported =
  | {
      readonly kind: 'made'
      readonly name: string
      readonly file: Blob
      readonly made: number
      readonly contents: Contents
      /** Tables that are stored in part only: they are not in the archive. */
      readonly damaged: number
    }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'unfit'; readonly fault: ArchiveFault }

export const ARCHIVE_TYPE = 'application/zip'

/** Tables that are read at once: few questions to the disk, and not all of the book in memory. */
const AT_ONCE = 200

/**
 * Puts the whole book into one file (README.md beside this file), as it is at one moment.
 *
 * @param onProgress is called with the share of the tables that are packed, 0 to 1.
 */
export async function exportArchive(
  onProgress: (share: number) => void = () => {},
  book: Book = theBook(),
): Promise<Exported> {
  const made = book.now()
  try {
    const read = await attemptRead(book, async () => {
      const packing = new Packing(made)
      const rows = await book.tables.orderBy('id').toArray()
      const tables: KeptTable[] = []
      for (let from = 0; from < rows.length; from += AT_ONCE) {
        const some = rows.slice(from, from + AT_ONCE)
        const [edits, parts] = await contentOf(book, some)
        for (const row of some) {
          const kept = packing.table(row, edits.get(row.id) ?? [], parts.get(row.id) ?? [])
          if (kept) tables.push(kept)
        }
        onProgress((from + some.length) / rows.length)
      }
      const results = await book.results.filter(({ source }) => source === 'hand').toArray()
      return { packing, rows, tables, results, people: await book.people.toArray(), decks: await book.decks.toArray() }
    })
    if (!read.ok) return { kind: 'refused', failure: read.failure }
    const { packing, rows, tables, results } = read.value
    const decks = read.value.decks.map((deck) => packing.deck(deck))
    const people: KeptPerson[] = []
    for (const person of read.value.people) people.push(await packing.person(person))
    const file = packing.finish({ tables, results: results.map(keptResult), people, decks })
    return {
      kind: 'made',
      name: archiveName(made),
      file,
      made,
      contents: { tables: tables.length, results: results.length, people: people.length, decks: decks.length },
      damaged: rows.length - tables.length,
    }
  } catch (error) {
    if (error instanceof ArchiveError) return { kind: 'unfit', fault: error.fault }
    throw error
  }
}

/** "kiebitz-2026-11-21.zip", by the day where we are. */
export function archiveName(made: number): string {
  const day = new Date(made)
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${['kiebitz', ...date].join('-')}.zip`
}

/** Edits and imported lines of tables that follow each other in the order of their ids. */
async function contentOf(book: Book, rows: readonly TableRow[]) {
  const range: [[string, number], [string, number]] = [
    [rows[0]?.id ?? '', 0],
    [rows.at(-1)?.id ?? '', Number.POSITIVE_INFINITY],
  ]
  const edits = await book.edits
    .where('[table+seq]')
    .between(...range)
    .toArray()
  const parts = await book.parts
    .where('[table+part]')
    .between(...range)
    .toArray()
  return [byTable<EditRow>(edits), byTable<PartRow>(parts)] as const
}

function byTable<Row extends { readonly table: string }>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    const some = found.get(row.table)
    if (some) some.push(row)
    else found.set(row.table, [row])
  }
  return found
}

function keptResult({ id, game, began, ended, seats, pairs, changed, deleted }: ResultRow): KeptResult {
  return {
    id,
    game,
    began,
    ended,
    seats: seats.map(({ person, name, place, points }) => ({ person, name, place, points })),
    // Archives of earlier versions could bring pairs that are none, and nobody reads those again.
    ...(pairs && canBePairs(game, seats.length) && { pairs }),
    changed,
    ...(deleted !== undefined && { deleted }),
  }
}

/** An archive in the making: files go in one by one, the list of them comes last. */
class Packing {
  private readonly packer: Packer
  private readonly files: { name: string; size: number; sha256: string }[] = []
  private readonly made: number

  constructor(made: number) {
    this.made = made
    this.packer = new Packer(made)
  }

  private add(name: string, bytes: Uint8Array): void {
    this.files.push({ name, size: bytes.length, sha256: sha256(bytes) })
    this.packer.add(name, bytes)
  }

  /** Packs a table; nothing where it is stored in part only. */
  table(row: TableRow, edits: readonly EditRow[], parts: readonly PartRow[]): KeptTable | undefined {
    const base = parts.flatMap(({ text }) => text.split('\n'))
    if (base.length !== row.base || edits.length !== row.length) return undefined
    const { log, history } = tableFiles({ row, base, edits: edits.map(({ edit }) => edit) })
    const { id, created, changed, version, cursor, over, status, deleted } = row
    this.add(logName(id), log)
    if (history) this.add(historyName(id), history)
    return {
      id,
      created,
      changed,
      version,
      base: row.base,
      edits: row.length,
      cursor,
      over,
      status,
      ...(deleted !== undefined && { deleted }),
      history: history !== undefined,
    }
  }

  async person({ id, name, names, colour, picture, created, changed, mergedInto }: PersonRow): Promise<KeptPerson> {
    const kind = picture && picture.size <= LARGEST_PICTURE ? kindOf(picture) : undefined
    if (picture && kind) this.add(pictureName(id, kind), new Uint8Array(await picture.arrayBuffer()))
    return {
      id,
      name,
      names: [...names],
      colour,
      ...(kind && { picture: kind }),
      created,
      changed,
      ...(mergedInto !== undefined && { mergedInto }),
    }
  }

  deck({ id, game, name, text, created, changed, inUse, deleted }: DeckRow): KeptDeck {
    this.add(deckName(id), new TextEncoder().encode(text))
    return { id, game, name, created, changed, inUse, ...(deleted !== undefined && { deleted }) }
  }

  finish(book: BookFile): Blob {
    this.add(BOOK_FILE, new TextEncoder().encode(`${JSON.stringify(book)}\n`))
    this.packer.add(MANIFEST, new TextEncoder().encode(manifestText(this.made, this.files)))
    return new Blob([...this.packer.finish()], { type: ARCHIVE_TYPE })
  }
}

function kindOf({ type }: Blob): PictureKind | undefined {
  return Object.keys(PICTURE_KINDS).find((kind) => kind === type) as PictureKind | undefined
}
