import type { MauMauTable } from './table'

/** U7.4 */
const WON_FROM_EACH = 10
const WON_IN_PAIRS = 20
const LOST = -10
const LEFT = -20

/**
 * U7.4: the ranking points of a game, by seat, for the score book; the judge does not know them. The winner gets ten for
 * each who sat down to play, in pairs each of the two gets twenty; a loser loses ten, who left twenty. Where nobody has
 * won, only who left loses anything.
 */
export function rankingPoints({ players }: Pick<MauMauTable, 'players'>, pairs: boolean): readonly number[] {
  const isWon = players.some(({ place }) => place === 1)
  return players.map(({ place }) => {
    if (place === 'left') return LEFT
    if (place === 1) return pairs ? WON_IN_PAIRS : WON_FROM_EACH * players.length
    return isWon ? LOST : 0
  })
}
