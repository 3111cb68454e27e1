import * as z from 'zod/mini'
import { MAX_LINE_BYTES, readLines } from '@/lib/referee/lines'
import { type FindGame, type Log, type LogReader, readHeader, readLog } from '@/lib/referee/log'
import { LogError } from '@/lib/referee/log-error'
import { type Edit, fits, growth, type LineEdit, linesIn, linesOf, logText } from '../journal'
import type { StoredTable } from '../table'
import { ArchiveError } from './archive-error'
import { historyName, type KeptTable, logName } from './book-file'
import { parsed } from './shape'

/** A table's files: its log as it is exported, and, where the log does not tell it all, how it came about. */
export interface TableFiles {
  readonly log: Uint8Array
  readonly history?: Uint8Array
}

const encode = (text: string) => new TextEncoder().encode(text)

/** A table of an archive: the lines that it began with, and its edits. */
export interface ToldTable extends Pick<StoredTable, 'base' | 'edits'> {
  readonly kept: KeptTable
  /** The header line. */
  readonly header: string
  readonly game: string
  readonly players: readonly string[]
}

/** Does the log tell all? It does where nothing but single lines was ever added to what was imported. */
function isStraight({ row, edits }: StoredTable): boolean {
  return row.cursor === edits.length && edits.every(({ op }) => op === 'append')
}

/** The files of a table: the log byte for byte as `exportLog` gives it. */
export function tableFiles(table: StoredTable): TableFiles {
  const { row, base, edits } = table
  const log = encode(logText(row.header, linesOf(base, edits.slice(0, row.cursor))))
  if (isStraight(table)) return { log }
  return { log, history: encode([...base, ...edits.map((edit) => JSON.stringify(edit)), ''].join('\n')) }
}

/** The lines of a file whose UTF-8 has been read before. */
function linesAt(bytes: Uint8Array): string[] {
  const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\n')
  if (lines.at(-1) === '') lines.pop()
  return lines
}

/** How a table came about, from files that `checkTable` has passed. */
export function tableTold(kept: KeptTable, { log, history }: TableFiles): ToldTable {
  const [header = '', ...lines] = linesAt(log)
  const { game, players } = JSON.parse(header) as { game: string; players: readonly string[] }
  const told = history ? linesAt(history) : lines
  const edits = told.slice(kept.base).map((line): Edit => (history ? JSON.parse(line) : { op: 'append', line }))
  return { kept, header, game, players, base: told.slice(0, kept.base), edits }
}

const index = z.int().check(z.nonnegative())
const lineEdit = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('append'), line: z.string() }),
  z.strictObject({ op: z.literal('insert'), index, line: z.string() }),
  z.strictObject({ op: z.literal('replace'), index, line: z.string() }),
  z.strictObject({ op: z.literal('remove'), index }),
])
const editShape = z.union([
  lineEdit,
  z.strictObject({ op: z.literal('together'), edits: z.array(lineEdit) }),
]) satisfies z.ZodMiniType<Edit & { op: string; edits?: LineEdit[] }>

/**
 * Checks the files of a table: every line of the log, every line that can come back by undo or redo, and that the
 * history ends where the log stands.
 *
 * @throws ArchiveError `log` or `nonsense`
 */
export function checkTable(kept: KeptTable, files: TableFiles, find: FindGame): Log {
  const name = logName(kept.id)
  const read = readLog(files.log, find)
  if ('error' in read) throw new ArchiveError({ code: 'log', file: name, line: read.error.line, what: read.error.what })
  const { log } = read
  checkStatus(kept, log)
  const { base, edits, cursor } = kept
  if (!files.history) {
    if (cursor !== edits || base + edits !== log.lines.length) throw contradiction(name)
  } else checkHistory(kept, files.history, log, find)
  return log
}

function checkHistory({ id, base, edits, cursor }: KeptTable, bytes: Uint8Array, log: Log, find: FindGame): void {
  const name = historyName(id)
  if (cursor > edits) throw contradiction(name)
  const reader = readHeader(log.headerLine, find)
  const began: string[] = []
  const made: Edit[] = []
  let number = 0
  /** How many lines there are after the edits so far. */
  let size = base
  try {
    for (const line of historyLines(bytes, base)) {
      number++
      if (number <= base) {
        reader.event(line, number)
        began.push(line)
        continue
      }
      const edit = editIn(name, line)
      for (const written of linesIn(edit)) checkLine(reader, written, number)
      if (!fits(edit, size)) throw contradiction(name)
      size += growth(edit)
      made.push(edit)
    }
  } catch (error) {
    if (!(error instanceof LogError)) throw error
    throw new ArchiveError({ code: 'log', file: name, line: error.line, what: error.what })
  }
  if (began.length !== base || made.length !== edits) throw contradiction(name)
  const inForce = linesOf(began, made.slice(0, cursor))
  if (inForce.length !== log.lines.length || inForce.some((line, i) => line !== log.lines[i])) throw contradiction(name)
}

const LINE_FEED = 10

/**
 * The lines of a history: first the imported ones, which are as long as a log's may be. Each of the others is an edit with
 * all lines that it writes, and may be as long as the file; how long those lines are `checkLine` sees.
 *
 * @throws LogError
 */
function* historyLines(bytes: Uint8Array, base: number): Generator<string> {
  let from = 0
  const end = () => {
    const feed = bytes.indexOf(LINE_FEED, from)
    return feed < 0 ? bytes.length : feed
  }
  for (let line = 0; line < base && from < bytes.length; line++) from = end() + 1
  yield* readLines([bytes.subarray(0, from)])
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  for (let number = base + 1; from < bytes.length; number++) {
    const line = bytes.subarray(from, end())
    try {
      yield decoder.decode(line)
    } catch (error) {
      if (error instanceof TypeError) throw new LogError(number, 'this is not valid UTF-8')
      throw error
    }
    from += line.length + 1
  }
}

function checkLine(reader: LogReader, line: string, number: number): void {
  if (line.includes('\n')) throw new LogError(number, 'a line feed in an event')
  // A UTF-16 unit is at most three bytes of UTF-8.
  if (line.length * 3 > MAX_LINE_BYTES && encode(line).length > MAX_LINE_BYTES)
    throw new LogError(number, `longer than ${MAX_LINE_BYTES / 1024} KiB`)
  reader.event(line, number)
}

function editIn(name: string, line: string): Edit {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new ArchiveError({ code: 'nonsense', file: name, what: 'this is not JSON' })
  }
  return parsed<Edit>(name, editShape, value)
}

/** What lists say of a table: nothing, who is on turn, or who has won. */
function checkStatus({ id, over, status }: KeptTable, { header: { players } }: Log): void {
  const said = status === '' || players.includes(status) || (over && isJoined(status, players))
  if (!said) throw new ArchiveError({ code: 'nonsense', file: logName(id), what: 'a status that names nobody' })
}

/** Is the text some of the names, in order, joined by commas? */
function isJoined(text: string, names: readonly string[]): boolean {
  const rests = new Set([text])
  for (const name of names) {
    for (const rest of [...rests]) {
      if (rest === name) return true
      if (rest.startsWith(`${name}, `)) rests.add(rest.slice(name.length + 2))
    }
  }
  return false
}

const contradiction = (file: string) =>
  new ArchiveError({ code: 'nonsense', file, what: 'log, history and book.json contradict each other' })
