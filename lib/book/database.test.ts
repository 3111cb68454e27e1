import { forceCloseDatabase, IDBFactory, IDBKeyRange, IDBObjectStore, IDBTransaction } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attempt, openBook } from './database'
import { keepDeck, listDecks } from './decks'
import { device, failureCode, mezza, QUIET, value } from './fixture'
import { appendEdits, loadTable } from './table'
import { createTable, listTables } from './tables'

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

  it('takes over what the first version stored, as it was, and has room for decks', async () => {
    const on = device()
    const first = await opened(on.factory, 10, (db) => {
      db.createObjectStore('tables', { keyPath: 'id' })
      db.createObjectStore('edits', { keyPath: ['table', 'seq'] })
      db.createObjectStore('parts', { keyPath: ['table', 'part'] })
    })
    const row = {
      ...{ id: 't', header: '{"kiebitz":1,"game":"mezza","players":["Ana","Ben"]}', game: 'mezza', status: 'Ana' },
      ...{ players: ['Ana', 'Ben'], created: 5, changed: 9, base: 1, cursor: 1, length: 2, events: 2, version: 3 },
      over: false,
    }
    const stored = first.transaction(['tables', 'edits', 'parts'], 'readwrite')
    stored.objectStore('tables').put(row)
    stored.objectStore('parts').put({ table: 't', part: 0, text: '{"do":"start"}' })
    stored.objectStore('edits').put({ table: 't', seq: 0, edit: EVENT[0] })
    stored.objectStore('edits').put({ table: 't', seq: 1, edit: EVENT[0] })
    await new Promise((resolve) => {
      stored.oncomplete = resolve
    })
    first.close()

    const book = on.tab()
    expect(value(await listTables(book))).toEqual([row])
    const loaded = value(await loadTable('t', book))
    expect([loaded.row, loaded.edits.length]).toEqual([row, 2])
    expect(value(await appendEdits('t', 3, EVENT, QUIET, book)).version).toBe(4)
    expect(value(await listDecks(book))).toEqual([])
    expect(value(await keepDeck({ game: 'mezza', name: 'A', text: '{}', cards: ['8'] }, book)).name).toBe('A')
    expect(book.db.backendDB().version).toBe(30)
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
