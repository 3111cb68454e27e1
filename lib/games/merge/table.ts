import type { MergeCard } from '@/lib/cards/merge'
import { tokensOf } from './card'
import { tokensUp } from './pile'
import type { MergeState, Seat } from './state'

export interface MergeTablePlayer {
  readonly hand: number
  readonly known: readonly MergeCard[]
  readonly piles: readonly { readonly pile: number; readonly cards: readonly MergeCard[] }[]
  readonly place: 1 | 'left' | null
}

/** The public table (merge.md, "The table after an event"). */
export interface MergeTable {
  readonly players: readonly MergeTablePlayer[]
  readonly over: boolean
}

/** Exactly the public state of the spec. */
export function table({ seats, over }: MergeState): MergeTable {
  return { players: seats.map(playerOf), over }
}

const NONE: readonly MergeCard[] = []

function playerOf({ hand, known, knownCount, piles, place }: Seat): MergeTablePlayer {
  return {
    hand,
    known: knownCount > 0 ? tokensOf(known) : NONE,
    piles: piles.map((pile) => ({ pile: pile.number, cards: tokensUp(pile) })),
    place,
  }
}
