import { mezza } from '@/lib/games/mezza'
import type { MezzaEvent } from '@/lib/games/mezza/event'
import type { MezzaOptions } from '@/lib/games/mezza/options'
import type { Header } from '@/lib/referee/game'
import { randomHeader } from '@/lib/simulate/header'
import { randomPlayer } from '@/lib/simulate/player'
import { pick, seeded } from '@/lib/simulate/random'
import { sensibleMezza } from '@/lib/simulate/sensible-mezza'
import { simulateGame } from '@/lib/simulate/table'

/** A whole game as a table log has it. */
export interface Game {
  readonly header: Header<MezzaOptions>
  readonly events: readonly MezzaEvent[]
}

/** A table at which cards go to and fro for ever is dealt again. */
const LONGEST = 400

/** The same whole games for the same seed: every variant, house rule and number of players, honest players. */
export function simulateGames(count: number, seed: number): readonly Game[] {
  const random = seeded(seed)
  const games: Game[] = []
  while (games.length < count) {
    const header = randomHeader(mezza, random)
    const players = header.players.map(() => pick(random, [randomPlayer as typeof sensibleMezza, sensibleMezza]))
    const game = simulateGame(mezza, header, { players, random, longest: LONGEST })
    if (!game.places.includes(null)) games.push(game)
  }
  return games
}
