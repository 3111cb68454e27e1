import { MERGE_CARDS, MERGE_NUMBERS, type MergeCard, mergeDeck } from '@/lib/cards/merge'

/** A card as the judge computes with it: its index in `MERGE_CARDS`, by colour, then by number (G1.1). */
export type Card = number

const INDEX: ReadonlyMap<string, Card> = new Map(MERGE_CARDS.map((card, i) => [card, i]))

/** The card a token names; undefined where it is no card of Merge at all. */
export function cardOf(token: string): Card | undefined {
  return INDEX.get(token)
}

export function tokenOf(card: Card): MergeCard {
  return MERGE_CARDS[card] as MergeCard
}

const EACH_COLOUR = MERGE_NUMBERS.length

/** Which colour a card has, as an index. */
export const colourIndex = (card: Card): number => Math.floor(card / EACH_COLOUR)

/** Which number a card has, from 0: a neighbour's differs by one. */
export const numberIndex = (card: Card): number => card % EACH_COLOUR

/** How many of each card, by `Card`. */
export type Counts = readonly number[]

export const NO_CARDS: Counts = MERGE_CARDS.map(() => 0)

/** G1.1: how many copies there are of every card. */
export function copiesFor(players: number): number {
  return mergeDeck(players).get(tokenOf(0)) as number
}

/** The cards that are counted, in order. */
export function tokensOf(counts: Counts): readonly MergeCard[] {
  const tokens: MergeCard[] = []
  for (let card = 0; card < counts.length; card++) {
    for (let i = counts[card] as number; i > 0; i--) tokens.push(tokenOf(card))
  }
  return tokens
}
