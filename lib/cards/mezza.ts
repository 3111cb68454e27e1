import type { Deck } from './deck'

/** Mezza's fifteen cards, joker first, then by rank (mezza.md M1.1, M1.4). */
export const MEZZA_CARDS = ['joker', '0', '½', '1', '2', '3', '3½', '4', '5', '6', '6½', '7', '8', '9', '9½'] as const

export type MezzaCard = (typeof MEZZA_CARDS)[number]

export const MEZZA_VARIANTS = ['full', 'short'] as const

export type MezzaVariant = (typeof MEZZA_VARIANTS)[number]

/** M1.2: the short variant is played without these. */
const NOT_IN_SHORT: ReadonlySet<MezzaCard> = new Set(['3', '6', '9'])

/** M1.1: four of each, twelve of ½. */
const copiesOf = (card: MezzaCard) => (card === '½' ? 12 : 4)

const DECKS: Readonly<Record<MezzaVariant, Deck>> = {
  full: new Map(MEZZA_CARDS.map((card) => [card, copiesOf(card)])),
  short: new Map(MEZZA_CARDS.filter((card) => !NOT_IN_SHORT.has(card)).map((card) => [card, copiesOf(card)])),
}

/** The deck of a variant: 68 cards in full, 56 in short (M1.1, M1.2). */
export function mezzaDeck(variant: MezzaVariant): Deck {
  return DECKS[variant]
}

const ORDER: ReadonlyMap<string, number> = new Map(MEZZA_CARDS.map((card, index) => [card, index]))

export function isMezzaCard(token: string): token is MezzaCard {
  return ORDER.has(token)
}

/** Orders cards as a hand is sorted: joker first, then by rank. For `Array.prototype.sort`. */
export function compareMezzaCards(a: MezzaCard, b: MezzaCard): number {
  return (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0)
}
