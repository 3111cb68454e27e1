import { counting } from './counting'
import { type Book, theBook } from './database'
import { type Day, dayOf } from './evening'
import type { Outcome } from './failure'
import type { Ledger } from './ledger'
import { ratingOf } from './ratings'
import type { Chosen } from './result'

/** What somebody had reached after one game. */
export interface HistoryPoint {
  /** The result's id. */
  readonly result: string
  readonly ended: number
  /** Of all games of the book the how many-th this is: games that ended at one time follow each other in the same way everywhere. */
  readonly number: number
  readonly value: number
}

/** A rating after one game: `value` is what is shown, which somebody has surely reached. */
export interface RatingPoint extends HistoryPoint {
  /** The best guess, in the same points: the surer it is, the nearer to what is shown. */
  readonly guess: number
}

/** By person the ratings after each of the chosen games, in order. As in `standings`, they know every game. */
export function ratingHistory(
  chosen: Chosen = {},
  book: Book = theBook(),
): Promise<Outcome<ReadonlyMap<string, readonly RatingPoint[]>>> {
  return history(chosen, book, (ledger, seat) => {
    const [mus, sigmas] = chosen.game === undefined ? [ledger.mu, ledger.sigma] : [ledger.gameMu, ledger.gameSigma]
    const [mu, sigma] = [mus[seat] as number, sigmas[seat] as number]
    return { value: ratingOf({ mu, sigma }).shown, guess: ratingOf({ mu, sigma: 0 }).shown }
  })
}

/** By person the places in the chosen games, in order; games without places are left out. */
export function placesHistory(
  chosen: Chosen = {},
  book: Book = theBook(),
): Promise<Outcome<ReadonlyMap<string, readonly HistoryPoint[]>>> {
  return history(chosen, book, (ledger, seat) => {
    const value = ledger.rank[seat]
    return value ? { value } : null
  })
}

function history<Read extends { readonly value: number }>(
  chosen: Chosen,
  book: Book,
  read: (ledger: Ledger, seat: number) => Read | null,
) {
  return counting(chosen, book, (ledger, results) => {
    const found = new Map<string, (HistoryPoint & Read)[]>()
    for (const result of results) {
      for (let seat = ledger.first[result] as number; seat < (ledger.first[result + 1] as number); seat++) {
        const was = read(ledger, seat)
        if (was === null) continue
        const person = ledger.people[ledger.person[seat] as number] as string
        const points = found.get(person)
        const point = {
          result: ledger.ids[result] as string,
          ended: ledger.ended[result] as number,
          number: result + 1,
          ...was,
        }
        if (points) points.push(point)
        else found.set(person, [point])
      }
    }
    return found
  })
}

/** How many of the chosen games each evening had, in order. */
export function calendar(chosen: Chosen = {}, book: Book = theBook()): Promise<Outcome<ReadonlyMap<Day, number>>> {
  return counting(chosen, book, (ledger, results) => {
    const days = new Map<Day, number>()
    for (const result of results) {
      const day = dayOf(ledger.ended[result] as number)
      days.set(day, (days.get(day) ?? 0) + 1)
    }
    return days
  })
}
