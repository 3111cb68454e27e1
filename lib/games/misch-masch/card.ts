import {
  ANIMALS,
  type Animal,
  CHAMELEON,
  halfAnimal,
  halfCardOf,
  lowerOf,
  MISCH_MASCH_CARDS,
  MISCH_MASCH_DECK,
  type MischMaschCard,
  realAnimal,
  upperOf,
} from '@/lib/cards/misch-masch'

/** A card as the judge computes with it: its index in `MISCH_MASCH_CARDS`. The two sides of a half card are two. */
export type Card = number

/** An animal's index in `ANIMALS`; `NO_ANIMAL` where there is none. */
export type AnimalIndex = number

export const NO_ANIMAL: AnimalIndex = -1

const INDEX: ReadonlyMap<string, Card> = new Map(MISCH_MASCH_CARDS.map((card, i) => [card, i]))

export const CHAM: Card = MISCH_MASCH_CARDS.indexOf(CHAMELEON)

/** The card a token names; undefined where the deck has none such (A1.2). */
export function cardOf(token: string): Card | undefined {
  return INDEX.get(token)
}

export function tokenOf(card: Card): MischMaschCard {
  return MISCH_MASCH_CARDS[card] as MischMaschCard
}

const animals = (of: (card: MischMaschCard) => Animal | null): readonly AnimalIndex[] =>
  MISCH_MASCH_CARDS.map((card) => {
    const animal = of(card)
    return animal === null ? NO_ANIMAL : ANIMALS.indexOf(animal)
  })

/** By card: the animal of its upper half, of its lower one; of a half card; of a real animal. */
export const UPPER = animals(upperOf)
export const LOWER = animals(lowerOf)
export const HALF = animals(halfAnimal)
export const REAL = animals(realAnimal)

const deckTokens: readonly string[] = MISCH_MASCH_CARDS.map((card) => {
  const animal = halfAnimal(card)
  return animal === null ? card : halfCardOf(animal)
})

/** The card in the deck: a half card is called by a name that says nothing of its side (A1.2). */
export function deckTokenOf(card: Card): string {
  return deckTokens[card] as string
}

/** How many of each card, by `Card`. */
export type Counts = readonly number[]

export const NO_CARDS: Counts = MISCH_MASCH_CARDS.map(() => 0)

/** Copies of each card in the deck (A1.2); of a half card one, whichever side it shows. */
export const COPIES: Counts = deckTokens.map((token) => MISCH_MASCH_DECK.get(token) ?? 0)

/** By card: the one that fits doubly on it (A6.1), or none. */
const MIRROR: readonly (Card | null)[] = MISCH_MASCH_CARDS.map((_, card) =>
  MISCH_MASCH_CARDS.findIndex((_, other) => isMirror(card, other)),
).map((found) => (found < 0 ? null : found))

function isMirror(card: Card, other: Card): boolean {
  return (
    UPPER[card] !== NO_ANIMAL &&
    LOWER[card] !== NO_ANIMAL &&
    UPPER[other] === LOWER[card] &&
    LOWER[other] === UPPER[card]
  )
}

/** A6.1: the card that fits doubly on another; null on a half card and on a chameleon. */
export function mirrorOf(card: Card): Card | null {
  return MIRROR[card] as Card | null
}

/** Does the card fit on another (A4.2)? */
export function fits(card: Card, top: Card): boolean {
  if (card === CHAM || top === CHAM) return true
  const lower = LOWER[card] as AnimalIndex
  const upper = UPPER[card] as AnimalIndex
  return (lower !== NO_ANIMAL && lower === UPPER[top]) || (upper !== NO_ANIMAL && upper === LOWER[top])
}
