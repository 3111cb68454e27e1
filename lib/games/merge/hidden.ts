import type { Claim, HiddenZone, Movement } from '@/lib/referee/evidence'
import type { Header } from '@/lib/referee/game'
import { tokenOf } from './card'
import type { MergeEvent } from './event'
import type { MergeOptions } from './options'
import { downwards, type Pile } from './pile'
import { FIRST_PILES, findPile, type MergeState, open } from './state'

/** A player's hand is a hidden zone. */
export const handOf = (by: number): HiddenZone => by

/** G3.1: so are a player's first two cards before the `lay-out`, as face-up cards that the table did not record. */
export const firstCardsOf = (players: number, by: number): HiddenZone => players + by

/** G3.1: what lies hidden before the first event. */
export function dealt(header: Header<MergeOptions>): ReadonlyMap<HiddenZone, number> {
  const { seats } = open(header)
  return new Map([
    ...seats.map(({ hand }, by) => [handOf(by), hand] as const),
    ...seats.map((_, by) => [firstCardsOf(seats.length, by), FIRST_PILES] as const),
  ])
}

/** What an event moved that was applied. */
export function movements(before: MergeState, event: MergeEvent, after: MergeState): readonly Movement[] {
  if (after === before) return []
  switch (event.do) {
    case 'lay-out':
      return [{ kind: 'reveal', zone: firstCardsOf(before.seats.length, event.by), cards: event.cards }]
    case 'place':
    case 'split':
      return [{ kind: 'reveal', zone: handOf(event.by), cards: [event.card] }]
    case 'take-top':
      return [{ kind: 'take', zone: handOf(event.by), cards: [tokenOf(pileIn(before, event.pile).top.card)] }]
    case 'take-pile':
      return [{ kind: 'take', zone: handOf(event.by), cards: downwards(pileIn(before, event.pile)).map(tokenOf) }]
    case 'merge':
    case 'stop':
    case 'leave':
    case 'end':
      return []
  }
}

const pileIn = (state: MergeState, number: number) => findPile(state, number) as Pile

/** Nothing in Merge is legal only if a hand held no such card: no claim is ever made (evidence.md, "Proven"). */
export function claim(): Claim | null {
  return null
}
