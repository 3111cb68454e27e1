import { forceCloseDatabase, IDBFactory, IDBKeyRange, IDBObjectStore, IDBTransaction } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attempt, openBook } from './database'
import { keepDeck, listDecks } from './decks'
import { device, failureCode, mezza, QUIET, value } from './fixture'
import { listPeople } from './people'
import { countResults, listResults, takeIn } from './results'
import { appendEdits, loadTable } from './table'
import { createTable, listTables, restoreTable } from './tables'

beforeEach(() => {
  // Dexie speaks of closed connections on the console.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Opens the stores past the book, as another version of the app would. */
function opened(factory: IDBFactory, version?: number, upgrade: (db: IDBDatabase) => void = () => {}) {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const request = factory.open('kiebitz', version)
    request.onupgradeneeded = () => upgrade(request.result)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

const EVENT = [{ op: 'append', line: '{"do":"end"}' }] as const

describe('the book', () => {
  it('does not touch stores that a newer app has rebuilt', async () => {
    const on = device()
    const newer = await opened(on.factory, 40, (db) => db.createObjectStore('tables', { keyPath: 'other' }))
    newer.close()
    expect(failureCode(await listTables(on.tab()))).toBe('newer')
    expect(failureCode(await createTable(mezza(['Ana', 'Ben']), on.tab()))).toBe('newer')
    const still = await opened(on.factory)
    expect([still.version, [...still.objectStoreNames]]).toEqual([40, ['tables']])
  })

  it('gives way to a newer app in another tab, and then says so', async () => {
    const on = device()
    const book = on.tab()
    const { id } = value(await createTable(mezza(['Ana', 'Ben']), book))
    const newer = await opened(on.factory, 40)
    expect(failureCode(await appendEdits(id, 1, EVENT, QUIET, book))).toBe('newer')
    newer.close()
  })

  it('says at once, and to everybody, that an older app in another tab is in the way', async () => {
    const on = device()
    const older = await opened(on.factory, 1)
    const book = on.tab()
    const both = await Promise.all([listTables(book), listTables(book)])
    expect(both.map(failureCode)).toEqual(['blocked', 'blocked'])
    expect(failureCode(await listTables(book))).toBe('blocked')
    older.close()
    await vi.waitFor(async () => expect(value(await listTables(book))).toEqual([]))
  })

  it.each<[string, IDBFactory | undefined]>([
    ['there is none', undefined],
    [
      'the browser refuses it',
      Object.assign(new IDBFactory(), {
        open: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    ],
    [
      'opening it fails',
      Object.assign(new IDBFactory(), {
        open: () => {
          const request = {} as { error: DOMException; onerror: (event: unknown) => void }
          request.error = new DOMException('A mutation operation was attempted', 'InvalidStateError')
          setTimeout(() => request.onerror({ target: request, preventDefault() {}, stopPropagation() {} }))
          return request
        },
      }),
    ],
  ])('says that storage is not to be had where %s', async (_, indexedDB) => {
    const book = openBook(indexedDB ? { indexedDB, IDBKeyRange } : { IDBKeyRange })
    expect(failureCode(await createTable(mezza(['Ana', 'Ben']), book))).toBe('unavailable')
    expect(failureCode(await listTables(book))).toBe('unavailable')
  })

  describe.each([1, 2])('takes over what version %i stored', (version) => {
    const running = {
      ...{ id: 't', header: '{"kiebitz":1,"game":"mezza","players":["Ana","Ben"]}', game: 'mezza', status: 'Ana' },
      ...{ players: ['Ana', 'Ben'], created: 5, changed: 9, base: 1, cursor: 1, length: 2, events: 2, version: 3 },
      over: false,
    }
    const finished = {
      ...{ ...running, id: 'f', header: '{"kiebitz":1,"game":"mezza","players":["Ana","Ben"],"options":{}}' },
      ...{ base: 0, cursor: 1, length: 1, events: 1, version: 2, over: true, created: 7, changed: 8 },
    }
    const deleted = { ...finished, id: 'd', deleted: 8 }
    const deck = { id: 'k', game: 'mezza', name: 'A', text: '{}', cards: ['8'], created: 1, changed: 1, inUse: true }

    /** A device with the stores exactly as that version made and filled them. */
    async function released() {
      const on = device()
      const stores = await opened(on.factory, version * 10, (db) => {
        db.createObjectStore('tables', { keyPath: 'id' })
        db.createObjectStore('edits', { keyPath: ['table', 'seq'] })
        db.createObjectStore('parts', { keyPath: ['table', 'part'] })
        if (version > 1) db.createObjectStore('decks', { keyPath: 'id' })
      })
      const filled = stores.transaction([...stores.objectStoreNames], 'readwrite')
      for (const row of [running, finished, deleted]) filled.objectStore('tables').put(row)
      filled.objectStore('parts').put({ table: 't', part: 0, text: '{"do":"end"}' })
      for (const seq of [0, 1]) filled.objectStore('edits').put({ table: 't', seq, edit: EVENT[0] })
      const leave = { op: 'append', line: '{"do":"leave","by":1}' }
      for (const table of ['f', 'd']) filled.objectStore('edits').put({ table, seq: 0, edit: leave })
      if (version > 1) filled.objectStore('decks').put(deck)
      await new Promise((resolve) => {
        filled.oncomplete = resolve
      })
      stores.close()
      return on
    }

    it('as it was', async () => {
      const book = (await released()).tab()
      expect(value(await listTables(book))).toEqual([running, { ...finished, due: 7 }])
      const loaded = value(await loadTable('t', book))
      expect([loaded.row, loaded.edits.length]).toEqual([running, 2])
      expect(value(await appendEdits('t', 3, EVENT, QUIET, book)).version).toBe(4)
      expect(value(await listDecks(book))).toEqual(version > 1 ? [deck] : [])
      expect(value(await keepDeck({ game: 'mezza', name: 'B', text: '{}', cards: ['8'] }, book)).name).toBe('B')
      expect(book.db.backendDB().version).toBe(30)
    })

    it('and has its finished tables in the score book', async () => {
      const book = (await released()).tab()
      expect(value(await takeIn(book))).toBe(2)
      const results = value(await listResults({}, { limit: 9 }, book))
      expect(results).toMatchObject([{ id: 'f', ended: 7, seats: [{ place: 1 }, { place: 'left' }] }])
      value(await restoreTable('d', book))
      value(await takeIn(book))
      expect(value(await countResults({}, book))).toBe(2)
      expect(value(await listPeople(book)).map(({ name }) => name)).toEqual(['Ana', 'Ben'])
    })
  })

  it('comes back when storage does', async () => {
    const on = device()
    const book = on.tab()
    const open = vi.spyOn(on.factory, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(failureCode(await listTables(book))).toBe('unavailable')
    open.mockRestore()
    expect(value(await listTables(book))).toEqual([])
  })

  it('opens anew after the browser has closed the connection', async () => {
    const on = device()
    const book = on.tab()
    const { id } = value(await createTable(mezza(['Ana', 'Ben']), book))
    forceCloseDatabase(book.db.backendDB() as never)
    expect(value(await appendEdits(id, 1, EVENT, QUIET, book)).events).toBe(1)
  })

  it('tries once more when a connection turns out to be lost', async () => {
    const on = device()
    const book = on.tab()
    const { id } = value(await createTable(mezza(['Ana', 'Ben']), book))
    const lost = book.db.backendDB()
    const real = IDBObjectStore.prototype.get
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, query) {
      if (this.transaction.db !== lost) return real.call(this, query)
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
    })
    expect(value(await appendEdits(id, 1, EVENT, QUIET, book)).version).toBe(2)
  })

  it('does not write twice when only the answer was lost', async () => {
    const on = device()
    const book = on.tab()
    const { id } = value(await createTable(mezza(['Ana', 'Ben']), book))
    // The connection is lost between the end of the transaction and the word of it.
    vi.spyOn(IDBTransaction.prototype, 'dispatchEvent').mockImplementationOnce(function (this: IDBTransaction) {
      this.onabort?.(new Event('abort'))
      return true
    })
    const outcome = await appendEdits(id, 1, EVENT, QUIET, book)
    expect(outcome).toEqual({ ok: false, failure: { code: 'conflict', version: 2 } })
    expect(value(await loadTable(id, on.tab())).edits).toEqual(EVENT)
  })

  it('does not take a mistake in the code for a failure of the device', async () => {
    const book = device().tab()
    const mistake = new TypeError('undefined is not a function')
    await expect(attempt(book, () => Promise.reject(mistake))).rejects.toBe(mistake)
  })
})
