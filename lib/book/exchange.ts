import { type FindGame, readLog } from '@/lib/referee/log'
import type { LogError } from '@/lib/referee/log-error'
import { replay, stateOf } from '@/lib/referee/record'
import { equal } from './archive/versions'
import { attemptWrite, type Book, type TableRow, theBook } from './database'
import type { Failure, Outcome } from './failure'
import { linesOf, logText } from './journal'
import { summaryOf } from './summary'
import { loadTable, wholeTable } from './table'
import { importedRow, type NewTable, putTable, restored } from './tables'

/** A table log as a file. */
export interface LogFile {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** What became of a file that somebody brought. */
export type Imported =
  | {
      readonly kind: 'kept'
      readonly row: TableRow
      /** Where it is false, the same table was there already, and nothing has changed. */
      readonly isNew: boolean
    }
  /** It is no table log: nothing was kept. */
  | { readonly kind: 'unreadable'; readonly error: LogError }
  /** It could not be stored: nothing was kept. */
  | { readonly kind: 'refused'; readonly failure: Failure }

/**
 * Keeps a table log, its lines exactly as they stand in the file. Where the file lacks the last line feed, an export
 * has it; every other byte comes out again.
 *
 * A table that has these lines already is not doubled: it is the one that is given back, restored where it was deleted.
 */
export async function importLog(bytes: Uint8Array, find: FindGame, book: Book = theBook()): Promise<Imported> {
  const read = readLog(bytes, find)
  if ('error' in read) return { kind: 'unreadable', error: read.error }
  const { game, header, headerLine, events, lines } = read.log
  const summary = summaryOf(game, header, stateOf(replay(game, header, events)))
  const begun = Date.parse(header.started ?? '')
  const table = {
    header: headerLine,
    game: game.id,
    players: header.players,
    ...(!Number.isNaN(begun) && { created: begun }),
    ...summary,
  }
  const stored = await keepOnce(table, lines, book)
  return stored.ok ? { kind: 'kept', ...stored.value } : { kind: 'refused', failure: stored.failure }
}

type Kept = Omit<Extract<Imported, { kind: 'kept' }>, 'kind'>

function keepOnce(table: NewTable, lines: readonly string[], book: Book): Promise<Outcome<Kept>> {
  const row = importedRow(table, lines, book.now())
  return attemptWrite(book, async () => {
    const same = await sameTable(row, lines, book)
    // A second attempt may find that the first did reach the disk.
    if (!same || same.id === row.id) return { row: await putTable(row, lines, book), isNew: true }
    return { row: await restored(same, book), isNew: same.deleted !== undefined }
  })
}

/** A table with the same header line and the same events in force; one that is deleted only where no other is the same. */
async function sameTable(row: TableRow, lines: readonly string[], book: Book): Promise<TableRow | undefined> {
  const isLike = ({ header, events }: TableRow) => header === row.header && events === row.events
  let deleted: TableRow | undefined
  for (const like of await book.tables.filter(isLike).toArray()) {
    const table = await wholeTable(like, book)
    if (!table || !equal(linesOf(table.base, table.edits.slice(0, like.cursor)), lines)) continue
    if (like.deleted === undefined) return like
    deleted ??= like
  }
  return deleted
}

/** A table's log as a file: the header and the events in force, and nothing else. */
export async function exportLog(id: string, book: Book = theBook()): Promise<Outcome<LogFile>> {
  const loaded = await loadTable(id, book)
  if (!loaded.ok) return loaded
  const { row, base, edits } = loaded.value
  const text = logText(row.header, linesOf(base, edits.slice(0, row.cursor)))
  return { ok: true, value: { name: fileName(row), bytes: new TextEncoder().encode(text) } }
}

/** Longest part of a file's name that says who played. */
const WHO = 80

/** "kiebitz-mezza-2026-11-20-ana-ben-cem.jsonl", by the day on which the table began, where we are. */
export function fileName({ game, created, players }: Pick<TableRow, 'game' | 'created' | 'players'>): string {
  const day = new Date(created)
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'))
  const names: string[] = []
  for (const name of players.map(plain)) {
    if (name && [...names, name].join('-').length <= WHO) names.push(name)
  }
  return `${['kiebitz', game, ...date, ...names].join('-')}.jsonl`
}

/** Letters and digits that every file system takes; scripts other than Latin stay as they are. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter)
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
