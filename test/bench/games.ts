import { mauMau } from '@/lib/games/mau-mau'
import type { MauMauEvent } from '@/lib/games/mau-mau/event'
import type { MauMauOptions } from '@/lib/games/mau-mau/options'
import type { MauMauState } from '@/lib/games/mau-mau/state'
import { mezza } from '@/lib/games/mezza'
import type { MezzaEvent } from '@/lib/games/mezza/event'
import type { MezzaOptions } from '@/lib/games/mezza/options'
import type { Header } from '@/lib/referee/game'
import { randomHeader } from '@/lib/simulate/header'
import { type Player, randomPlayer } from '@/lib/simulate/player'
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

/** A whole game of Mau Mau as a table log has it. */
export interface MauMauGame {
  readonly header: Header<MauMauOptions>
  readonly events: readonly MauMauEvent[]
}

/** Quick games of four at random, to the end: what uno-engine's players do too. */
export function simulateMauMau(count: number, seed: number): readonly MauMauGame[] {
  const random = seeded(seed)
  const player = randomPlayer as Player<MauMauEvent, MauMauState>
  const options = { points: null, pairs: false }
  const games: MauMauGame[] = []
  while (games.length < count) {
    const header = randomHeader(mauMau, random, { players: 4, options })
    const game = simulateGame(mauMau, header, { players: header.players.map(() => player), random, longest: LONGEST })
    if (game.places.includes(1)) games.push(game)
  }
  return games
}
