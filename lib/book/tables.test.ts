import { IDBTransaction } from 'fake-indexeddb'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { TableRow } from './database'
import { device, failureCode, mezza, QUIET, value } from './fixture'
import { linesOf, logText } from './journal'
import { appendEdits, loadTable } from './table'
import { ANA_BEN, append, play, shown } from './table.fixture'
import { createTable, deleteTable, importTable, listed, listTables, recentTables, restoreTable } from './tables'
import { moveCursor } from './undo'

afterEach(() => {
  vi.restoreAllMocks()
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
})
