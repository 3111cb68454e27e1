import { mezza } from '@/lib/games/mezza'
import type { MezzaEvent } from '@/lib/games/mezza/event'
import type { MezzaOptions } from '@/lib/games/mezza/options'
import { type MezzaState, seatOf } from '@/lib/games/mezza/state'
import type { Header } from '@/lib/referee/game'
import { LEGAL } from '@/lib/referee/verdict'
import { dishonestPlayer, type Player, randomPlayer } from '@/lib/simulate/player'
import { between, pick, type Random, seeded } from '@/lib/simulate/random'
import { simulateGame } from '@/lib/simulate/table'

const NAMES = ['Ana', 'Ben', 'Cem', 'Dora']

const header: Header<MezzaOptions> = { game: 'mezza', players: NAMES, options: mezza.options.parse({}) }

/** Who has so few cards in hand picks up where that is possible. */
const FEW = 5

/** Empties no hand and sets no pile aside, as far as that can be helped. */
const hoarder: Player<MezzaEvent, MezzaState> = {
  ...(randomPlayer as Player<MezzaEvent, MezzaState>),
  name: 'hoarder',
  act({ honest, dishonest, state, by, random }) {
    const { hand } = seatOf(state, by)
    const fewest = Math.min(...state.seats.map((seat) => seat.hand))
    const keeping = honest.filter(
      (event) =>
        event.do === 'play' && event.cards.length === 1 && mezza.apply(state, event, LEGAL).removed === state.removed,
    )
    if (!state.pile || (hand > Math.max(FEW, fewest) && random() < 0.9))
      return pick(random, keeping.length ? keeping : honest)
    const pickUps = [...honest, ...dishonest].filter((event) => event.do === 'pick-up')
    return pickUps[0] ?? { do: 'pick-up', by, ruling: 'stands' }
  },
  interject: () => null,
}

/** What a log of any length can be of. */
export const LONG_LOGS: Readonly<Record<string, (length: number, random: Random) => readonly object[]>> = {
  /** No hand is ever emptied, and every other pick-up leaves a claim. */
  'a game that never ends': (length, random) => {
    const players = NAMES.map(() => hoarder)
    return simulateGame(mezza, header, { players, random, longest: length + 1 }).events.slice(0, length)
  },
  /** Cards of whoever, in any order, half of them let stand. */
  'what is mostly impossible or illegal': (length, random) =>
    Array.from({ length }, () => ({
      ...anything(random),
      ...(random() < 0.5 && { ruling: 'stands' }),
    })),
  /** A game, and then the same faults over and over. */
  'a game that went wrong': (length, random) => {
    const players = NAMES.map(() => dishonestPlayer(hoarder, 0.5))
    const { events } = simulateGame(mezza, header, { players, random, longest: 400 })
    const game = events.slice(0, -1)
    return [...game, ...Array.from({ length: length - game.length }, () => anything(random))]
  },
}

function anything(random: Random): object {
  const by = between(random, 0, NAMES.length - 1)
  const roll = random()
  if (roll < 0.3) return { do: 'pick-up', by }
  const cards = Array(between(random, 1, 2)).fill(pick(random, ['½', '4', '7', '9', '9½', 'joker', '10']))
  if (roll < 0.4) return { do: 'face-up', by, cards: [...cards, '5', '6'].slice(0, 3) }
  return { do: 'play', by, cards, ...(random() < 0.3 && { from: pick(random, ['hand', 'up', 'down']) }) }
}

/** A table log of so many events. */
export function longLog(kind: keyof typeof LONG_LOGS, length: number, seed = 1): string {
  const events = LONG_LOGS[kind]?.(length, seeded(seed)) ?? []
  const first = { kiebitz: 1, game: 'mezza', players: NAMES, options: {} }
  return [first, ...events].map((line) => `${JSON.stringify(line)}\n`).join('')
}
