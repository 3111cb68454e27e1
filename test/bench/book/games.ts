import { mezza } from '@/lib/games/mezza'
import type { AnyEvent } from '@/lib/referee/event'
import type { Header } from '@/lib/referee/game'
import { randomHeader } from '@/lib/simulate/header'
import { seeded, shuffled } from '@/lib/simulate/random'
import { sensibleMezza } from '@/lib/simulate/sensible-mezza'
import { simulateGame } from '@/lib/simulate/table'

/** A whole game as it is logged. */
export interface LoggedGame {
  readonly header: Header<unknown>
  readonly events: readonly AnyEvent[]
}

const ROUND = ['Ana', 'Ben', 'Cem', 'Dora', 'Emil', 'Fritzi', 'Gül', 'Hugo']

/** So far from the number of events that was asked for. */
const OFF = 5

/** Games of four out of a round of eight, each of about so many events; the same for the same seed. */
export function loggedGames(count: number, events: number, seed: number): readonly LoggedGame[] {
  const random = seeded(seed)
  const games: LoggedGame[] = []
  while (games.length < count) {
    const four = shuffled(random, ROUND).slice(0, 4)
    const header = { ...randomHeader(mezza, random, { players: 4 }), players: four }
    const players = four.map(() => sensibleMezza)
    const game = simulateGame(mezza, header, { players, random, longest: 2 * events })
    if (Math.abs(game.events.length - events) > OFF || game.places.includes(null)) continue
    games.push({ header, events: game.events })
  }
  return games
}
