import { attempt, type Book, type LedgerRow, theBook } from './database'
import type { Outcome } from './failure'
import { inOrder, type Ledger, ledgerOf } from './ledger'
import { breather } from './pause'
import type { ResultRow } from './result'
import { rootsOf } from './roots'
import { type StateRow, stateOf } from './spoiled'

/** Changes with what the columns mean, the order of GAME_IDS included: a ledger of another format is written anew. */
const FORMAT = 2

interface SavedLedger extends LedgerRow {
  readonly id: 'ledger'
  readonly ledger: Omit<Ledger, 'ids'>
  /** In one piece, which is read faster. */
  readonly ids: string
}

/** Rows that are read at once: more would block the page. */
const PAGE = 500

/** The ledger at one revision of the book. */
export interface Made {
  readonly revision: number
  readonly ledger: Ledger
  /** By a seat's person whom that is by now. */
  readonly rootOf: (id: string) => string
}

/** The newest of each book. */
const latest = new WeakMap<Book, Made>()
const queues = new WeakMap<Book, Promise<unknown>>()
/** Of each book the one that is being read, or is about to be: until then nobody can have written, so all may have it. */
const reading = new WeakMap<Book, Promise<Outcome<Made>>>()

/**
 * The ledger as it is now: out of memory or out of the store, where results have changed written on from there. That is
 * done in pieces that leave the page responsive.
 */
export function theLedger(book: Book): Promise<Outcome<Made>> {
  const joined = reading.get(book)
  if (joined) return joined
  const mine = (queues.get(book) ?? Promise.resolve()).then(() => make(book))
  reading.set(book, mine)
  // Who comes later finds it in memory.
  queues.set(
    book,
    mine.catch(() => undefined),
  )
  return mine
}

async function make(book: Book): Promise<Outcome<Made>> {
  // An async function, by which Dexie knows that the transaction outlives native awaits.
  const read = await attempt(book, () =>
    book.db.transaction('r', [book.results, book.people, book.ledger], async () => {
      const found = await ingredients(book)
      reading.delete(book)
      return found
    }),
  ).finally(() => reading.delete(book))
  if (!read.ok || 'ledger' in read.value) return read as Outcome<Made>
  const { revision, rows, rootOf, base } = read.value
  const isRight = base && rows.length === 0 && base.kept === base.ledger.ids.length
  const ledger = isRight ? base.ledger : await counted(rows, () => ledgerOf(inOrder(rows), rootOf, breather(), base))
  const made = { revision, rootOf, ledger }
  latest.set(book, made)
  return { ok: true, value: made }
}

/** Fewer results than these are counted before anybody could read that they are. */
const MANY = 500

let countings = 0
const counting = new Set<(isCounting: boolean) => void>()

/** Tells whether many results are being counted anew, now and whenever that changes. Gives the way to stop. */
export function watchCounting(tell: (isCounting: boolean) => void): () => void {
  tell(countings > 0)
  counting.add(tell)
  return () => counting.delete(tell)
}

async function counted(rows: readonly ResultRow[], count: () => Promise<Ledger>): Promise<Ledger> {
  if (rows.length < MANY) return count()
  const change = (by: number) => {
    countings += by
    for (const tell of [...counting]) tell(countings > 0)
  }
  change(1)
  return count().finally(() => change(-1))
}

async function ingredients(book: Book) {
  const state = await stateOf(book)
  const known = latest.get(book)
  if (known?.revision === state.revision) return known
  const ledger = known && known.revision >= state.saved ? known.ledger : await savedLedger(book, state)
  const rootOf = rootsOf(await book.people.toArray())
  const rows = ledger ? await resultsFrom(book, state.from) : await allResults(book)
  const counting = rows.filter(({ deleted }) => deleted === undefined)
  const base = ledger && { ledger, kept: endedBefore(ledger, state.from) }
  return { revision: state.revision, rows: counting, rootOf, base }
}

async function savedLedger(book: Book, { saved, format }: StateRow): Promise<Ledger | undefined> {
  if (format !== FORMAT) return undefined
  const row = (await book.ledger.get('ledger')) as SavedLedger | undefined
  return row?.revision === saved ? { ...row.ledger, ids: JSON.parse(row.ids) } : undefined
}

async function resultsFrom(book: Book, time: number): Promise<readonly ResultRow[]> {
  if (time === Number.POSITIVE_INFINITY) return []
  return book.results.where('ended').aboveOrEqual(time).toArray()
}

async function allResults(book: Book): Promise<readonly ResultRow[]> {
  const rows: ResultRow[] = []
  for (let page: ResultRow[] | undefined; !page || page.length === PAGE; rows.push(...page)) {
    page = await book.results
      .where('id')
      .above(rows.at(-1)?.id ?? '')
      .limit(PAGE)
      .toArray()
  }
  return rows
}

/** How many results of a ledger ended before that time: they are the first ones. */
function endedBefore({ ended }: Ledger, time: number): number {
  let [low, high] = [0, ended.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ended[middle] as number) < time) low = middle + 1
    else high = middle
  }
  return low
}

/** Stores the ledger where the stored one has been overtaken. Where that fails nothing is lost but time. */
export async function saveLedger(book: Book): Promise<void> {
  const state = await attempt(book, () => stateOf(book))
  if (!state.ok || !isOvertaken(state.value)) return
  const made = await theLedger(book)
  if (!made.ok) return
  const { revision } = made.value
  const { ids, ...ledger } = made.value.ledger
  await attempt(book, () =>
    book.db.transaction('rw', [book.ledger], async () => {
      const now = await stateOf(book)
      if (now.revision !== revision) return
      const row: SavedLedger = { id: 'ledger', revision, ledger, ids: JSON.stringify(ids) }
      const from = Number.POSITIVE_INFINITY
      const next: StateRow = { id: 'state', revision, saved: revision, format: FORMAT, from }
      await book.ledger.bulkPut([row, next])
    }),
  )
}

const isOvertaken = ({ revision, from, format }: StateRow) =>
  revision > 0 && (from < Number.POSITIVE_INFINITY || format !== FORMAT)

/** Stays the same object as long as nothing changes that answers are made of: results and people. Undefined: nobody knows. */
export async function bookState(book: Book = theBook()): Promise<object | undefined> {
  const made = await theLedger(book)
  return made.ok ? made.value : undefined
}
