import { IDBObjectStore, IDBTransaction } from 'fake-indexeddb'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Book, TableRow } from './database'
import type { Outcome } from './failure'
import { type Device, device, failureCode, mezza, QUIET, value } from './fixture'
import { type Edit, fits, growth, type LineEdit, linesOf, logText } from './journal'
import { purgeDeleted } from './purge'
import { appendEdits, loadTable, moveCursor } from './table'
import { createTable, deleteTable, importTable, listed, listTables, recentTables, restoreTable } from './tables'

afterEach(() => {
  vi.restoreAllMocks()
})

const ANA_BEN = ['Ana', 'Ben']
const play = (number: number) => `{"do":"play","by":${number % 2},"cards":["${(number % 9) + 1}"],"at":"${number}"}`
const append = (number: number): Edit => ({ op: 'append', line: play(number) })

/** What another tab, opened now, would show of a table. */
async function shown(on: Device, id: string) {
  const { row, base, edits } = value(await loadTable(id, on.tab()))
  return { row, edits, lines: linesOf(base, edits.slice(0, row.cursor)) }
}

/** Everything in storage, to be compared as a whole. */
async function everything(book: Book) {
  return [await book.tables.toArray(), await book.edits.toArray(), await book.parts.toArray()]
}

describe('a table', () => {
  it('begins empty and is found again by another tab', async () => {
    const on = device()
    const row = value(await createTable(mezza(ANA_BEN), on.tab()))
    expect(row).toMatchObject({ game: 'mezza', players: ANA_BEN, events: 0, cursor: 0, length: 0, version: 1 })
    expect(row.id).toMatch(/^[0-9a-f]{24}$/)
    expect(await shown(on, row.id)).toEqual({ row, edits: [], lines: [] })
  })

  it('keeps edits of every kind, undo and redo, as a plain list and a cursor would', async () => {
    const line = fc.string({ unit: 'grapheme', maxLength: 8 })
    const index = fc.nat(8)
    const lineEdit: fc.Arbitrary<LineEdit> = fc.oneof(
      { weight: 3, arbitrary: fc.record({ op: fc.constant('append' as const), line }) },
      fc.record({ op: fc.constant('insert' as const), index, line }),
      fc.record({ op: fc.constant('replace' as const), index, line }),
      fc.record({ op: fc.constant('remove' as const), index }),
    )
    const edit: fc.Arbitrary<Edit> = fc.oneof(
      { weight: 4, arbitrary: lineEdit },
      fc.record({ op: fc.constant('together' as const), edits: fc.array(lineEdit, { maxLength: 3 }) }),
    )
    const act = fc.oneof(
      { weight: 3, arbitrary: fc.array(edit, { minLength: 1, maxLength: 3 }) },
      fc.integer({ min: -4, max: 4 }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 4 }), fc.array(act, { maxLength: 25 }), async (base, acts) => {
        const on = device()
        const book = on.tab()
        let row = value(await importTable(mezza(ANA_BEN), base, book))
        let kept: Edit[] = []
        let cursor = 0
        for (const act of acts) {
          const size = linesOf(base, kept.slice(0, cursor)).length
          if (typeof act === 'number') {
            const outcome = await moveCursor(row.id, row.version, act, QUIET, book)
            if (cursor + act < 0 || cursor + act > kept.length) {
              expect(failureCode(outcome)).toBe('out-of-range')
              continue
            }
            cursor += act
            row = value(outcome)
          } else {
            const outcome = await appendEdits(row.id, row.version, act, QUIET, book)
            let grown = size
            const all = act.every((edit) => {
              const fitting = fits(edit, grown)
              grown += growth(edit)
              return fitting
            })
            if (!all) {
              expect(failureCode(outcome)).toBe('out-of-range')
              continue
            }
            kept = [...kept.slice(0, cursor), ...act]
            cursor = kept.length
            row = value(outcome)
          }
          const lines = linesOf(base, kept.slice(0, cursor))
          expect(row).toMatchObject({ cursor, length: kept.length, events: lines.length })
          expect(await shown(on, row.id)).toEqual({ row, edits: kept, lines })
        }
      }),
      { numRuns: 40 },
    )
  })

  it('drops what was undone when something new is written', async () => {
    const on = device()
    const book = on.tab()
    let row = value(await createTable(mezza(ANA_BEN), book))
    row = value(await appendEdits(row.id, row.version, [append(1), append(2), append(3)], QUIET, book))
    row = value(await moveCursor(row.id, row.version, -2, QUIET, book))
    expect(row).toMatchObject({ cursor: 1, length: 3, events: 1 })
    row = value(await appendEdits(row.id, row.version, [append(4)], QUIET, book))
    expect(row).toMatchObject({ cursor: 2, length: 2, events: 2 })
    expect((await shown(on, row.id)).lines).toEqual([play(1), play(4)])
    expect(await book.edits.count()).toBe(2)
    expect(failureCode(await moveCursor(row.id, row.version, 1, QUIET, book))).toBe('out-of-range')
  })

  it('takes the summary of the last write, and nothing else from it', async () => {
    const on = device()
    const book = on.tab()
    let row = value(await createTable(mezza(ANA_BEN), book))
    const summary = { over: true, status: 'Ana, Ben', version: 99, id: 'other' }
    on.wait(5000)
    row = value(await appendEdits(row.id, row.version, [append(1)], summary, book))
    expect(row).toMatchObject({ over: true, status: 'Ana, Ben', version: 2 })
    expect(row.changed - row.created).toBe(5000)
    row = value(await moveCursor(row.id, row.version, -1, { over: false, status: 'Ana' }, book))
    expect(value(await listTables(book))).toEqual([row])
    expect(row).toMatchObject({ over: false, status: 'Ana' })
  })

  it('holds ten thousand events, tapped one by one', async () => {
    const on = device()
    const book = on.tab()
    let row = value(await createTable(mezza(ANA_BEN), book))
    for (let number = 0; number < 10_000; number++) {
      row = value(await appendEdits(row.id, row.version, [append(number)], QUIET, book))
    }
    const { lines } = await shown(on, row.id)
    expect(lines).toHaveLength(10_000)
    expect(lines[9999]).toBe(play(9999))
    row = value(await moveCursor(row.id, row.version, -10_000, QUIET, book))
    expect(row).toMatchObject({ cursor: 0, length: 10_000, events: 0 })
  }, 120_000)

  it('refuses a line feed, which would make two lines of one', async () => {
    const on = device()
    const book = on.tab()
    const row = value(await createTable(mezza(ANA_BEN), book))
    const before = await everything(book)
    const torn: LineEdit = { op: 'append', line: '{"do":"end"}\n{"do":"end"}' }
    expect(failureCode(await appendEdits(row.id, 1, [append(1), torn], QUIET, book))).toBe('line-feed')
    const together: Edit = { op: 'together', edits: [{ op: 'append', line: '{}' }, torn] }
    expect(failureCode(await appendEdits(row.id, 1, [together], QUIET, book))).toBe('line-feed')
    expect(failureCode(await importTable(mezza(ANA_BEN), ['{}', '\n'], book))).toBe('line-feed')
    expect(failureCode(await createTable({ ...mezza(ANA_BEN), header: '{\n}' }, book))).toBe('line-feed')
    expect(await everything(book)).toEqual(before)
  })

  it('says when rows are gone, instead of showing half a game', async () => {
    const on = device()
    const book = on.tab()
    const row = value(await importTable(mezza(ANA_BEN), [play(1), play(2)], book))
    const next = value(await appendEdits(row.id, 1, [append(3), append(4)], QUIET, book))
    await book.edits.delete([row.id, 0])
    expect(failureCode(await loadTable(row.id, book))).toBe('damaged')
    expect(failureCode(await moveCursor(row.id, next.version, -2, QUIET, book))).toBe('damaged')
    const other = value(await importTable(mezza(ANA_BEN), [play(1), play(2)], book))
    await book.parts.delete([other.id, 0])
    expect(failureCode(await loadTable(other.id, book))).toBe('damaged')
  })
})

describe('durability', () => {
  it('answers only when the transaction is complete, and asks for strict ones', async () => {
    const on = device()
    const book = on.tab()
    const seen: string[] = []
    const strict: string[] = []
    const original = IDBTransaction.prototype.dispatchEvent
    vi.spyOn(IDBTransaction.prototype, 'dispatchEvent').mockImplementation(function (this: IDBTransaction, event) {
      if (this.mode === 'readwrite') {
        strict.push(this.durability)
        seen.push(event.type)
      }
      return original.call(this, event)
    })
    let row = value(await createTable(mezza(ANA_BEN), book))
    expect(seen).toEqual(['complete'])
    row = value(await appendEdits(row.id, row.version, [append(1)], QUIET, book))
    expect(seen).toHaveLength(2)
    row = value(await moveCursor(row.id, row.version, -1, QUIET, book))
    expect(seen).toHaveLength(3)
    value(await deleteTable(row.id, book))
    value(await restoreTable(row.id, book))
    value(await purgeDeleted(0, book))
    expect(seen).toEqual(Array(6).fill('complete'))
    expect(strict).toEqual(Array(6).fill('strict'))
  })
})

describe('import', () => {
  const log = (lines: readonly string[]) => ({
    header: '{ "kiebitz":1, "game":"mezza","players":["Ana","Ben"]}',
    lines,
  })

  it('gives back every byte, odd spacing, long lines and all', async () => {
    const spaces = fc.constantFrom('', ' ', '\t', '  \r')
    const text = fc.oneof(
      { weight: 8, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
      fc.constantFrom('ä', '½', '🂡', '\u2028', ' ', '\\n').map((unit) => unit.repeat(60_000)),
    )
    const line = fc.tuple(spaces, text, spaces).map((parts) => parts.join('').replaceAll('\n', ''))
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 60, size: 'max' }), async (lines) => {
        const on = device()
        const { header } = log(lines)
        const { id } = value(await importTable({ ...mezza(ANA_BEN), header }, lines, on.tab()))
        const { row, base, edits } = value(await loadTable(id, on.tab()))
        const bytes = new TextEncoder().encode(logText(row.header, linesOf(base, edits)))
        expect(Buffer.compare(bytes, Buffer.from([header, ...lines].map((line) => `${line}\n`).join('')))).toBe(0)
      }),
      { numRuns: 60 },
    )
  })

  it('takes the largest log there may be, in few rows', async () => {
    const on = device()
    const book = on.tab()
    const lines = Array.from({ length: 100_000 }, (_, number) => play(number))
    const row = value(await importTable(mezza(ANA_BEN), lines, book))
    expect(row).toMatchObject({ base: 100_000, events: 100_000, length: 0 })
    expect(await book.parts.count()).toBeLessThan(20)
    const next = value(await appendEdits(row.id, 1, [{ op: 'replace', index: 99_999, line: '{}' }], QUIET, book))
    expect(next.events).toBe(100_000)
    const { lines: back } = await shown(on, row.id)
    expect(back).toEqual([...lines.slice(0, -1), '{}'])
  })

  it('can be told when the table was begun', async () => {
    const on = device()
    const row = value(await importTable({ ...mezza(ANA_BEN), created: 7 }, [], on.tab()))
    expect(row.created).toBe(7)
    expect(row.changed).toBe(Date.UTC(2026, 10, 20, 18))
  })
})

describe('the list', () => {
  it('has the last changed table first, without the deleted, and reads no log', async () => {
    const on = device()
    const book = on.tab()
    const rows: TableRow[] = []
    for (const name of ['Ana', 'Ben', 'Cem']) {
      on.wait(1000)
      rows.push(value(await importTable(mezza([name, 'Dana']), [play(1)], book)))
    }
    const [ana, ben, cem] = rows as [TableRow, TableRow, TableRow]
    on.wait(1000)
    const changed = value(await appendEdits(ana.id, 1, [append(2)], QUIET, book))
    value(await deleteTable(cem.id, book))
    const read = vi.spyOn(IDBTransaction.prototype, 'objectStore')
    expect(value(await listTables(book))).toEqual([changed, ben])
    expect(new Set(read.mock.calls.flat())).toEqual(new Set(['tables']))
  })

  it('is read no further than it is shown', async () => {
    const on = device()
    const book = on.tab()
    const rows: TableRow[] = []
    for (let i = 0; i < 6; i++) {
      on.wait(1000)
      rows.unshift(value(await createTable(mezza([`P${i}`, 'Dana']), book)))
    }
    value(await deleteTable((rows[1] as TableRow).id, book))
    const kept = rows.filter((_, i) => i !== 1)
    expect(await listed(book, 2)).toEqual({ rows: kept.slice(0, 2), more: 3 })
    expect(await listed(book, 5)).toEqual({ rows: kept, more: 0 })
    expect(await listed(book, 9)).toEqual({ rows: kept, more: 0 })
  })

  it('proposes the last tables, and the one to play again however old it is', async () => {
    const on = device()
    const book = on.tab()
    const first = value(await createTable(mezza(ANA_BEN), book))
    const later = Array.from({ length: 200 }, (_, i) => ({ ...first, id: `t${i}`, changed: first.changed + i + 1 }))
    await book.tables.bulkPut(later)
    expect(value(await recentTables(null, book))).toEqual(later.toReversed())
    expect(value(await recentTables('t7', book))).toEqual(later.toReversed())
    expect(value(await recentTables(first.id, book))).toEqual([...later.toReversed(), first])
    value(await deleteTable(first.id, book))
    expect(value(await recentTables(first.id, book))).toHaveLength(200)
  })

  it('loses a deleted table, and gets it back as it was', async () => {
    const on = device()
    const book = on.tab()
    const row = value(await createTable(mezza(ANA_BEN), book))
    value(await appendEdits(row.id, 1, [append(1)], QUIET, book))
    value(await deleteTable(row.id, book))
    value(await deleteTable(row.id, book))
    expect(value(await listTables(book))).toEqual([])
    expect(failureCode(await loadTable(row.id, book))).toBe('missing')
    expect(failureCode(await appendEdits(row.id, 3, [append(2)], QUIET, book))).toBe('missing')
    expect(failureCode(await moveCursor(row.id, 3, -1, QUIET, book))).toBe('missing')
    const back = value(await restoreTable(row.id, book))
    expect(back).not.toHaveProperty('deleted')
    // A tab that still had the table open must not go on where others have been.
    expect(failureCode(await appendEdits(row.id, 2, [append(2)], QUIET, book))).toBe('conflict')
    expect((await shown(on, row.id)).lines).toEqual([play(1)])
    expect(value(await restoreTable(row.id, book))).toEqual(back)
  })

  it('knows nothing of a table that never was', async () => {
    const book = device().tab()
    for (const act of [loadTable, deleteTable, restoreTable]) expect(failureCode(await act('x', book))).toBe('missing')
  })

  it('purges only what was deleted long enough ago, and leaves nothing of it', async () => {
    const on = device()
    const book = on.tab()
    const rows: TableRow[] = []
    for (const name of ['Ana', 'Ben', 'Cem']) {
      const row = value(await importTable(mezza([name, 'Dana']), [play(1), play(2)], book))
      rows.push(value(await appendEdits(row.id, 1, [append(3)], QUIET, book)))
    }
    const [ana, ben, cem] = rows as [TableRow, TableRow, TableRow]
    value(await deleteTable(ana.id, book))
    on.wait(10_000)
    value(await deleteTable(ben.id, book))
    expect(value(await purgeDeleted(book.now() - 5000, book))).toBe(1)
    expect(failureCode(await restoreTable(ana.id, book))).toBe('missing')
    const of = ([, edits, parts]: Awaited<ReturnType<typeof everything>>) =>
      [...(edits ?? []), ...(parts ?? [])].map((row) => ('table' in row ? row.table : '')).sort()
    expect(of(await everything(book))).toEqual([ben.id, ben.id, cem.id, cem.id].sort())
    value(await restoreTable(ben.id, book))
    expect((await shown(on, ben.id)).lines).toEqual([play(1), play(2), play(3)])
    expect(value(await purgeDeleted(Number.POSITIVE_INFINITY, book))).toBe(0)
  })
})

describe('two writers', () => {
  it('never tear a log: of each version one is born, and the log is what the winners wrote', async () => {
    type Act = { readonly tab: number; readonly edits: number } | { readonly tab: number; readonly delta: number }
    const tab = fc.nat(2)
    const act: fc.Arbitrary<Act> = fc.oneof(
      { weight: 3, arbitrary: fc.record({ tab, edits: fc.integer({ min: 1, max: 3 }) }) },
      fc.record({ tab, delta: fc.integer({ min: -2, max: 2 }) }),
    )
    // Each round starts all its acts at once; a tab looks at the table only between rounds, and not always.
    const rounds = fc.array(fc.tuple(fc.array(act, { minLength: 1, maxLength: 5 }), fc.nat(7)), { maxLength: 12 })
    let conflicts = 0
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), rounds, async (scheduler, rounds) => {
        const on = device()
        const books = [on.tab(), on.tab(), on.tab()]
        const { id } = value(await createTable(mezza(ANA_BEN), books[0]))
        const seen = [1, 1, 1]
        const won = new Map<number, Act & { readonly written: readonly Edit[] }>()
        let number = 0
        for (const [acts, looks] of rounds) {
          const write = scheduler.scheduleFunction(async (act: Act) => {
            const [book, version] = [books[act.tab] as Book, seen[act.tab] as number]
            const written = 'edits' in act ? Array.from({ length: act.edits }, () => append(number++)) : []
            const outcome: Outcome<TableRow> =
              'edits' in act
                ? await appendEdits(id, version, written, QUIET, book)
                : await moveCursor(id, version, act.delta, QUIET, book)
            if (!outcome.ok) {
              if (outcome.failure.code === 'conflict') conflicts++
              expect(['conflict', 'out-of-range']).toContain(outcome.failure.code)
              return
            }
            expect(won.has(outcome.value.version)).toBe(false)
            won.set(outcome.value.version, { ...act, written })
            if (outcome.value.version > (seen[act.tab] as number)) seen[act.tab] = outcome.value.version
          })
          await scheduler.waitFor(Promise.all(acts.map(write)))
          for (const tab of [0, 1, 2]) {
            if (looks & (1 << tab)) seen[tab] = value(await loadTable(id, books[tab])).row.version
          }
        }
        let kept: Edit[] = []
        let cursor = 0
        for (let version = 2; version < won.size + 2; version++) {
          const act = won.get(version)
          if (!act) throw new Error(`nobody wrote version ${version}`)
          if ('delta' in act) cursor += act.delta
          else {
            kept = [...kept.slice(0, cursor), ...act.written]
            cursor = kept.length
          }
        }
        const { row, edits, lines } = await shown(on, id)
        expect(edits).toEqual(kept)
        expect(row).toMatchObject({ version: won.size + 1, cursor, length: kept.length, events: cursor })
        expect(lines).toEqual(linesOf([], kept.slice(0, cursor)))
      }),
      { numRuns: 60 },
    )
    expect(conflicts).toBeGreaterThan(100)
  }, 60_000)

  it('tells the loser which version is stored', async () => {
    const on = device()
    const [one, other] = [on.tab(), on.tab()]
    const { id } = value(await createTable(mezza(ANA_BEN), one))
    const outcomes = await Promise.all([
      appendEdits(id, 1, [append(1)], QUIET, one),
      appendEdits(id, 1, [append(2)], QUIET, other),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, failure: { code: 'conflict', version: 2 } })
  })

  it('lets one tab send writes ahead that count on the ones before', async () => {
    const on = device()
    const book = on.tab()
    const { id } = value(await createTable(mezza(ANA_BEN), book))
    const sent = Array.from({ length: 50 }, (_, number) => appendEdits(id, number + 1, [append(number)], QUIET, book))
    for (const outcome of await Promise.all(sent)) value(outcome)
    expect((await shown(on, id)).lines).toEqual(Array.from({ length: 50 }, (_, number) => play(number)))
  })
})

describe('a write that fails', () => {
  /** Every kind of write, made on a table with an imported part, edits, and something to redo. */
  const WRITES: Record<string, (row: TableRow, book: Book) => Promise<Outcome<unknown>>> = {
    createTable: (_, book) => createTable(mezza(['Cem', 'Dana']), book),
    importTable: (_, book) => importTable(mezza(['Cem', 'Dana']), Array(5).fill('x'.repeat(300_000)), book),
    appendEdits: (row, book) => appendEdits(row.id, row.version, [append(5), append(6), append(7)], QUIET, book),
    moveCursor: (row, book) => moveCursor(row.id, row.version, -2, QUIET, book),
    deleteTable: (row, book) => deleteTable(row.id, book),
    restoreTable: async (_, book) => restoreTable((await book.tables.toArray()).find((row) => row.deleted)!.id, book),
    purgeDeleted: (_, book) => purgeDeleted(Number.POSITIVE_INFINITY, book),
  }

  /** Takes the place of a request to storage. */
  type Sabotage = (store: IDBObjectStore, request: () => IDBRequest) => IDBRequest

  /** Runs a write with its nth request to storage sabotaged. Gives what came of it; undefined if there is no nth request. */
  async function sabotaged(write: string, nth: number, sabotage: Sabotage) {
    const on = device()
    const book = on.tab()
    let row = value(await importTable(mezza(ANA_BEN), [play(1)], book))
    row = value(await appendEdits(row.id, 1, [append(2), append(3), append(4)], QUIET, book))
    row = value(await moveCursor(row.id, 2, -1, QUIET, book))
    const gone = value(await importTable(mezza(['Eva', 'Finn']), [play(1)], book))
    value(await appendEdits(gone.id, 1, [append(2)], QUIET, book))
    value(await deleteTable(gone.id, book))
    const before = await everything(book)

    let struck = false
    const spies = (['add', 'put', 'delete'] as const).map((method) => {
      const original = IDBObjectStore.prototype[method] as (...args: unknown[]) => IDBRequest
      let left = nth
      const spy = vi.spyOn(IDBObjectStore.prototype, method) as unknown as {
        mockImplementation(act: (this: IDBObjectStore, ...args: unknown[]) => IDBRequest): void
        mockRestore(): void
      }
      spy.mockImplementation(function (this: IDBObjectStore, ...args: unknown[]) {
        // A device that fails goes on failing: the second attempt meets the same.
        if (--left >= 0) return original.apply(this, args)
        struck = true
        left = nth
        return sabotage(this, () => original.apply(this, args))
      })
      return spy
    })
    const outcome = await WRITES[write]!(row, book)
    for (const spy of spies) spy.mockRestore()
    return struck ? { outcome, before, after: await everything(on.tab()) } : undefined
  }

  const fails = (name: string) => () => {
    throw new DOMException('refused', name)
  }
  // What a browser does that gives up while it commits: its transaction ends with an abort that has the reason.
  const givesUp = (store: IDBObjectStore) =>
    (store.transaction as IDBTransaction & { _abort(name: string): void })._abort('QuotaExceededError')
  const sabotages: Record<string, [Sabotage, string]> = {
    'the transaction is aborted': [
      (store, request) => {
        store.transaction.abort()
        return request()
      },
      'unavailable',
    ],
    'the storage breaks': [fails('UnknownError'), 'unavailable'],
    'the device refuses a request for want of room': [fails('QuotaExceededError'), 'full'],
    'the device runs out of room before a request': [
      (store, request) => {
        givesUp(store)
        return request()
      },
      'full',
    ],
    'the device runs out of room during a request': [
      (store, request) => {
        const made = request()
        givesUp(store)
        return made
      },
      'full',
    ],
    'the device runs out of room after a request': [
      (store, request) => {
        const made = request()
        made.addEventListener('success', () => givesUp(store))
        return made
      },
      'full',
    ],
  }

  describe.each(Object.entries(sabotages))('because %s', (_, [sabotage, code]) => {
    it.each(Object.keys(WRITES))('%s: says so and leaves everything as it was', async (write) => {
      let nth = 0
      for (; ; nth++) {
        const result = await sabotaged(write, nth, sabotage)
        if (!result) break
        expect(failureCode(result.outcome)).toBe(code)
        expect(result.after).toEqual(result.before)
      }
      expect(nth).toBeGreaterThan(0)
    })
  })
})
