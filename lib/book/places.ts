import type { ResultSeat } from './result'

type Place = ResultSeat['place']

/**
 * How the seats of a game stand to each other: 1, 2, 2, 4. Who got no place where somebody did comes after those, who
 * left comes last. Null where nobody got a place: then nothing can be said.
 */
export function ranksOf(places: readonly Place[]): readonly number[] | null {
  if (!places.some((place) => typeof place === 'number')) return null
  const worth = places.map((place) => (place === 'left' ? Number.POSITIVE_INFINITY : (place ?? Number.MAX_VALUE)))
  return worth.map((mine) => 1 + worth.filter((other) => other < mine).length)
}

/** Two and two sit in pairs (mau-mau.md, U2). */
const IN_PAIRS = 4

/** Can seats win together that sit opposite each other? */
export function canBePairs(game: string, seats: number): boolean {
  return game === 'mau-mau' && seats === IN_PAIRS
}

/** Do seats win together that sit opposite each other? Of a game that only its places are known of. */
export function looksLikePairs(game: string, places: readonly Place[]): boolean {
  if (!canBePairs(game, places.length)) return false
  const [one, two, three, four] = places
  return one === three && two === four && one !== two && (one === 1 || two === 1)
}
