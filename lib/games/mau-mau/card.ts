import type { Colour } from '@/lib/cards/colours'
import {
  isJoker,
  MAU_MAU_CARDS,
  MAU_MAU_DECK,
  MAU_MAU_SIGNS,
  type MauMauCard,
  mauMauColour,
  signOf as signOnToken,
} from '@/lib/cards/mau-mau'

/** A card as the judge computes with it: its index in `MAU_MAU_CARDS`. */
export type Card = number

export const JOKER: Card = MAU_MAU_CARDS.indexOf('joker')
export const PLUS_FOUR: Card = MAU_MAU_CARDS.indexOf('joker+4')

/** What a card shows beside its colour: its index in `MAU_MAU_SIGNS`, so that a number is itself; null on the jokers. */
export type Sign = number | null

export const PLUS_TWO = MAU_MAU_SIGNS.indexOf('+2')
export const SKIP = MAU_MAU_SIGNS.indexOf('-skip')
export const REVERSE = MAU_MAU_SIGNS.indexOf('-rev')

/** U1.1 */
export const ALL_CARDS = 108
/** U1.1: of a colour; the jokers have none. */
export const OF_A_COLOUR = 25
export const COPIES: readonly number[] = MAU_MAU_CARDS.map((card) => MAU_MAU_DECK.get(card) ?? 0)

const INDEX: ReadonlyMap<string, Card> = new Map(MAU_MAU_CARDS.map((card, i) => [card, i]))
const COLOUR: readonly (Colour | null)[] = MAU_MAU_CARDS.map(mauMauColour)
const SIGN: readonly Sign[] = MAU_MAU_CARDS.map((card) => {
  const sign = signOnToken(card)
  return sign === null ? null : MAU_MAU_SIGNS.indexOf(sign)
})
const WILD: readonly boolean[] = MAU_MAU_CARDS.map(isJoker)

/** The card a token names; undefined where it is no card of Mau Mau. */
export function cardOf(token: string): Card | undefined {
  return INDEX.get(token)
}

export function tokenOf(card: Card): MauMauCard {
  return MAU_MAU_CARDS[card] as MauMauCard
}

/** The colour printed on a card; null on the jokers. */
export function colourOf(card: Card): Colour | null {
  return COLOUR[card] as Colour | null
}

export function signOf(card: Card): Sign {
  return SIGN[card] as Sign
}

/** U5.4, U5.5: its player names a colour. */
export function isWild(card: Card): boolean {
  return WILD[card] as boolean
}

/** U7.3: what a card is worth to who has won the round. */
export function worthOf(card: Card): number {
  const sign = signOf(card)
  if (sign === null) return 50
  return sign < PLUS_TWO ? sign : 20
}

/** Every card of a colour, each once. */
export const CARDS_OF: Readonly<Record<Colour, readonly MauMauCard[]>> = {
  r: MAU_MAU_CARDS.filter((card) => mauMauColour(card) === 'r'),
  b: MAU_MAU_CARDS.filter((card) => mauMauColour(card) === 'b'),
  g: MAU_MAU_CARDS.filter((card) => mauMauColour(card) === 'g'),
  y: MAU_MAU_CARDS.filter((card) => mauMauColour(card) === 'y'),
}
