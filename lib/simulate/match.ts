import type { AnyGame } from '@/lib/referee/game'
import { randomHeader, type Wish } from './header'
import type { AnyPlayer } from './players'
import { seeded } from './random'
import { simulateGame } from './table'

/** How two styles of play did against each other. */
export interface Result {
  readonly games: number
  /** Games in which the first style took place 1. */
  readonly won: number
  /** Games that were stopped before anybody did. */
  readonly unfinished: number
}

/** Merge goes on for long where some play at random. */
const LONGEST = 3000

/**
 * Plays games between two styles of play. They sit alternately round the table, and every other game the other way
 * round; each game is dealt anew.
 *
 * @param pair who plays; the first one's wins are counted.
 */
export function playMatch(
  game: AnyGame,
  pair: readonly [AnyPlayer, AnyPlayer],
  { games, seed, wish }: { readonly games: number; readonly seed: number; readonly wish: Wish },
): Result {
  let won = 0
  let unfinished = 0
  const random = seeded(seed)
  for (let i = 0; i < games; i++) {
    const header = randomHeader(game, random, wish)
    const players = header.players.map((_, seat) => pair[(seat + i) % 2] as AnyPlayer)
    const first = simulateGame(game, header, { players, random, longest: LONGEST }).places.indexOf(1)
    if (first < 0) unfinished++
    else if (players[first] === pair[0]) won++
  }
  return { games, won, unfinished }
}

/** 97.5 % of a normal distribution lies below this. */
const Z = 1.959964

/**
 * The 95 % confidence interval of a share (Wilson 1927).
 *
 * @returns shares from 0 to 1: the lower and the upper bound.
 */
export function confidence(successes: number, trials: number): readonly [number, number] {
  const share = successes / trials
  const middle = share + Z ** 2 / (2 * trials)
  const spread = Z * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2))
  const whole = 1 + Z ** 2 / trials
  return [Math.max(0, (middle - spread) / whole), Math.min(1, (middle + spread) / whole)]
}
