import type { AnyEvent } from './event'
import type { Game, PublicTable } from './game'
import { judgeEvent, type Position } from './record'

/** An illegal play is meant less often than a legal one. */
const ILLEGAL = 2

/** An event that can have been meant, with what the referee says of it. */
export interface LikelySlip<Event> {
  readonly event: Event
  readonly legal: boolean
  /** How far it is from what was tapped; see `Slip`. */
  readonly cost: number
}

/**
 * What may have been meant where an event was refused: only what can have happened here, by all that can be known; the
 * likeliest first.
 *
 * @param most how many are wanted.
 */
export function likelySlips<Options, Event extends AnyEvent, State, Table extends PublicTable>(
  game: Game<Options, Event, State, Table>,
  position: Position<State>,
  event: Event,
  most = 3,
): readonly LikelySlip<Event>[] {
  return game
    .slips(position.state, event)
    .flatMap((slip) => {
      const legal = judgeEvent(game, position, slip.event).ruling.verdict === 'legal'
      // What is against the rules has happened only if it can have lain on the table.
      const stands = { ...slip.event, ruling: 'stands' } as Event
      if (!legal && judgeEvent(game, position, stands).ruling.verdict === 'impossible') return []
      return [{ event: slip.event, legal, cost: slip.cost + (legal ? 0 : ILLEGAL) }]
    })
    .sort((a, b) => a.cost - b.cost)
    .slice(0, most)
}
