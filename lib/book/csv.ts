import { attemptRead, type Book, theBook } from './database'
import { dayOf } from './evening'
import type { Outcome } from './failure'
import type { ResultRow, ResultSeat } from './result'
import { rootsOf } from './roots'

const COLUMNS = [
  'date',
  'time',
  'game',
  'player',
  'place',
  'points',
  'players',
  'minutes',
  'illegal',
  'proven',
  'snatches',
  'quickPlays',
  'pickUps',
  'source',
  'id',
] as const

/** What a table of results says in the language of whoever reads it, and how. */
export interface CsvWords {
  /** "," or, where numbers have that, ";": what spreadsheets of a country take for the end of a cell. */
  readonly separator: ',' | ';'
  /** Between the whole and its parts. */
  readonly decimal: '.' | ','
  readonly columns: Readonly<Record<(typeof COLUMNS)[number], string>>
  readonly games: Readonly<Record<ResultRow['game'], string>>
  /** In the place of a place: gave up. */
  readonly left: string
  readonly sources: Readonly<Record<ResultRow['source'], string>>
}

/**
 * All results that count as CSV (RFC 4180, but for the separator where that must be another): a line a player a game,
 * the oldest game first, times of this device. It begins with a byte order mark, without which Excel takes UTF-8 for
 * something else.
 */
export function exportCsv(words: CsvWords, book: Book = theBook()): Promise<Outcome<{ text: string; rows: number }>> {
  return attemptRead(book, async () => {
    const people = await book.people.toArray()
    const rows = await book.results.orderBy('ended').toArray()
    const names = new Map(people.map(({ id, name }) => [id, name]))
    const rootOf = rootsOf(people)
    const nameOf = ({ person, name }: ResultSeat) => names.get(rootOf(person)) ?? name
    const there = rows.filter(({ deleted }) => deleted === undefined)
    return { text: csvOf(there, nameOf, words), rows: there.length }
  })
}

/** @param nameOf what somebody is called by now. */
export function csvOf(rows: readonly ResultRow[], nameOf: (seat: ResultSeat) => string, words: CsvWords): string {
  const lines: Cell[][] = [COLUMNS.map((column) => words.columns[column])]
  for (const row of rows) for (const seat of row.seats) lines.push(line(row, seat, nameOf(seat), words))
  const { separator } = words
  return `\uFEFF${lines.map((cells) => `${cells.map((one) => cell(one, words)).join(separator)}\r\n`).join('')}`
}

/** How spreadsheets write where a language is spoken like that: a tag of BCP 47, "de-AT". */
export function csvStyleOf(locale: string): Pick<CsvWords, 'separator' | 'decimal'> {
  const isComma = new Intl.NumberFormat(locale).format(0.5).includes(',')
  return isComma ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' }
}

type Cell = string | number | null

function line(row: ResultRow, seat: ResultSeat, name: string, words: CsvWords): Cell[] {
  const { game, began, ended, seats, source, id } = row
  const { place, points, seen } = seat
  const [date, time] = source === 'hand' ? [dayOf(ended), null] : momentOf(ended)
  return [
    date,
    time,
    words.games[game],
    name,
    place === 'left' ? words.left : place,
    points,
    seats.length,
    began === null ? null : Math.max(0, Math.round((ended - began) / 60_000)),
    seen?.illegal ?? null,
    seen?.proven ?? null,
    seen?.snatches ?? null,
    seen?.quickPlays ?? null,
    seen?.pickUps ?? null,
    words.sources[source],
    id,
  ]
}

/** The day and the time of the day where we are. Of a game that was entered by hand only the evening is known (`dayOf`). */
function momentOf(time: number): readonly [date: string, time: string] {
  const at = new Date(time)
  const two = (part: number) => String(part).padStart(2, '0')
  return [
    `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    `${two(at.getHours())}:${two(at.getMinutes())}`,
  ]
}

/** What spreadsheets take for the beginning of a formula (OWASP, "CSV Injection"); wide forms count as well. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** A cell of RFC 4180. Text that a spreadsheet would compute gets an apostrophe before it; numbers are ours. */
function cell(value: Cell, { decimal }: CsvWords): string {
  if (value === null) return ''
  if (typeof value === 'number') return numberText(value, decimal)
  const text = FORMULA.test(value) ? `'${value}` : value
  // Semicolons and tabs separate cells in some countries' spreadsheets, whatever the standard says.
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Points may have parts; the country's own comma then is no separator. */
function numberText(value: number, decimal: string): string {
  return String(value).replace('.', decimal)
}
