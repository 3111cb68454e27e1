import { type FindGame, readLog } from '@/lib/referee/log'
import type { LogError } from '@/lib/referee/log-error'
import { replay, stateOf } from '@/lib/referee/record'
import { type Book, type TableRow, theBook } from './database'
import type { Failure, Outcome } from './failure'
import { linesOf, logText } from './journal'
import { summaryOf } from './summary'
import { loadTable } from './table'
import { importTable } from './tables'

/** A table log as a file. */
export interface LogFile {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** What became of a file that somebody brought. */
export type Imported =
  | { readonly kind: 'kept'; readonly row: TableRow }
  /** It is no table log: nothing was kept. */
  | { readonly kind: 'unreadable'; readonly error: LogError }
  /** It could not be stored: nothing was kept. */
  | { readonly kind: 'refused'; readonly failure: Failure }

/**
 * Keeps a table log, its lines exactly as they stand in the file. Where the file lacks the last line feed, an export
 * has it; every other byte comes out again.
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
  const stored = await importTable(table, lines, book)
  return stored.ok ? { kind: 'kept', row: stored.value } : { kind: 'refused', failure: stored.failure }
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
