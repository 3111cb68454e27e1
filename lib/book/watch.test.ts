import { Dexie } from 'dexie'
import { IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, it, vi } from 'vitest'
import { openBook } from './database'
import type { Outcome } from './failure'
import { device, mezza, QUIET, value } from './fixture'
import { appendEdits } from './table'
import { createTable, deleteTable, type Listed, restoreTable } from './tables'
import { watchTable } from './watch'
import { watchTables } from './watch-tables'

/** Dexie's live queries ask the page itself whether there is IndexedDB. */
function watchable() {
  const on = device()
  Dexie.dependencies.indexedDB = on.factory
  Dexie.dependencies.IDBKeyRange = IDBKeyRange
  return on
}

const EVENT = [{ op: 'append', line: '{"do":"end"}' }] as const

describe('watchTables', () => {
  it('tells the list now and whenever another tab changes it, until it is stopped', async () => {
    const on = watchable()
    const [one, other] = [on.tab(), on.tab()]
    const first = value(await createTable(mezza(['Ana', 'Ben']), other))
    const told: (readonly string[])[] = []
    const stop = watchTables(9, (outcome) => told.push(value(outcome).rows.map(({ players }) => players.join())), one)
    await vi.waitFor(() => expect(told).toEqual([['Ana,Ben']]))
    on.wait(1000)
    value(await createTable(mezza(['Cem', 'Dana']), other))
    await vi.waitFor(() => expect(told.at(-1)).toEqual(['Cem,Dana', 'Ana,Ben']))
    on.wait(1000)
    value(await appendEdits(first.id, 1, EVENT, QUIET, other))
    await vi.waitFor(() => expect(told.at(-1)).toEqual(['Ana,Ben', 'Cem,Dana']))
    value(await deleteTable(first.id, other))
    await vi.waitFor(() => expect(told.at(-1)).toEqual(['Cem,Dana']))
    stop()
    const count = told.length
    value(await restoreTable(first.id, other))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(told).toHaveLength(count)
  })

  it('says when there is no storage, and nothing once it was stopped', async () => {
    watchable()
    const book = openBook({ IDBKeyRange })
    const told: Outcome<Listed>[] = []
    watchTables(9, (outcome) => told.push(outcome), book)
    watchTables(9, (outcome) => told.push(outcome), book)()
    await vi.waitFor(() => expect(told).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(told).toMatchObject([{ ok: false, failure: { code: 'unavailable' } }])
  })
})

describe('watchTable', () => {
  it('tells the row after each change of that table only', async () => {
    const on = watchable()
    const [one, other] = [on.tab(), on.tab()]
    const { id } = value(await createTable(mezza(['Ana', 'Ben']), other))
    const told: (number | undefined)[] = []
    const stop = watchTable(id, (outcome) => told.push(value(outcome)?.version), one)
    await vi.waitFor(() => expect(told).toEqual([1]))
    value(await createTable(mezza(['Cem', 'Dana']), other))
    value(await appendEdits(id, 1, EVENT, QUIET, other))
    await vi.waitFor(() => expect(told).toEqual([1, 2]))
    value(await deleteTable(id, other))
    await vi.waitFor(() => expect(told).toEqual([1, 2, undefined]))
    stop()
  })
})
