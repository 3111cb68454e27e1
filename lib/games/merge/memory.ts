import { copiesFor, tokenOf, tokensOf } from './card'
import type { MergeState, Seat } from './state'

/** What the table can know of cards that nobody sees. */
export interface MergeMemory {
  readonly players: readonly {
    readonly place: Seat['place']
    /** Hand cards that the table has seen, sorted. */
    readonly known: readonly string[]
    /** How many other cards are in that hand. */
    readonly unknown: number
  }[]
  /** Every card of the deck, sorted: of how many copies the table does not know where they are. */
  readonly cards: readonly { readonly card: string; readonly hidden: number; readonly copies: number }[]
  /** How many cards those are together. */
  readonly hidden: number
}

/** All of it follows from what was played openly: no memory of anybody is asked. */
export function memory({ seats, unseen }: MergeState): MergeMemory {
  const copies = copiesFor(seats.length)
  return {
    players: seats.map(({ place, known, hand, knownCount }) => {
      return { place, known: tokensOf(known), unknown: hand - knownCount }
    }),
    cards: unseen.map((hidden, card) => ({ card: tokenOf(card), hidden, copies })),
    hidden: unseen.reduce((sum, each) => sum + each, 0),
  }
}
