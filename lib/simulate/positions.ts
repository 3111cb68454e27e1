import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame, Header } from '@/lib/referee/game'
import { judgeOpenly } from '@/lib/referee/record'
import type { CardsIn } from '@/lib/referee/simulated'
import type { SimulatedGame } from './table'
import { Truth } from './truth'

/** A position of a simulated game, and what was done in it. */
export interface SimulatedPosition {
  readonly header: Header<unknown>
  /** All that happened before. */
  readonly events: readonly AnyEvent[]
  readonly state: unknown
  /** The cards in hidden zones. */
  readonly cards: CardsIn
  readonly event: AnyEvent
}

/** Every position of an honest simulated game, from the deal on. */
export function* positionsOf(
  game: AnyGame,
  { header, events, deal }: SimulatedGame<unknown, AnyEvent>,
): Generator<SimulatedPosition> {
  let state = game.open(header)
  let truth = Truth.of(deal)
  for (const [index, event] of events.entries()) {
    yield { header, events: events.slice(0, index), state, cards: truth.cards, event }
    const { after } = judgeOpenly(game, state, event)
    truth = truth.follow(game.hidden.movements(state, event, after))
    state = after
  }
}
