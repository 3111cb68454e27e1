import { IDBObjectStore } from 'fake-indexeddb'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Book, TableRow } from './database'
import type { Outcome } from './failure'
import { device, failureCode, mezza, QUIET, value } from './fixture'
import { type Edit, fits, growth, type LineEdit, linesOf } from './journal'
import { appendEdits, appendMade, loadTable } from './table'
import { ANA_BEN, append, everything, play, shown } from './table.fixture'
import { createTable, importTable, listTables } from './tables'
import { moveCursor } from './undo'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a table', () => {
  it('begins empty and is found again by another tab', async () => {
    const on = device()
    const row = value(await createTable(mezza(ANA_BEN), on.tab()))
    expect(row).toMatchObject({ game: 'mezza', players: ANA_BEN, events: 0, cursor: 0, length: 0, version: 1 })
    expect(row.id).toMatch(/^[0-9a-f]{24}$/)
    expect(await shown(on, row.id)).toEqual({ row, edits: [], lines: [] })
  })

  it('makes what is written while the disk is asked, and writes nothing where nothing is made', async () => {
    const on = device()
    const book = on.tab()
    const row = value(await createTable(mezza(ANA_BEN), book))
    const before = await everything(on.tab())
    expect(value(await appendMade(row.id, row.version, () => null, book))).toBeNull()
    const broken = () => {
      throw new Error('no such card')
    }
    await expect(appendMade(row.id, row.version, broken, book)).rejects.toThrow('no such card')
    expect(await everything(on.tab())).toEqual(before)

    const made = { edits: [append(1)], summary: QUIET }
    expect(failureCode(await appendMade(row.id, row.version + 1, () => made, book))).toBe('conflict')
    const order: string[] = []
    const { get } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
      order.push('asked')
      const asked = get.call(this, key)
      asked.addEventListener('success', () => order.push('answered'))
      return asked
    })
    const make = () => {
      order.push('made')
      return made
    }
    const written = value(await appendMade(row.id, row.version, make, book))
    expect(order).toEqual(['asked', 'made', 'answered'])
    expect(written).toMatchObject({ events: 1, version: row.version + 1 })
    expect((await shown(on, row.id)).lines).toEqual([play(1)])
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
