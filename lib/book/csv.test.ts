import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CsvWords, csvOf, csvStyleOf, exportCsv } from './csv'
import { device, value } from './fixture'
import { listPeople, renamePerson } from './people'
import type { ResultRow, ResultSeat } from './result'
import { deleteResult, enterGame } from './results'

const columns = [
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

const WORDS: CsvWords = {
  separator: ',',
  decimal: '.',
  columns: Object.fromEntries(columns.map((name) => [name, name])) as CsvWords['columns'],
  games: { mezza: 'Mezza', 'mau-mau': 'Mau Mau', 'misch-masch': 'Misch Masch', merge: 'Merge' },
  left: 'aufgegeben',
  sources: { table: 'am Tisch', hand: 'von Hand' },
}

// 23:30 UTC is the next day in Berlin.
const ENDED = Date.UTC(2026, 10, 20, 23, 30)

const seat = (name: string, rest: Partial<ResultSeat> = {}): ResultSeat => ({
  person: name,
  name,
  place: 1,
  points: null,
  seen: null,
  ...rest,
})

const row = (seats: readonly ResultSeat[], rest: Partial<ResultRow> = {}): ResultRow => ({
  id: 'a1',
  source: 'table',
  game: 'mezza',
  began: ENDED - 25 * 60_000,
  ended: ENDED,
  seats,
  people: seats.map(({ person }) => person),
  version: 1,
  changed: ENDED,
  ...rest,
})

const own = ({ name }: ResultSeat) => name

/** Reads CSV as RFC 4180 says, section 2. */
function parse(text: string): string[][] {
  const rows: string[][] = []
  let cells: string[] = []
  const record = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  while (record.lastIndex < text.length) {
    const found = record.exec(text)
    if (!found) throw new Error('this is no CSV')
    cells.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (found[3] === ',') continue
    rows.push(cells)
    cells = []
  }
  return rows
}

it('has a line a player a game, in times of this device', () => {
  const seen = { illegal: 2, proven: 1, snatches: 3, quickPlays: 4, pickUps: 5 }
  const text = csvOf(
    [row([seat('Jörg', { seen }), seat('Ana, die Erste', { place: 'left', points: -12 })])],
    own,
    WORDS,
  )
  expect(text).toBe(
    [
      '\uFEFFdate,time,game,player,place,points,players,minutes,illegal,proven,snatches,quickPlays,pickUps,source,id',
      '2026-11-21,00:30,Mezza,Jörg,1,,2,25,2,1,3,4,5,am Tisch,a1',
      '2026-11-21,00:30,Mezza,"Ana, die Erste",aufgegeben,-12,2,25,,,,,,am Tisch,a1',
      '',
    ].join('\r\n'),
  )
})

it('knows only the evening of a game that was entered by hand, and names people as they are called by now', () => {
  const text = csvOf([row([seat('Ana', { place: null })], { source: 'hand', began: null })], () => 'Anna', WORDS)
  expect(parse(text.slice(1))[1]).toEqual([
    // Half past midnight, when the book still counts the evening before.
    '2026-11-20',
    '',
    'Mezza',
    'Anna',
    '',
    '',
    '1',
    '',
    '',
    '',
    '',
    '',
    '',
    'von Hand',
    'a1',
  ])
})

it.each([
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t=1"'],
  ['＝1', "'＝1"],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['a=b', 'a=b'],
  ['Zoë;Tom', '"Zoë;Tom"'],
  ['Zoë, Tom', '"Zoë, Tom"'],
])('lets no spreadsheet compute or part the name %j', (name, written) => {
  expect(csvOf([row([seat(name)])], own, WORDS).split('\r\n')[1]).toContain(`,Mezza,${written},1,`)
})

it('is written as spreadsheets of the country read it', () => {
  expect(csvStyleOf('en-GB')).toEqual({ separator: ',', decimal: '.' })
  expect(csvStyleOf('de-DE')).toEqual({ separator: ';', decimal: ',' })
  // Where German is spoken with a point between francs and centimes.
  expect(csvStyleOf('de-CH')).toEqual({ separator: ',', decimal: '.' })
  const text = csvOf([row([seat('Ana, die Erste', { points: 2.5 })])], own, { ...WORDS, ...csvStyleOf('de-DE') })
  expect(text.split('\r\n')[1]).toBe('2026-11-21;00:30;Mezza;"Ana, die Erste";1;2,5;1;25;;;;;;am Tisch;a1')
})

it('is read again as it was, whatever people are called', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', minLength: 1 }), { minLength: 1, maxLength: 5 }), (names) => {
      const rows = parse(csvOf([row(names.map((name) => seat(name)))], own, WORDS).slice(1))
      expect(rows).toHaveLength(names.length + 1)
      for (const [index, name] of names.entries()) {
        expect(rows[index + 1]).toHaveLength(columns.length)
        const read = rows[index + 1]?.[3] ?? ''
        expect(read === name || read === `'${name}`).toBe(true)
        expect(read).not.toMatch(/^[=+\-@\t\r\n]/)
      }
    }),
  )
})

it('of a book has the games that count, the oldest first, and people as they are called by now', async () => {
  const book = device().tab()
  const enter = async (name: string, ended: number) =>
    value(await enterGame({ game: 'merge', ended, seats: [{ name, place: 1, points: null }] }, book))
  await enter('Ben', ENDED + 1)
  await enter('Ana', ENDED)
  const gone = await enter('Cem', ENDED)
  value(await deleteResult(gone.id, book))
  const [ana] = value(await listPeople(book))
  value(await renamePerson(ana?.id ?? '', 'Annabel', book))
  const { text, rows } = value(await exportCsv(WORDS, book))
  expect(rows).toBe(2)
  expect(
    parse(text.slice(1))
      .slice(1)
      .map((cells) => cells[3]),
  ).toEqual(['Annabel', 'Ben'])
})
