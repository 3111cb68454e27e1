import { IDBObjectStore, IDBTransaction } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Book, TableRow } from './database'
import type { Outcome } from './failure'
import { device, failureCode, mezza, QUIET, value } from './fixture'
import { purgeDeleted } from './purge'
import { appendEdits } from './table'
import { ANA_BEN, append, everything, play } from './table.fixture'
import { createTable, deleteTable, importTable, restoreTable } from './tables'
import { moveCursor } from './undo'

afterEach(() => {
  vi.restoreAllMocks()
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
