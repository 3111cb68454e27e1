import type { MauMauCard } from '@/lib/cards/mau-mau'
import { COPIES, tokenOf } from './card'
import { hiddenCopies } from './judge'
import type { MauMauState, Seat } from './state'

/** What the table can know of cards that nobody sees: nobody ever takes up a card openly, so that it is all counting. */
export interface MauMauMemory {
  readonly players: readonly Pick<Seat, 'hand' | 'place'>[]
  /** Every card of the deck, sorted: of how many copies the table does not know where they are. */
  readonly cards: readonly { readonly card: MauMauCard; readonly hidden: number; readonly copies: number }[]
  /** How many cards those are together: in hands, out of play with who left, and in the stock. */
  readonly hidden: number
  readonly stock: number
}

/** All of it follows from what lies open: no memory of anybody is asked. */
export function memory(state: MauMauState): MauMauMemory {
  const cards = COPIES.map((copies, card) => ({ card: tokenOf(card), hidden: hiddenCopies(state, card), copies }))
  return {
    players: state.seats.map(({ hand, place }) => ({ hand, place })),
    cards,
    hidden: cards.reduce((sum, { hidden }) => sum + hidden, 0),
    stock: state.stock,
  }
}
