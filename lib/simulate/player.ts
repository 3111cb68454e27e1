import type { AnyEvent } from '@/lib/referee/event'
import type { Acts } from './acts'
import { pick, type Random, shuffled } from './random'
import type { Sight } from './sight'

/** What a player knows who may act: what lies open, their own cards, and what they can do. Nothing else. */
export interface Moment<Event, State> extends Acts<Event> {
  readonly by: number
  readonly state: State
  readonly sight: Sight
  readonly random: Random
}

/** Somebody at a simulated table. */
export interface Player<Event, State> {
  readonly name: string
  /** Does the player ever break a rule? */
  readonly cheats?: boolean
  /** Exchanges cards between the player's own zones before the first event: as many in each as before. */
  exchange?(zones: readonly (readonly string[])[], random: Random): readonly (readonly string[])[]
  /** On turn: one of the acts. */
  act(moment: Moment<Event, State>): Event
  /** Out of turn: one of the acts, should there be any, or null to let the chance go by. */
  interject(moment: Moment<Event, State>): Event | null
}

/** How often the random player takes a chance out of turn, and exchanges cards. */
const EAGERNESS = 0.5

/** Does anything that the rules allow, all acts alike. */
export const randomPlayer: Player<AnyEvent, unknown> = {
  name: 'random',
  exchange(zones, random) {
    if (random() >= EAGERNESS) return zones
    const cards = shuffled(random, zones.flat())
    return zones.map(({ length }) => cards.splice(0, length))
  },
  act: ({ honest, random }) => pick(random, honest),
  interject: ({ honest, random }) => (honest.length > 0 && random() < EAGERNESS ? pick(random, honest) : null),
}

/**
 * Plays like another, but breaks the rules where nobody sees it.
 *
 * @param often how often, of the occasions there are.
 */
export function dishonestPlayer<Event extends AnyEvent, State>(
  like: Player<Event, State>,
  often: number,
): Player<Event, State> {
  /** Half of the tables that find it out at once let it stand. */
  const cheat = ({ dishonest, random }: Moment<Event, State>): Event | null => {
    if (dishonest.length === 0 || random() >= often) return null
    const event = pick(random, dishonest)
    return random() < 0.5 ? { ...event, ruling: 'stands' } : event
  }
  return {
    ...like,
    name: `dishonest ${like.name}`,
    cheats: true,
    act: (moment) => cheat(moment) ?? like.act(moment),
    interject: (moment) => cheat(moment) ?? like.interject(moment),
  }
}
