import { openBook, type TableRow } from '@/lib/book/database'
import { draftOf } from '@/lib/book/draft'
import { saveLedger } from '@/lib/book/ledger-store'
import { listPeople, seatPeople } from '@/lib/book/people'
import type { ResultRow } from '@/lib/book/result'
import { listResults, readResult, takeIn } from '@/lib/book/results'
import { spoiled } from '@/lib/book/spoiled'
import { standings } from '@/lib/book/standings'
import { storedReader } from '@/lib/book/stored'
import { loadTable } from '@/lib/book/table'
import { listed } from '@/lib/book/tables'
import { mezza } from '@/lib/games/mezza'
import { engineOf } from '@/lib/referee/engine'
import type { AnyGame } from '@/lib/referee/game'
import { replay } from '@/lib/referee/record'
import type { LoggedGame } from './games'

/** What is timed in the page, each in milliseconds. */
export interface BookBench {
  /** Fills the book with so many games: tables with their edits, results, people. */
  fill(games: readonly LoggedGame[], count: number): Promise<void>
  /** How many results there are. */
  count(): Promise<number>
  /** Derives the ledger of all results, as after an import: how long that takes, and the page's longest wait meanwhile. */
  derive(): Promise<Work>
  /** Opens a fresh connection and reads what the book's first page shows. */
  open(): Promise<number>
  /** Standings of one game, half the time, and two people, in a book that is open. */
  standings(): Promise<number>
  /** One game with its log, folded. */
  game(): Promise<number>
  /** The tables that the home screen begins with, on a fresh connection. */
  home(): Promise<number>
  /** Takes so many finished tables in. */
  takeIn(tables: number): Promise<Work>
}

export interface Work {
  readonly ms: number
  readonly blocked: number
}

/** Milliseconds between two games. */
const APART = 4 * 60 * 60 * 1000
const FIRST = Date.UTC(2020, 0, 1, 18)
/** Between two events. */
const BEAT = 12_000
const BATCH = 50

const game = mezza as AnyGame
const loadGame = async () => game
const idOf = (index: number) => index.toString(16).padStart(24, '0')
const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  return performance.now() - began
}
const fresh = () => openBook()

function must<Value>(outcome: { ok: true; value: Value } | { ok: false; failure: unknown }): Value {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure))
  return outcome.value
}

/** The longest time for which a timer had to wait while something was worked on. */
async function watched(work: () => Promise<unknown>): Promise<Work> {
  let [last, blocked, over] = [performance.now(), 0, false]
  const look = () => {
    blocked = Math.max(blocked, performance.now() - last)
    last = performance.now()
    if (!over) channel.port2.postMessage(undefined)
  }
  const channel = new MessageChannel()
  channel.port1.onmessage = look
  look()
  const ms = await timed(work)
  over = true
  return { ms, blocked }
}

const bench: BookBench = {
  async fill(games, count) {
    const book = fresh()
    await book.ready()
    const people = await book.db.transaction('rw', book.db.tables, async () => seatPeople(namesOf(games), book))
    const who = new Map(namesOf(games).map((name, i) => [name, people[i] as string]))
    for (let from = 0; from < count; from += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, i) => from + i)
      const tables = rows.map((index) => tableOf(games[index % games.length] as LoggedGame, index))
      const results = await Promise.all(rows.map((index, i) => resultOf(tables[i] as Filled, index, who)))
      await book.db.transaction('rw', book.db.tables, async () => {
        await book.tables.bulkAdd(tables.map(({ row }) => row))
        await book.edits.bulkAdd(
          tables.flatMap(({ edits, row }) => edits.map((edit, seq) => ({ table: row.id, seq, edit }))),
        )
        await book.results.bulkAdd(results)
        await spoiled(book, FIRST)
      })
    }
    book.db.close()
  },
  async count() {
    const book = fresh()
    await book.ready()
    return book.results.count()
  },
  async derive() {
    const book = fresh()
    await book.db.transaction('rw', book.db.tables, async () => spoiled(book, Number.NEGATIVE_INFINITY))
    return watched(() => saveLedger(book))
  },
  open() {
    const book = fresh()
    return timed(async () => {
      const [all, newest, people] = await Promise.all([
        standings({}, book),
        listResults({}, { limit: 20 }, book),
        listPeople(book),
      ])
      must(all)
      must(newest)
      must(people)
    })
  },
  async standings() {
    const book = fresh()
    const [one, other] = must(await standings({}, book))
    const middle = FIRST + (APART * (await book.results.count())) / 2
    const people = [one?.person, other?.person] as string[]
    return timed(async () => must(await standings({ game: 'mezza', from: middle, people }, book)))
  },
  async game() {
    const book = fresh()
    await book.ready()
    const count = await book.results.count()
    return timed(async () => {
      const id = idOf(Math.floor(count / 3))
      must(await readResult(id, book))
      const table = must(await loadTable(id, book))
      const { header, event } = await storedReader(table, { loadEngine: async () => engineOf(game), loadGame })
      const { moves } = replay(
        game,
        header,
        table.edits.map((edit, i) => event('line' in edit ? edit.line : '', i)),
      )
      if (moves.length < 50) throw new Error('no game')
    })
  },
  home() {
    const book = fresh()
    return timed(async () => {
      await book.ready()
      if ((await listed(book, 100)).rows.length !== 100) throw new Error('no list')
    })
  },
  async takeIn(tables) {
    const book = fresh()
    await book.db.transaction('rw', book.db.tables, async () => {
      const rows = await book.tables.orderBy('changed').reverse().limit(tables).toArray()
      await book.tables.bulkPut(rows.map((row) => ({ ...row, version: row.version + 1, due: row.created })))
    })
    const work = await watched(async () => {
      if (must(await takeIn(book)) !== tables) throw new Error('not all taken in')
    })
    await saveLedger(book)
    return work
  },
}

const namesOf = (games: readonly LoggedGame[]) => [...new Set(games.flatMap(({ header }) => header.players))]

interface Filled {
  readonly row: TableRow
  readonly edits: readonly { readonly op: 'append'; readonly line: string }[]
}

function tableOf({ header, events }: LoggedGame, index: number): Filled {
  const created = FIRST + index * APART
  const edits = events.map((event, i) => {
    const at = new Date(created + (i + 1) * BEAT).toISOString()
    return { op: 'append' as const, line: JSON.stringify({ ...event, at }) }
  })
  const row: TableRow = {
    ...{ id: idOf(index), game: header.game, players: header.players, created, base: 0, version: 1, over: true },
    header: JSON.stringify({ kiebitz: 1, ...header, started: new Date(created).toISOString() }),
    changed: created + events.length * BEAT,
    ...{ cursor: edits.length, length: edits.length, events: edits.length, status: header.players[0] as string },
  }
  return { row, edits }
}

async function resultOf({ row, edits }: Filled, index: number, who: ReadonlyMap<string, string>): Promise<ResultRow> {
  const draft = await drafted({ row, edits })
  if (!draft) throw new Error('a game without an end')
  const seats = draft.seats.map((seat) => ({ ...seat, person: who.get(seat.name) as string }))
  const { pairs: _, ...rest } = draft
  const people = seats.map(({ person }) => person)
  return { ...rest, id: idOf(index), source: 'table', seats, people, version: 1, changed: row.changed }
}

/** What came of a game, by its events: the same games come again and again. */
const drafts = new Map<string, Awaited<ReturnType<typeof draftOf>>>()

async function drafted({ row, edits }: Filled) {
  const key = `${row.players.join()} ${edits.length} ${edits[20]?.line.slice(0, 40)}`
  const known = drafts.get(key) ?? (await draftOf({ row, base: [], edits }, game, () => undefined))
  drafts.set(key, known)
  return known && { ...known, began: row.created, ended: row.changed }
}

declare global {
  interface Window {
    bench: BookBench
  }
}
window.bench = bench
