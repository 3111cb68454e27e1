import type { GameId } from '@/lib/referee/game'
import { looksLikePairs } from './places'
import type { ResultSeat } from './result'

type Place = ResultSeat['place']

/** Does the game count points that decide it? Only Mau Mau does (mau-mau.md, U7.3), if the table likes. */
export function countsPoints(game: GameId): boolean {
  return game === 'mau-mau'
}

/** Does everybody get a place? Elsewhere there are only winners (mau-mau.md U7.2; likewise Misch Masch and Merge). */
export function placesEverybody(game: GameId): boolean {
  return game === 'mezza'
}

/**
 * The places that points give: the most points the first one, ties share a place, in pairs the other pair is second
 * (mau-mau.md, U7.3).
 *
 * @param points by seat; null: gave up, and is not ranked.
 */
export function placesOf(game: GameId, points: readonly (number | null)[]): readonly Place[] {
  const places = points.map((mine): Place => {
    if (mine === null) return 'left'
    return 1 + points.filter((other) => other !== null && other > mine).length
  })
  if (!looksLikePairs(game, places)) return places
  return places.map((place) => (place === 1 ? 1 : 2))
}

/** Why a game cannot be entered as it stands: codes only, the screen finds the words. */
export type EntryFault = 'too-few' | 'nobody-won' | 'gap'

/** What is missing before a game counts: two who play, somebody who has won, and no place skipped but by a tie. */
export function entryFault(places: readonly Place[]): EntryFault | null {
  if (places.length < 2) return 'too-few'
  const numbers = places.filter((place) => typeof place === 'number').toSorted((one, other) => one - other)
  if (numbers[0] !== 1) return 'nobody-won'
  // U7.3: in pairs 1, 1, 2, 2; else 1, 1, 3.
  const isGap = numbers.some((place, index) => index > 0 && place > index + 1)
  return isGap ? 'gap' : null
}
