import type { PlayedGame } from '@/lib/referee/engine'
import type { AnyEvent } from '@/lib/referee/event'
import type { Header } from '@/lib/referee/game'
import { LogError } from '@/lib/referee/log-error'
import {
  asksRuling,
  emptyRecord,
  type GameRecord,
  judgeEvent,
  type Move,
  positionAt,
  rejudge,
  stateOf,
} from '@/lib/referee/record'
import type { Wish } from './amendment'
import { type Book, type TableRow, theBook } from './database'
import type { Failure, Outcome } from './failure'
import { type Hold, type HoldListener, holdTable } from './hold'
import { type Edit, fits, type LineEdit, linesOf } from './journal'
import { type GameLoader, type StoredReader, storedReader } from './stored'
import { summaryOf } from './summary'
import { appendEdits, appendMade, loadTable, type StoredTable, type Summary } from './table'

/** A table that is open on the screen: what is stored of it, and what the referee makes of that. */
export interface OpenTable {
  readonly row: TableRow
  readonly game: PlayedGame
  readonly header: Header<unknown>
  /** The event lines in force. */
  readonly lines: readonly string[]
  readonly record: GameRecord<AnyEvent, unknown>
  /** This tab may write; otherwise another one does, and this one reads along. */
  readonly writes: boolean
}

/** What a screen sees of a table. */
export type LiveView =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly failure: LiveFailure }
  | { readonly phase: 'open'; readonly table: OpenTable; readonly failure: LiveFailure | null }

/** Why a table cannot be shown or written: the book's reasons, or a stored line that cannot be read. */
export type LiveFailure = Failure | { readonly code: 'unreadable'; readonly error: LogError }

/** What became of an event that somebody tapped. */
export type Told =
  /** It was judged and is on the disk. */
  | { readonly kind: 'written'; readonly move: Move<AnyEvent, unknown> }
  /** It cannot have happened: nothing was written. */
  | { readonly kind: 'impossible'; readonly move: Move<AnyEvent, unknown> }
  /** It could not be stored: nothing was written. The view says why. */
  | { readonly kind: 'refused' }

type Amended = ReadonlyMap<number, AnyEvent>

/** A table on the screen: a store for React, and the things one can do at it. All of them wait for the disk. */
export interface LiveTable {
  readonly view: () => LiveView
  readonly subscribe: (changed: () => void) => () => void
  /**
   * Judges an event, writes it as the next unless it is impossible, and shows it when it is on the disk.
   *
   * @param hear is told what became of it just before that is shown, so that a screen can change at once with it.
   * @param amended earlier events that must read otherwise beside it, by their place: part of the same step.
   */
  add(event: AnyEvent, hear?: (told: Told) => void, amended?: Amended): Promise<Told>
  /**
   * Writes another event in place of an earlier one; everything after it is judged again and nothing is dropped.
   * Fields of the stored line that the game does not know stay in it.
   *
   * False, here and below, when nothing was written: this tab reads along, the move at `index` is no longer the one
   * that was to be seen there, or storage refuses; for the last two the view says why.
   *
   * @param standing events that this makes illegal and that lay on the table all the same, by their place in the list
   * after the change: they are written with the ruling "stands", as part of the same step.
   */
  correct(index: number, event: AnyEvent, standing?: readonly number[]): Promise<boolean>
  /** Writes an event that was forgotten, before the one at `index`. */
  insert(index: number, event: AnyEvent, standing?: readonly number[]): Promise<boolean>
  /** Strikes an event that did not happen. */
  strike(index: number, standing?: readonly number[]): Promise<boolean>
  /** Goes back (below 0) or forth that many edits, and on to where the table is not asked for a ruling. */
  step(delta: number): Promise<boolean>
  takeOver(): void
}

export interface LiveOptions {
  readonly book?: Book
  readonly hold?: (id: string, listener: HoldListener) => Hold
}

/** Opens a table for as long as somebody listens to it. */
export function liveTable(
  id: string,
  games: GameLoader,
  { book = theBook(), hold = holdTable }: LiveOptions = {},
): LiveTable {
  let view: LiveView = { phase: 'loading' }
  /** What is on the disk, as far as this tab knows. */
  let stored: StoredTable | undefined
  let reader: StoredReader | undefined
  let writes = false
  let place: Hold | undefined
  const listeners = new Set<() => void>()
  // One thing after another: a second tap waits until the first is on the disk.
  let queue: Promise<unknown> = Promise.resolve()
  const show = (next: LiveView) => {
    view = next
    for (const changed of [...listeners]) changed()
  }
  const fail = (failure: LiveFailure) =>
    show(view.phase === 'open' ? { ...view, failure } : { phase: 'failed', failure })
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = queue.then(work)
    queue = done.catch(() => undefined)
    return done
  }

  async function load(): Promise<void> {
    const loaded = await loadTable(id, book)
    if (!loaded.ok) return fail(loaded.failure)
    try {
      reader ??= await storedReader(loaded.value, games)
      const table = open(loaded.value, reader)
      stored = loaded.value
      show({ phase: 'open', table, failure: null })
    } catch (error) {
      // What is no fault of the log: the game's files have not come.
      fail(error instanceof LogError ? { code: 'unreadable', error } : { code: 'unavailable', cause: error })
    }
  }

  /** What the referee makes of a stored table. Events that were there before keep their identity and their states. */
  function open({ row, base, edits }: StoredTable, { engine: game, header, event }: StoredReader): OpenTable {
    const before = view.phase === 'open' ? view.table : undefined
    const lines = linesOf(base, edits.slice(0, row.cursor))
    const events = lines.map((line, i) => {
      const move = before?.record.moves[i]
      return move && before.lines[i] === line ? move.event : event(line, i + 2)
    })
    const record = rejudge(game, before?.record ?? emptyRecord(game, header), events)
    return { row, game, header, lines, record, writes }
  }

  /** Shows a change of what is stored, once it is on the disk. */
  async function change(next: StoredTable, write: (summary: Summary) => Promise<Outcome<TableRow>>): Promise<boolean> {
    if (!reader) return false
    const table = open(next, reader)
    const written = await write(summaryOf(table.game, table.header, stateOf(table.record)))
    if (!written.ok) {
      if (written.failure.code === 'conflict') await load()
      fail(written.failure)
      return false
    }
    stored = { ...next, row: written.value }
    show({ phase: 'open', table: { ...table, row: written.value, writes }, failure: null })
    return true
  }

  const mayWrite = () => (writes && view.phase === 'open' ? stored : undefined)

  /** Who only taps what is played next needs none of it. */
  async function amendment() {
    try {
      return await import('./amendment')
    } catch (cause) {
      fail({ code: 'unavailable', cause })
      return null
    }
  }

  /** Judges an event, writes it, and shows it once it is on the disk. */
  async function add(event: AnyEvent, hear: (told: Told) => void = () => {}, amended?: Amended): Promise<Told> {
    const answer = (told: Told) => {
      hear(told)
      return told
    }
    const now = mayWrite()
    if (!now || view.phase !== 'open' || !reader) return answer({ kind: 'refused' })
    const { table } = view
    const { row, base, edits } = now
    const line = JSON.stringify(event)
    let before: Pick<OpenTable, 'lines' | 'record'> & { edits: readonly LineEdit[] } = { ...table, edits: [] }
    if (amended?.size) {
      const amends = await amendment()
      if (!amends) return answer({ kind: 'refused' })
      before = amends.amend(table, amended, reader.event, reader.game)
    }
    const append: LineEdit = { op: 'append', line }
    const edit: Edit = before.edits.length > 0 ? { op: 'together', edits: [...before.edits, append] } : append
    const read = reader.event
    let judged: Move<AnyEvent, unknown> | undefined
    const judge = () => {
      judged ??= judgeEvent(table.game, positionAt(before.record), read(line, table.lines.length + 2))
      return { move: judged, record: { start: table.record.start, moves: [...before.record.moves, judged] } }
    }
    const make = () => {
      const { move, record } = judge()
      if (move.ruling.verdict === 'impossible') return null
      return { edits: [edit], summary: summaryOf(table.game, table.header, stateOf(record)) }
    }
    const written = await appendMade(id, row.version, make, book)
    if (!written.ok) {
      if (written.failure.code === 'conflict') await load()
      fail(written.failure)
      return answer({ kind: 'refused' })
    }
    const { move, record } = judge()
    if (!written.value) return answer({ kind: 'impossible', move })
    stored = { row: written.value, base, edits: [...edits.slice(0, row.cursor), edit] }
    const lines = [...before.lines, line]
    const told = answer({ kind: 'written', move })
    show({ phase: 'open', table: { ...table, row: written.value, lines, record, writes }, failure: null })
    return told
  }

  /** Changes the move that is to be seen at `index` now. Should another stand there when its turn comes, nobody meant that one. */
  function editAt(index: number, wish: Wish, standing: readonly number[] = []): Promise<boolean> {
    const seen = view.phase === 'open' ? view.table.lines[index] : undefined
    return inTurn(async () => {
      const amends = await amendment()
      const now = mayWrite()
      if (!amends || !now || view.phase !== 'open') return false
      const { lines } = view.table
      if (lines[index] !== seen) return refuse(now)
      const edit = amends.editFor(wish, index, lines, standing, reader?.game)
      if (!edit) return true
      return fits(edit, lines.length) ? write(now, edit) : refuse(now)
    })
  }

  function refuse({ row: { version } }: StoredTable): false {
    fail({ code: 'conflict', version })
    return false
  }

  function write({ row, base, edits }: StoredTable, edit: Edit): Promise<boolean> {
    const inForce = [...edits.slice(0, row.cursor), edit]
    const next = { row: { ...row, cursor: inForce.length, length: inForce.length }, base, edits: inForce }
    return change(next, (summary) => appendEdits(id, row.version, [edit], summary, book))
  }

  return {
    view: () => view,
    subscribe(changed) {
      listeners.add(changed)
      if (listeners.size === 1) {
        const placed = (mayWriteNow: boolean) => () => {
          writes = mayWriteNow
          void inTurn(load)
        }
        place = hold(id, {
          onHeld: placed(true),
          onReadAlong: placed(false),
          onChange: (version) => {
            if (stored?.row.version !== version) void inTurn(load)
          },
        })
      }
      return () => {
        listeners.delete(changed)
        if (listeners.size === 0) place?.release()
      }
    },
    add: (event, hear, amended) => inTurn(() => add(event, hear, amended)),
    correct: (index, event, standing) => editAt(index, { op: 'replace', event }, standing),
    insert: (index, event, standing) => editAt(index, { op: 'insert', event }, standing),
    strike: (index, standing) => editAt(index, { op: 'remove' }, standing),
    step: (delta) =>
      inTurn(async () => {
        const amends = await amendment()
        const now = mayWrite()
        const read = reader
        if (!amends || !now || !read) return false
        const { row } = now
        const after = (cursor: number) => ({ ...now, row: { ...row, cursor } })
        const cursor = amends.restOf(row.cursor, row.length, delta, (at) =>
          open(after(at), read).record.moves.slice(-1).some(asksRuling),
        )
        if (cursor < 0 || cursor > row.length) return false
        return change(after(cursor), (summary) =>
          amends.moveCursor(id, row.version, cursor - row.cursor, summary, book),
        )
      }),
    takeOver: () => place?.takeOver(),
  }
}
