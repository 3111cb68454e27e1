import type { Colour } from '@/lib/cards/colours'
import { MAU_MAU_CARDS, MAU_MAU_SIGNS } from '@/lib/cards/mau-mau'
import type { Card } from './card'

/**
 * How many of each card, packed: a number for each colour, two bits for each sign in it, and one for the jokers, three
 * bits for each. Every state has its own, so that they are made, and kept for undo, for every card that is laid: a list
 * of 54 numbers would be by far the largest part of it.
 */
export interface Counts {
  readonly r: number
  readonly b: number
  readonly g: number
  readonly y: number
  readonly jokers: number
}

export const NO_CARDS: Counts = { r: 0, b: 0, g: 0, y: 0, jokers: 0 }

const SIGNS = MAU_MAU_SIGNS.length
/** The first card of each number but the first: cards are sorted by colour, the jokers are last. */
const B: Card = SIGNS
const G: Card = 2 * SIGNS
const Y: Card = 3 * SIGNS
const JOKERS: Card = 4 * SIGNS

/** Where in its number a card is counted. */
const SHIFT: readonly number[] = MAU_MAU_CARDS.map((_, card) =>
  card < JOKERS ? 2 * (card % SIGNS) : 3 * (card - JOKERS),
)

/** How many of a card there are. */
export function countOf({ r, b, g, y, jokers }: Counts, card: Card): number {
  const shift = SHIFT[card] as number
  if (card >= JOKERS) return (jokers >> shift) & 7
  return ((card < B ? r : card < G ? b : card < Y ? g : y) >> shift) & 3
}

/** How many cards of a colour there are. */
export function countOfColour(counts: Counts, colour: Colour): number {
  let count = 0
  for (let rest = counts[colour]; rest > 0; rest >>= 2) count += rest & 3
  return count
}

/** One more of a card, of which not all are counted yet. */
export function oneMore({ r, b, g, y, jokers }: Counts, card: Card): Counts {
  const one = 1 << (SHIFT[card] as number)
  if (card < B) return { r: r + one, b, g, y, jokers }
  if (card < G) return { r, b: b + one, g, y, jokers }
  if (card < Y) return { r, b, g: g + one, y, jokers }
  if (card < JOKERS) return { r, b, g, y: y + one, jokers }
  return { r, b, g, y, jokers: jokers + one }
}

/** Every card as often as it is there, sorted. */
export function tokensOf(counts: Counts): readonly string[] {
  return MAU_MAU_CARDS.flatMap((token, card) => Array<string>(countOf(counts, card)).fill(token))
}
