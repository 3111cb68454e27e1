import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IDBObjectStore } from 'fake-indexeddb'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findGame } from '@/lib/games/registry'
import { exportLog, fileName, type Imported, importLog } from './exchange'
import { device, failureCode, QUIET, value } from './fixture'
import { takeIn } from './results'
import { standings } from './standings'
import { appendEdits } from './table'
import { deleteTable, listTables } from './tables'
import { moveCursor } from './undo'

afterEach(() => {
  vi.restoreAllMocks()
})

const encode = (text: string) => new TextEncoder().encode(text)

function kept(imported: Imported) {
  if (imported.kind === 'kept') return imported.row
  throw new Error(imported.kind === 'unreadable' ? imported.error.message : imported.failure.code)
}

/** Bytes as characters: as strict as comparing them one by one, and much faster. */
const exactly = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

/** What comes out again of what went in. */
async function roundTrip(bytes: Uint8Array, book = device().tab()): Promise<string> {
  const { id } = kept(await importLog(bytes, findGame, book))
  return exactly(value(await exportLog(id, book)).bytes)
}

const HEADER =
  '{ "players" :["Ana" , "Ben"],"kiebitz":1,\t"game":"mezza", "venue":{"name":"Café ☕","table":4}, "started":"2026-11-20T18:00:00.000Z"}'
const ODD = [
  HEADER,
  '  {"do":"play","by":0,"cards":["½"],"at":"2026-11-20T18:00:05.000Z"}  ',
  '{"note":"caf\\u00e9 \\/ \\ud83d\\ude00","cards" : [ "1" ] ,"by":1.0,"do":"play","weather":["rain",null,1e3]}\r',
  '{"do":"end"}',
  '',
].join('\n')

describe('a round trip', () => {
  it('keeps unknown fields, odd spacing, escapes and carriage returns, byte for byte', async () => {
    expect(await roundTrip(encode(ODD))).toBe(exactly(encode(ODD)))
  })

  it('adds the last line feed where it was missing, and nothing else', async () => {
    expect(await roundTrip(encode(ODD.slice(0, -1)))).toBe(exactly(encode(ODD)))
  })

  it('keeps whatever a field that nobody knows holds', async () => {
    const json = fc.jsonValue({ stringUnit: 'binary', maxDepth: 3 }).map((any) => JSON.stringify(any))
    const space = fc.stringMatching(/^[ \t\r]{0,3}$/)
    const book = device().tab()
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(json, space, space), { maxLength: 4 }), async (fields) => {
        const lines = fields.map(([any, before, after]) => `${before}{"do":${after}"end","x":${any}${after}}${before}`)
        const bytes = encode(`${[HEADER, ...lines].join('\n')}\n`)
        expect(await roundTrip(bytes, book)).toBe(exactly(bytes))
      }),
      { numRuns: 10 },
    )
  })

  const games = join(import.meta.dirname, '../../test/fixtures/mezza')
  const logs = readdirSync(games).filter((name) => name.endsWith('.jsonl') && !name.endsWith('.expected.jsonl'))
  it.each(logs)('keeps %s', async (name) => {
    const bytes = new Uint8Array(readFileSync(join(games, name)))
    expect(await roundTrip(bytes)).toBe(exactly(bytes))
  })
})

describe('an import', () => {
  it('knows when the table began, whose turn it is, and how much was played', async () => {
    const book = device().tab()
    const open = ODD.replace('{"do":"end"}\n', '')
    expect(kept(await importLog(encode(open), findGame, book))).toMatchObject({
      created: Date.UTC(2026, 10, 20, 18),
      changed: book.now(),
      events: 2,
      base: 2,
      over: false,
      status: 'Ana',
    })
    expect(kept(await importLog(encode(ODD), findGame, book))).toMatchObject({ over: true, status: '' })
  })

  it.each([
    ['does not say', undefined],
    ['says what is no time', 'Friday'],
  ])('began now where the log %s', async (_, started) => {
    const book = device().tab()
    const header = JSON.stringify({ kiebitz: 1, game: 'mezza', players: ['Ana', 'Ben'], started })
    expect(kept(await importLog(encode(`${header}\n`), findGame, book)).created).toBe(book.now())
  })

  it.each([
    ['', 1],
    ['{"kiebitz":2}\n', 1],
    [`${HEADER}\n{"do":"end"}\n{"do":"dance"}\n`, 3],
    [`${HEADER}\n\n`, 2],
  ])('keeps nothing of what is no table log: %j', async (text, line) => {
    const book = device().tab()
    expect(await importLog(encode(text), findGame, book)).toMatchObject({ kind: 'unreadable', error: { line } })
    expect(value(await listTables(book))).toEqual([])
  })

  it('doubles nothing: a table with the same lines in force is the one', async () => {
    const book = device().tab()
    const first = await importLog(encode(ODD), findGame, book)
    expect(first).toMatchObject({ kind: 'kept', isNew: true })
    const { id } = kept(first)
    expect(await importLog(encode(ODD), findGame, book)).toEqual({ kind: 'kept', row: kept(first), isNew: false })

    // Another game of the same people, the same one a move later, and with its header written otherwise.
    const others = [
      ODD.replace('18:00:00', '19:00:00'),
      ODD.replace('{"do":"end"}\n', ''),
      ODD.replace('{ "players"', '{"players"'),
    ]
    for (const text of others)
      expect(await importLog(encode(text), findGame, book)).toMatchObject({ kind: 'kept', isNew: true })
    expect(value(await listTables(book))).toHaveLength(4)

    // Lines count as they are in force, however they came about.
    const [, , second = '', end = ''] = ODD.split('\n')
    const edits = [
      { op: 'replace', index: 1, line: end },
      { op: 'replace', index: 1, line: second },
    ] as const
    value(await appendEdits(id, kept(first).version, edits, QUIET, book))
    expect(kept(await importLog(encode(ODD), findGame, book)).id).toBe(id)
    expect(value(await listTables(book))).toHaveLength(4)
  })

  it('restores the same table where it was deleted, with its result', async () => {
    const book = device().tab()
    const log = encode(ODD.replace('"do":"end"', '"do":"leave","by":1'))
    const { id } = kept(await importLog(log, findGame, book))
    value(await takeIn(book))
    const before = value(await standings({}, book))
    value(await deleteTable(id, book))
    const again = await importLog(log, findGame, book)
    expect(again).toMatchObject({ kind: 'kept', isNew: true, row: { id } })
    expect(kept(again)).not.toHaveProperty('deleted')
    value(await takeIn(book))
    expect(value(await standings({}, book))).toEqual(before)
    expect(before.map(({ games }) => games)).toEqual([1, 1])
  })

  it('keeps nothing when the device is full', async () => {
    const book = device().tab()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    expect(await importLog(encode(ODD), findGame, book)).toMatchObject({ kind: 'refused', failure: { code: 'full' } })
    vi.restoreAllMocks()
    expect(value(await listTables(book))).toEqual([])
  })
})

describe('an export', () => {
  it('has the lines in force: what was undone is not in it', async () => {
    const book = device().tab()
    const { id } = kept(await importLog(encode(`${HEADER}\n`), findGame, book))
    const edits = ['{"do":"play","by":0,"cards":["½"]}', '{"do":"end"}'].map((line) => ({
      op: 'append' as const,
      line,
    }))
    value(await appendEdits(id, 1, edits, QUIET, book))
    value(await moveCursor(id, 2, -1, QUIET, book))
    const { name, bytes } = value(await exportLog(id, book))
    expect(name).toBe('kiebitz-mezza-2026-11-20-ana-ben.jsonl')
    expect(new TextDecoder().decode(bytes)).toBe(`${HEADER}\n${edits[0]?.line}\n`)
  })

  it('says when the table is gone', async () => {
    const book = device().tab()
    const { id } = kept(await importLog(encode(ODD), findGame, book))
    value(await deleteTable(id, book))
    expect(failureCode(await exportLog(id, book))).toBe('missing')
  })
})

it.each([
  [['Ana', 'Ben', 'Cem'], 'ana-ben-cem'],
  [['Jörg Müller', 'Zoë', 'Weiß'], 'joerg-mueller-zoe-weiss'],
  [['../../etc', 'a\\b:c*?"<>|', '💥'], 'etc-a-b-c'],
  [['Nguyễn', 'Łukasz', 'Мария', '花子', 'はなが'], 'nguyen-łukasz-мария-花子-はなが'],
  [['A'.repeat(60), 'B'.repeat(60), 'Cem'], `${'a'.repeat(60)}-cem`],
])('the file is named for %j', (players, who) => {
  // 23:30 UTC is the next day in Berlin.
  const table = { game: 'mezza', created: Date.UTC(2026, 10, 20, 23, 30), players }
  expect(fileName(table)).toBe(`kiebitz-mezza-2026-11-21-${who}.jsonl`)
})
