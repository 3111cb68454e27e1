import type { AnyEvent } from '@/lib/referee/event'
import type { Game, PublicTable } from '@/lib/referee/game'
import { judgeOpenly } from '@/lib/referee/record'
import { type Acts, actsOf } from './acts'
import { between, type Random } from './random'
import type { Truth } from './truth'

/** What a player can do as far as they know it themselves, and what becomes of each when it is done. */
export interface Choices<Event> extends Acts<Event> {
  /** The event that an act is when it is done: what only doing it shows, chance or the table finds now. */
  settle(act: Event, random: Random): Event
}

/** The acts of one player; of a card that they do not see, none says which it is. */
export function choicesOf<Options, Event extends AnyEvent, State, Table extends PublicTable>(
  game: Game<Options, Event, State, Table>,
  state: State,
  truth: Truth,
  by: number,
): Choices<Event> {
  const { honest, dishonest } = actsOf(game, state, truth, by)
  /** What an act may turn out to be, where that is not known beforehand. */
  const covered = new Map<Event, Event[]>()
  const acts = (events: readonly Event[]) => {
    const byKey = new Map<string, Event>()
    return events.flatMap((event) => {
      const act = game.simulated.decided(event)
      if (act === event) return [event]
      const key = JSON.stringify(act)
      const same = byKey.get(key)
      if (same) covered.get(same)?.push(event)
      else {
        byKey.set(key, act)
        covered.set(act, [event])
      }
      return same ? [] : [act]
    })
  }
  const settle = (act: Event, random: Random): Event => {
    const [first = act, ...others] = covered.get(act) ?? []
    if (others.length === 0) return first
    // A card of which two lie there is turned over twice as often.
    const weighed = [first, ...others].flatMap((event) => Array<Event>(copiesOf(game, state, truth, event)).fill(event))
    return weighed[between(random, 0, weighed.length - 1)] as Event
  }
  return { honest: acts(honest), dishonest: acts(dishonest), settle }
}

/** How many cards like the first one that an event shows lie where it comes from. */
function copiesOf<Options, Event extends AnyEvent, State, Table extends PublicTable>(
  game: Game<Options, Event, State, Table>,
  state: State,
  truth: Truth,
  event: Event,
): number {
  const { after } = judgeOpenly(game, state, event)
  const seen = game.hidden.movements(state, event, after).find((movement) => movement.kind === 'reveal')
  return seen ? truth.cards(seen.zone).filter((card) => card === seen.cards[0]).length : 1
}
