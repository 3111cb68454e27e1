import { COLOURS, type Colour } from './colours'
import type { Deck } from './deck'

/** What a coloured card shows beside its colour (mau-mau.md U1.1). */
export const MAU_MAU_SIGNS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '+2', '-skip', '-rev'] as const

export type MauMauSign = (typeof MAU_MAU_SIGNS)[number]

export const MAU_MAU_JOKERS = ['joker', 'joker+4'] as const

export type MauMauJoker = (typeof MAU_MAU_JOKERS)[number]

export type MauMauCard = `${Colour}${MauMauSign}` | MauMauJoker

/** Every card once: by colour, then by sign; the jokers last. */
export const MAU_MAU_CARDS: readonly MauMauCard[] = [
  ...COLOURS.flatMap((colour) => MAU_MAU_SIGNS.map((sign): MauMauCard => `${colour}${sign}`)),
  ...MAU_MAU_JOKERS,
]

/** U1.1: 108 cards. A 0 once a colour, everything else twice; four of each joker. */
export const MAU_MAU_DECK: Deck = new Map(
  MAU_MAU_CARDS.map((card) => [card, isJoker(card) ? 4 : signOf(card) === '0' ? 1 : 2]),
)

const ORDER: ReadonlyMap<string, number> = new Map(MAU_MAU_CARDS.map((card, index) => [card, index]))

export function isMauMauCard(token: string): token is MauMauCard {
  return ORDER.has(token)
}

export function isJoker(card: MauMauCard): card is MauMauJoker {
  return card === 'joker' || card === 'joker+4'
}

/** The colour printed on a card; null on the jokers. */
export function mauMauColour(card: MauMauCard): Colour | null {
  return isJoker(card) ? null : (card[0] as Colour)
}

/** The number or sign of a coloured card; null on the jokers. */
export function signOf(card: MauMauCard): MauMauSign | null {
  return isJoker(card) ? null : (card.slice(1) as MauMauSign)
}

/** Orders cards as a hand is sorted: by colour, then by sign, jokers last. For `Array.prototype.sort`. */
export function compareMauMauCards(a: MauMauCard, b: MauMauCard): number {
  return (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0)
}
