import type { AnyEvent } from '@/lib/referee/event'
import type { HiddenZone } from '@/lib/referee/evidence'
import type { Game, PublicTable } from '@/lib/referee/game'
import type { HiddenCards, Truth } from './truth'

/**
 * The cards that one player sees: a copy of their own and no others. Whoever decides at a table is given this and never
 * the truth, and there is no other way to make one.
 */
export class Sight {
  private constructor(private readonly zones: HiddenCards) {}

  /** What a player sees of what really lies in the hidden zones. */
  static of<Options, Event extends AnyEvent, State, Table extends PublicTable>(
    game: Game<Options, Event, State, Table>,
    state: State,
    truth: Truth,
    by: number,
  ): Sight {
    return new Sight(new Map(game.simulated.sees(state, by).map((zone) => [zone, [...truth.cards(zone)]])))
  }

  /** The cards in a zone, in the order in which they came; none where the player does not see them. */
  readonly cards = (zone: HiddenZone): readonly string[] => this.zones.get(zone) ?? []

  /** All cards that the player sees. */
  all(): readonly string[] {
    return [...this.zones.values()].flat()
  }
}
