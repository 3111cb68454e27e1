import { MEZZA_CARDS, type MezzaCard, mezzaDeck } from '@/lib/cards/mezza'
import type { MezzaOptions } from './options'

/**
 * A card as the judge computes with it: its index in `MEZZA_CARDS`. Ranked cards compare as their ranks do (M1.4);
 * the joker, which has no rank, is 0.
 */
export type Card = number

const index = (card: MezzaCard): Card => MEZZA_CARDS.indexOf(card)

export const JOKER = index('joker')
export const ZERO = index('0')
export const HALF = index('½')
export const THREE_HALF = index('3½')
export const FOUR = index('4')
export const SIX_HALF = index('6½')
export const SEVEN = index('7')
export const NINE_HALF = index('9½')

const INDEX: ReadonlyMap<string, Card> = new Map(MEZZA_CARDS.map((card, i) => [card, i]))

/** The card a token names; undefined where it is no card of Mezza at all. */
export function cardOf(token: string): Card | undefined {
  return INDEX.get(token)
}

export function tokenOf(card: Card): MezzaCard {
  return MEZZA_CARDS[card] as MezzaCard
}

/** How many of each card, by `Card`. */
export type Counts = readonly number[]

export const NO_CARDS: Counts = MEZZA_CARDS.map(() => 0)

const copiesIn = (variant: MezzaOptions['variant']): Counts => {
  const deck = mezzaDeck(variant)
  return MEZZA_CARDS.map((card) => deck.get(card) ?? 0)
}

/** Copies of each card in the deck (M1.1, M1.2). */
export const COPIES: Readonly<Record<MezzaOptions['variant'], Counts>> = {
  full: copiesIn('full'),
  short: copiesIn('short'),
}
