import type { MergeCard } from '@/lib/cards/merge'
import { type Card, tokenOf } from './card'

/** Cards that lie on one another, the top one first: a list that piles share. */
export interface Layer {
  readonly card: Card
  readonly below: Layer | null
}

/** An open pile with its number (G2). It has one card at least: one with none is gone. */
export interface Pile {
  readonly number: number
  readonly top: Layer
  readonly size: number
}

export function pileOf(number: number, card: Card): Pile {
  return { number, top: { card, below: null }, size: 1 }
}

export function cover({ number, top, size }: Pile, card: Card): Pile {
  return { number, top: { card, below: top }, size: size + 1 }
}

/** The pile without its top card; null where it was the last one. */
export function uncover({ number, top, size }: Pile): Pile | null {
  return top.below && { number, top: top.below, size: size - 1 }
}

/** One pile laid on another; the number is that of the one that lies below (G2). */
export function layOn(upper: Pile, { number, top, size }: Pile): Pile {
  return { number, top: stack(downwards(upper), top) as Layer, size: upper.size + size }
}

/**
 * Divides a pile (G3): its top `below` cards under a new number, and the others; a part without cards is null.
 *
 * @param below from 0 to the pile's size.
 */
export function divide(
  { number, top, size }: Pile,
  below: number,
  newNumber: number,
): { readonly upper: Pile | null; readonly lower: Pile | null } {
  const cards: Card[] = []
  let rest: Layer | null = top
  for (let i = 0; i < below && rest; i++) {
    cards.push(rest.card)
    rest = rest.below
  }
  const upper = stack(cards, null)
  return {
    upper: upper && { number: newNumber, top: upper, size: cards.length },
    lower: rest && { number, top: rest, size: size - cards.length },
  }
}

/** A pile's cards from the top down. */
export function downwards({ top }: Pile): Card[] {
  const cards: Card[] = []
  for (let at: Layer | null = top; at; at = at.below) cards.push(at.card)
  return cards
}

/** A pile's cards from the bottom up, as tokens. */
export function tokensUp({ top, size }: Pile): MergeCard[] {
  const tokens = Array<MergeCard>(size)
  let i = size
  for (let at: Layer | null = top; at; at = at.below) tokens[--i] = tokenOf(at.card)
  return tokens
}

/** Cards, the top one first, on top of others. */
function stack(cards: readonly Card[], on: Layer | null): Layer | null {
  let top = on
  for (let i = cards.length - 1; i >= 0; i--) top = { card: cards[i] as Card, below: top }
  return top
}
