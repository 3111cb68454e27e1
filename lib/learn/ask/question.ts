import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame, GameId } from '@/lib/referee/game'
import type { LaidOut, SeatLaidOut } from '@/lib/referee/laid-out'

/** A position and a move in it, as somebody lays it out to ask the referee. */
export interface Question {
  readonly game: GameId
  readonly laid: LaidOut<unknown>
  readonly event: AnyEvent
}

/** Players of a position that nobody has named. */
const NAMES = ['Ana', 'Ben', 'Cem', 'Dora', 'Elif', 'Finn', 'Grace', 'Hana', 'Iwo', 'Jan', 'Kaya', 'Lea']

export const namesFor = (players: number): readonly string[] => NAMES.slice(0, players)

const NOTHING: SeatLaidOut = { hand: 7, known: [], up: [], down: 0, piles: [] }

/** Two piles for each seat of Merge, no card of them twice. */
const FIRST_PILES = [
  [['r5'], ['b7']],
  [['g2'], ['y9']],
  [['b4'], ['r8']],
  [['y1'], ['g6']],
  [['r10'], ['b3']],
  [['g8'], ['y4']],
]

/** What a seat begins with when it is added. */
export function seatFor(game: GameId, by: number): SeatLaidOut {
  if (game === 'mezza') return { ...NOTHING, hand: 3, down: 3 }
  return game === 'merge' ? { ...NOTHING, hand: 10, piles: FIRST_PILES[by] ?? [] } : NOTHING
}

const PILES: Readonly<Record<GameId, readonly string[]>> = {
  mezza: ['5', '6½'],
  'mau-mau': ['r5'],
  'misch-masch': ['KE'],
  merge: [],
}

const FIRST_MOVES: Readonly<Record<GameId, AnyEvent>> = {
  mezza: { do: 'play', by: 0, ...{ cards: ['½'] } },
  'mau-mau': { do: 'play', by: 0, ...{ card: 'b5' } },
  'misch-masch': { do: 'play', by: 0, ...{ card: 'EK' } },
  merge: { do: 'place', by: 0, ...{ card: 'r6', pile: 1 } },
}

/** What one begins with who asks about a game. */
export function firstQuestion(game: AnyGame): Question {
  const options = game.options.parse({})
  const players = Math.max(3, game.players(options).min)
  const { id } = game
  return {
    game: id,
    laid: {
      options,
      turn: 0,
      seats: Array.from({ length: players }, (_, by) => seatFor(id, by)),
      pile: PILES[id].map((card) => ({ card, by: players - 1 })),
      colour: null,
      penalty: 0,
      drawn: 0,
    },
    event: FIRST_MOVES[id],
  }
}

/** Cards that can be laid: of a half card each side (A1.2). */
export function cardsOf(game: AnyGame, options: unknown, players: number): readonly string[] {
  return [...game.deck(options, players).keys()].flatMap((card) =>
    game.id === 'misch-masch' && card.endsWith('½') ? [`${card[0]}-`, `-${card[0]}`] : [card],
  )
}

/** The move where so many sit: by somebody who sits there, and not to themselves. */
export function seated(event: AnyEvent, players: number): AnyEvent {
  const isSeat = (seat: number | null | undefined) => typeof seat === 'number' && seat < players
  const by = isSeat(event.by) ? (event.by ?? 0) : 0
  if (!('of' in event)) return { ...event, by }
  const of = event.of as number
  return { ...event, by, ...{ of: isSeat(of) && of !== by ? of : by === 0 ? 1 : 0 } }
}
