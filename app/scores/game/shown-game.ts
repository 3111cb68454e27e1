import type { Failure, Outcome } from '@/lib/book/failure'
import { listPeople } from '@/lib/book/people'
import type { PersonRow, ResultRow } from '@/lib/book/result'
import { readResult } from '@/lib/book/results'
import { storyOf } from '@/lib/book/story'
import { readTableLog, type TableLog } from '@/lib/book/table-log'
import { loadGame } from '@/lib/games/load'
import type { LogError } from '@/lib/referee/log-error'
import { replay } from '@/lib/referee/record'
import { lastAnswer } from '../parts/asked'
import { EVERYTHING } from '../parts/filter'
import { nameOf } from '../parts/places'
import { questionsOf } from '../questions'
import type { ToldGame } from './told'

/** A game of the book as its page shows it. */
export interface ShownGame {
  readonly result: ResultRow
  readonly people: ReadonlyMap<string, PersonRow>
  /** The story; an error where its log cannot be read, null of a game that nobody watched, undefined until it is read. */
  readonly told: ToldGame | LogError | null | undefined
}

export type Shown = { readonly game: ShownGame } | { readonly failure: Failure }

/** A game of the book with its story. */
export async function readGame(id: string): Promise<Shown> {
  // Most games have a log: it is read while the book is asked.
  const log = readTableLog(id, loadGame)
  const [result, people] = await Promise.all([readResult(id), listPeople()])
  if (!result.ok) return result
  if (!people.ok) return people
  return shownFrom(result.value, people.value, log)
}

/** @param people everybody in the book. */
async function shownFrom(
  result: ResultRow,
  people: readonly PersonRow[],
  log: Promise<Outcome<TableLog>>,
): Promise<Shown> {
  if (result.source === 'hand') return shownOf(result, people, null)
  const found = await log
  if (!found.ok) return found
  return shownOf(result, people, 'error' in found.value ? found.value.error : found.value.log)
}

function shownOf(result: ResultRow, people: readonly PersonRow[], log: Log | LogError | null | undefined): Shown {
  const byId = new Map(people.map((person) => [person.id, person]))
  return { game: { result, people: byId, told: log && 'events' in log ? tell(result, byId, log) : log } }
}

type Log = Extract<TableLog, { log: unknown }>['log']

function tell(result: ResultRow, people: ReadonlyMap<string, PersonRow>, { game, header, events }: Log): ToldGame {
  const record = replay(game, header, events)
  const names = header.players.map((name, by) => {
    const seat = result.seats[by]
    return seat ? nameOf(seat, people) : name
  })
  return { game, names, record, story: storyOf(game, record) }
}

/** A game that is being read before its page is there, and what is known of it so far. */
interface Ahead {
  readonly id: string
  readonly reading: Promise<Shown>
  shown: Shown | undefined
}

let ahead: Ahead | undefined

/** Begins to read a game of a list whose page is on its way. What the list knows of it is shown at once. */
export function readAhead(row: ResultRow): void {
  const people = lastPeople()
  const mine: Ahead = { id: row.id, reading: readFrom(row, people), shown: people && shownOf(row, people, undefined) }
  ahead = mine
  void mine.reading.then((shown) => {
    mine.shown = shown
  })
}

function readFrom(row: ResultRow, people: readonly PersonRow[] | undefined): Promise<Shown> {
  return people ? shownFrom(row, people, readTableLog(row.id, loadGame)) : readGame(row.id)
}

function lastPeople(): readonly PersonRow[] | undefined {
  const answer = lastAnswer(questionsOf(EVERYTHING).people.question) as Outcome<readonly PersonRow[]> | undefined
  return answer?.ok ? answer.value : undefined
}

/** What is known of the game that was read ahead; undefined where it is another, or nothing is known. */
export function shownAhead(id: string): Shown | undefined {
  return ahead?.id === id ? ahead.shown : undefined
}

/** Reads a game, or waits for it where that has begun; once, because later it may be another. */
export function takeAhead(id: string): Promise<Shown> {
  const reading = ahead?.id === id ? ahead.reading : readGame(id)
  ahead = undefined
  return reading
}
