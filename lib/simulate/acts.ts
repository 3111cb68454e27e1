import type { AnyEvent } from '@/lib/referee/event'
import type { Game, PublicTable } from '@/lib/referee/game'
import type { Truth } from './truth'

/** What a player can do who sees their cards. */
export interface Acts<Event> {
  /** Legal, and whatever they claim is true. */
  readonly honest: readonly Event[]
  /** To be taken for legal by what lies open, and yet against the rules, since what they claim is not true. */
  readonly dishonest: readonly Event[]
}

/** Does the event claim something that is not true? */
export function isFalse<Options, Event extends AnyEvent, State, Table extends PublicTable>(
  game: Game<Options, Event, State, Table>,
  state: State,
  truth: Truth,
  event: Event,
): boolean {
  const claim = game.hidden.claim(state, event)
  return claim !== null && !truth.bears(claim)
}

/** Everything one player can do now, in the game's order; `leave` and `end` aside. */
export function actsOf<Options, Event extends AnyEvent, State, Table extends PublicTable>(
  game: Game<Options, Event, State, Table>,
  state: State,
  truth: Truth,
  by: number,
): Acts<Event> {
  const honest: Event[] = []
  const dishonest: Event[] = []
  for (const event of game.simulated.acts(state, by, truth.cards)) {
    if (isFalse(game, state, truth, event)) dishonest.push(event)
    else honest.push(event)
  }
  return { honest, dishonest }
}
