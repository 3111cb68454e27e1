import { COLOURS, type Colour } from './colours'
import type { Deck } from './deck'

export const MERGE_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

export type MergeNumber = (typeof MERGE_NUMBERS)[number]

export type MergeCard = `${Colour}${MergeNumber}`

/** Merge's forty cards, by colour, then by number (merge.md G1.1). */
export const MERGE_CARDS: readonly MergeCard[] = COLOURS.flatMap((colour) =>
  MERGE_NUMBERS.map((number): MergeCard => `${colour}${number}`),
)

const ORDER: ReadonlyMap<string, number> = new Map(MERGE_CARDS.map((card, index) => [card, index]))

const deckOf = (copies: number): Deck => new Map(MERGE_CARDS.map((card) => [card, copies]))

const DECKS = { 2: deckOf(2), 3: deckOf(3), 4: deckOf(4) } as const

/** G1.1: three players take two decks of forty, four take three, five and more take four. */
export function mergeDeck(players: number): Deck {
  return DECKS[players <= 3 ? 2 : players === 4 ? 3 : 4]
}

export function isMergeCard(token: string): token is MergeCard {
  return ORDER.has(token)
}

export function mergeColour(card: MergeCard): Colour {
  return card[0] as Colour
}

export function mergeNumber(card: MergeCard): MergeNumber {
  return Number(card.slice(1)) as MergeNumber
}

/** Orders cards by colour, then by number. For `Array.prototype.sort`. */
export function compareMergeCards(a: MergeCard, b: MergeCard): number {
  return (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0)
}
