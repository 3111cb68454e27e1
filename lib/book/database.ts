import Dexie, { RangeSet, type Table } from 'dexie'
import { failureOf, type Outcome, Refusal } from './failure'
import type { Edit } from './journal'
import type { PersonRow, ResultRow } from './result'

/** A table as it stands in lists. The log itself is `header`, the base lines, and the first `cursor` edits. */
export interface TableRow {
  readonly id: string
  /** The header line of the log, exactly as written or imported, without its line feed. */
  readonly header: string
  readonly game: string
  readonly players: readonly string[]
  /** Milliseconds since 1970, as all times here. */
  readonly created: number
  readonly changed: number
  /** Lines that were imported with the table. */
  readonly base: number
  /** Edits in force. */
  readonly cursor: number
  /** Edits stored; those beyond the cursor can be redone. */
  readonly length: number
  /** Events in force. */
  readonly events: number
  /** Counts every change; a writer names the one it has seen. */
  readonly version: number
  readonly over: boolean
  /** A few words for the list, by who wrote last. */
  readonly status: string
  readonly deleted?: number
  /** `created` where the score book has yet to look at it: it is over, or was. Only such rows are in this index. */
  readonly due?: number
}

/** One edit of a table, numbered from 0. */
export interface EditRow {
  readonly table: string
  readonly seq: number
  readonly edit: Edit
}

/** A piece of the imported lines, numbered from 0: whole lines joined by line feeds. */
export interface PartRow {
  readonly table: string
  readonly part: number
  readonly text: string
}

/** A deck that was taught or brought: what the recogniser knows its cards by. */
export interface DeckRow {
  readonly id: string
  readonly game: string
  readonly name: string
  /** The deck file; nothing here reads it. */
  readonly text: string
  /** Which cards it knows, as the file says. */
  readonly cards: readonly string[]
  readonly created: number
  readonly changed: number
  /** The one that tables of its game are played with; of each game at most one. */
  readonly inUse: boolean
  readonly deleted?: number
}

/** A part of what is derived from the results. */
export interface LedgerRow {
  readonly id: string
  /** Of the results that it was derived from. */
  readonly revision: number
}

export interface BookOptions {
  readonly name?: string
  readonly indexedDB?: IDBFactory
  readonly IDBKeyRange?: typeof IDBKeyRange
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** The open score book: its stores and a clock. */
export interface Book {
  readonly db: Dexie
  readonly tables: Table<TableRow, string>
  readonly edits: Table<EditRow, [string, number]>
  readonly parts: Table<PartRow, [string, number]>
  readonly decks: Table<DeckRow, string>
  readonly results: Table<ResultRow, string>
  readonly people: Table<PersonRow, string>
  /** What is derived from the results; nothing is lost with it. */
  readonly ledger: Table<LedgerRow, string>
  readonly now: () => number
  /** Waits until the stores can be used. */
  readonly ready: () => Promise<void>
}

/** The newest version of the stores. Dexie numbers the browser's own version ten times as high. */
const VERSION = 3

/**
 * Makes a book; its stores are opened on first use. Every write is a transaction of strict durability: it counts as
 * done only when the browser says that it is on the disk.
 */
export function openBook(options: BookOptions = {}): Book {
  const factory = guarded(() => options.indexedDB ?? globalThis.indexedDB)
  const db = new Dexie(options.name ?? 'kiebitz', {
    chromeTransactionDurability: 'strict',
    // Answers come from the disk, never from what Dexie believes will be there.
    cache: 'disabled',
    indexedDB: factory,
    ...(options.IDBKeyRange && { IDBKeyRange: options.IDBKeyRange }),
  })
  // Each later version gets a line of its own below, with .upgrade() where rows change; no line is ever edited.
  db.version(1).stores({ tables: 'id', edits: '[table+seq]', parts: '[table+part]' })
  db.version(2).stores({ decks: 'id' })
  db.version(VERSION)
    .stores({
      tables: 'id, changed, deleted, due',
      results: 'id, ended, deleted, *people, [game+ended]',
      people: 'id, *names',
      ledger: 'id',
    })
    // What was played before there was a score book goes into it.
    .upgrade((upgrade) =>
      upgrade
        .table<TableRow>('tables')
        .filter(({ over }) => over)
        .modify((row) => {
          Object.assign(row, { due: row.created })
        }),
    )

  // A blocked opening stays pending inside Dexie until the other tab closes: say so meanwhile, instead of waiting.
  let blocked = false
  let refuse = () => {}
  db.on('blocked', () => {
    blocked = true
    refuse()
  })
  let opening: Promise<void> | undefined
  const open = () =>
    new Promise<void>((resolve, reject) => {
      refuse = () => reject(new Refusal({ code: 'blocked' }))
      if (blocked) refuse()
      db.open()
        .finally(() => {
          blocked = false
        })
        .then(() => resolve(), reject)
    }).finally(() => {
      opening = undefined
    })

  return {
    db,
    // Dexie has a property `tables` of its own, so the stores are asked for by name.
    tables: db.table('tables'),
    edits: db.table('edits'),
    parts: db.table('parts'),
    decks: db.table('decks'),
    results: db.table('results'),
    people: db.table('people'),
    ledger: db.table('ledger'),
    now: options.now ?? Date.now,
    ready: async () => {
      if (db.isOpen()) return
      opening ??= open()
      await opening
    },
  }
}

/**
 * An IDBFactory that opens exactly the version asked for. Dexie, told that the stores are newer than the app, would
 * open them all the same and add what it misses; an old app must not write into stores that it does not know.
 * The browser's factory is touched late, because where storage is blocked the mere touch can throw.
 */
function guarded(factory: () => IDBFactory | undefined): IDBFactory {
  const real = () => {
    const found = factory()
    if (!found) throw new DOMException('no IndexedDB', 'InvalidStateError')
    return found
  }
  return {
    open: (name, version) => {
      if (version !== VERSION * 10) throw new DOMException('the stores are not of this version', 'VersionError')
      return real().open(name, version)
    },
    deleteDatabase: (name) => real().deleteDatabase(name),
    databases: () => real().databases(),
    cmp: (one, other) => real().cmp(one, other),
  }
}

let shared: Book | undefined

/** This tab's own book. */
export function theBook(): Book {
  shared ??= openBook()
  return shared
}

/**
 * Runs work on the book and sorts what goes wrong. Work that fails for no reason of ours is tried a second time on a
 * fresh connection: iOS drops connections of pages in the background. That is safe because every write names the
 * version it starts from, so a write that did reach the disk is not repeated but answered with `conflict`.
 */
export async function attempt<Value>(book: Book, work: () => Promise<Value>): Promise<Outcome<Value>> {
  for (let again = true; ; again = false) {
    try {
      await book.ready()
      return { ok: true, value: await work() }
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Dexie.DexieError || error instanceof DOMException)) throw error
      const failure = failureOf(error)
      if (!again || failure.code !== 'unavailable') return { ok: false, failure }
      if (book.db.isOpen()) book.db.close({ disableAutoOpen: false })
    }
  }
}

/** What follows from the row of a table: the row as it is to be, and the edits behind it that are new. */
export interface Rewriting {
  readonly row: TableRow
  readonly edits: readonly EditRow[]
}

export type Rewrite = (row: TableRow | undefined) => Rewriting

/**
 * Writes what follows from the row of a table, whole and on the disk, or nothing. Edits beyond the new row's length go.
 *
 * Every tap waits for this, so it takes IndexedDB's shortest way: one question, everything written at once, and the end
 * said instead of awaited. A transaction of Dexie's asks four times and takes the page twice as long.
 *
 * @param prepare is called while the question is on its way to the disk and back: what takes long belongs there. It gives
 * what makes of the row that is stored what is to be written, and throws a Refusal where it does not fit; or null where
 * nothing is to be written, and the answer is null.
 */
export function attemptRewrite(
  book: Book,
  id: string,
  prepare: () => Rewrite | null,
): Promise<Outcome<TableRow | null>> {
  return attempt(book, () => rewritten(book.db, id, prepare))
}

/** How long whoever watches a table waits for word of a tap: until the screen has answered it, on a slow phone too; ms. */
const UNHURRIED = 100

function rewritten(db: Dexie, id: string, prepare: () => Rewrite | null): Promise<TableRow | null> {
  return new Promise((resolve, reject) => {
    const transaction = db.backendDB().transaction(['tables', 'edits'], 'readwrite', { durability: 'strict' })
    const [tables, edits] = [transaction.objectStore('tables'), transaction.objectStore('edits')]
    const asked: IDBRequest<TableRow | undefined> = tables.get(id)
    let reason: unknown = new DOMException('given up by the browser', 'AbortError')
    transaction.onabort = () => reject(transaction.error ?? reason)
    const orNothing = (work: () => void) => {
      try {
        work()
      } catch (error) {
        reason = error
        transaction.abort()
      }
    }
    orNothing(() => {
      const rewrite = prepare()
      if (rewrite === null) {
        transaction.onabort = () => resolve(null)
        transaction.abort()
        return
      }
      asked.onsuccess = () =>
        orNothing(() => {
          const next = rewrite(asked.result)
          for (const edit of next.edits) edits.put(edit)
          for (let seq = next.row.length; seq < (asked.result?.length ?? 0); seq++) edits.delete([id, seq])
          tables.put(next.row)
          transaction.oncomplete = () => {
            resolve(next.row)
            // What Dexie tells of its own transactions, so that whoever watches the table hears of it.
            setTimeout(
              () => Dexie.on.storagemutated.fire({ [`idb://${db.name}/tables/`]: new RangeSet(id) }),
              UNHURRIED,
            )
          }
          transaction.commit()
        })
    })
  })
}

/** Runs work in one transaction over all stores: it is carried out whole and on the disk, or not at all. */
export function attemptWrite<Value>(book: Book, work: () => Promise<Value>): Promise<Outcome<Value>> {
  return attempt(book, () => within(book, 'rw', work))
}

/** Reads from one moment: no write of another tab falls in between. */
export function attemptRead<Value>(book: Book, work: () => Promise<Value>): Promise<Outcome<Value>> {
  return attempt(book, () => within(book, 'r', work))
}

async function within<Value>(book: Book, mode: 'r' | 'rw', work: () => Promise<Value>): Promise<Value> {
  let transaction: IDBTransaction | undefined
  try {
    return await book.db.transaction(mode, book.db.tables, async ({ idbtrans }) => {
      transaction = idbtrans
      return work()
    })
  } catch (error) {
    // When the browser gives up a transaction, each request only says that it was aborted; the reason stands here.
    throw transaction?.error ?? error
  }
}
