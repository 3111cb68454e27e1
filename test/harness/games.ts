import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame } from '@/lib/referee/game'
import { randomHeader } from '@/lib/simulate/header'
import { dishonestPlayer } from '@/lib/simulate/player'
import { type AnyPlayer, playerOf, STYLES_OF_PLAY } from '@/lib/simulate/players'
import { between, pick, seeded } from '@/lib/simulate/random'
import { type SimulatedGame, simulateGame } from '@/lib/simulate/table'

/** How often the player of a dishonest table cheats who is one: seldom to always. */
const OFTEN = [0.05, 0.3, 1]

/** After how many events a game is stopped: random players can hand cards to and fro for ever. */
const LONGEST = [100, 200, 400, 1000]

/** A game of all sorts, the same for the same seed: every other table is an honest one. */
export function anyGame(game: AnyGame, seed: number): SimulatedGame<unknown, AnyEvent> {
  const random = seeded(seed)
  const header = randomHeader(game, random)
  const styles = STYLES_OF_PLAY.flatMap((style) => playerOf(game, style) ?? [])
  const cheaters = seed % 2 === 0 ? between(random, 1, header.players.length) : 0
  const often = pick(random, OFTEN)
  const players = header.players.map((_, seat): AnyPlayer => {
    const like = pick(random, styles)
    return seat < cheaters ? dishonestPlayer(like, often) : like
  })
  return simulateGame(game, header, {
    players,
    random,
    longest: pick(random, LONGEST),
    leaving: random() < 0.2 ? 0.01 : 0,
  })
}
