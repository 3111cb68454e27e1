import type { Deck } from '@/lib/cards/deck'
import type { AnyEvent } from '@/lib/referee/event'
import type { HiddenZone } from '@/lib/referee/evidence'
import type { AnyGame, PublicTable } from '@/lib/referee/game'
import type { CardsIn, Counted } from '@/lib/referee/simulated'

/**
 * What can be done out of turn, as far as everybody can count (mezza.md, "The table after an event"): the events, each
 * with one card, that are legal in some world. A world lays the cards that the table knows nothing of onto the places
 * that it knows nothing of, any card onto any place. Of a hand what was drawn last comes last.
 */
export function conceivable(game: AnyGame, state: unknown, deck: Deck): ReadonlySet<string> {
  const { players } = game.table(state) as PublicTable
  const counted = game.simulated.counted(state)
  const loose = looseCards(deck, counted)
  const found = new Set<string>()
  for (const by of players.keys()) {
    const looked = new Set<HiddenZone>()
    const add = (cards: CardsIn) => {
      for (const event of game.simulated.acts(state, by, cards)) {
        for (const chance of taken(game, state, event)) found.add(chance)
      }
    }
    const anyWorld = worldWith(counted, loose)
    add((zone) => {
      looked.add(zone)
      return anyWorld(zone)
    })
    // A player looks only at their own cards: that each of the loose ones lies there once is all that can differ.
    for (const zone of looked) {
      if (counted.zones.get(zone)?.unknown)
        for (const card of new Set(loose)) add(worldWith(counted, loose, zone, card))
    }
  }
  return found
}

/** The chances that the public table lists. */
export function listed(game: AnyGame, state: unknown): readonly string[] {
  return game.simulated.chances(state).map(smallest)
}

/** The chances that an act takes, as the table would list them. */
export function taken(game: AnyGame, state: unknown, act: AnyEvent): readonly string[] {
  const { takes } = game.simulated
  if (takes) return takes(state, act).map(smallest)
  const { turn } = game.table(state) as PublicTable
  return act.by === turn ? [] : [smallest(act)]
}

/** An event with its first card alone. */
function smallest(event: AnyEvent & { readonly cards?: readonly string[] }): string {
  return JSON.stringify(event.cards ? { ...event, cards: event.cards.slice(0, 1) } : event)
}

/** Cards that are neither open nor known to be in a hidden zone: as many as there are unknown places. */
export function looseCards(deck: Deck, { open, zones }: Counted): readonly string[] {
  const copies = new Map(deck)
  for (const card of [...open, ...[...zones.values()].flatMap(({ known }) => known)]) {
    copies.set(card, (copies.get(card) ?? 0) - 1)
  }
  const missing = [...copies].find(([, count]) => count < 0)
  if (missing) throw new Error(`of ${missing[0]} there are too many`)
  const loose = [...copies].flatMap(([card, count]) => Array<string>(count).fill(card))
  const places = [...zones.values()].reduce((sum, { unknown }) => sum + unknown, 0)
  if (places !== loose.length) throw new Error(`${places} unknown places for ${loose.length} cards`)
  return loose
}

/** One of the worlds in which the last unknown place of a zone holds that card; of all worlds where none is named. */
function worldWith({ zones }: Counted, loose: readonly string[], target?: HiddenZone, card?: string): CardsIn {
  const rest = loose.slice()
  if (card !== undefined) rest.splice(rest.indexOf(card), 1)
  const world = new Map<HiddenZone, readonly string[]>()
  for (const [zone, { known, unknown }] of zones) {
    const isTarget = zone === target && card !== undefined
    const cards = [...known, ...rest.splice(0, isTarget ? unknown - 1 : unknown)]
    world.set(zone, isTarget ? [...cards, card] : cards)
  }
  return (zone) => world.get(zone) ?? []
}
