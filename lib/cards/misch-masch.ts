import type { Deck } from './deck'
import type { Language } from './language'

/** The six animals by their letters: Delfin, Elefant, Krokodil, Leopard, Oktopus, Pelikan (misch-masch.md A1.1). */
export const ANIMALS = ['D', 'E', 'K', 'L', 'O', 'P'] as const

export type Animal = (typeof ANIMALS)[number]

/** A half, or none: on a half card one side is blank. */
type Half = Animal | '-'

export type MischMaschCard = `${Animal}${Animal}` | `${Animal}-` | `-${Animal}` | 'cham'

export const CHAMELEON = 'cham'

/** Every card once, by its upper half, then by its lower one; the half cards of an animal stand beside its real animal. */
export const MISCH_MASCH_CARDS: readonly MischMaschCard[] = [
  ...ANIMALS.flatMap((upper): MischMaschCard[] => [
    ...ANIMALS.map((lower): MischMaschCard => `${upper}${lower}`),
    `${upper}-`,
    `-${upper}`,
  ]),
  CHAMELEON,
]

const ORDER: ReadonlyMap<string, number> = new Map(MISCH_MASCH_CARDS.map((card, index) => [card, index]))

/** The half card of an animal, whichever side it shows: there is one, and which it is is learnt when it is seen (A1.2). */
export type HalfCard = `${Animal}½`

export const halfCardOf = (animal: Animal): HalfCard => `${animal}½`

const pairCopies = (upper: Animal, lower: Animal) => (upper === lower ? 1 : 2)

/** A1.2: 78 cards, the half cards by the names that say nothing of their side. */
export const MISCH_MASCH_DECK: Deck = new Map<string, number>([
  ...ANIMALS.flatMap((upper): [string, number][] => [
    ...ANIMALS.map((lower): [string, number] => [`${upper}${lower}`, pairCopies(upper, lower)]),
    [halfCardOf(upper), 1],
  ]),
  [CHAMELEON, 6],
])

export function isMischMaschCard(token: string): token is MischMaschCard {
  return ORDER.has(token)
}

/** The animal of the upper half; null where there is none to be matched. */
export function upperOf(card: MischMaschCard): Animal | null {
  return card === CHAMELEON ? null : animalOf(card[0] as Half)
}

/** The animal of the lower half; null where there is none to be matched. */
export function lowerOf(card: MischMaschCard): Animal | null {
  return card === CHAMELEON ? null : animalOf(card[1] as Half)
}

const animalOf = (half: Half): Animal | null => (half === '-' ? null : half)

/** The animal of a half card; null for any other card. */
export function halfAnimal(card: MischMaschCard): Animal | null {
  return card !== CHAMELEON && card.includes('-') ? (upperOf(card) ?? lowerOf(card)) : null
}

/** The animal of a card that shows it whole; null for any other card. */
export function realAnimal(card: MischMaschCard): Animal | null {
  const upper = upperOf(card)
  return upper !== null && upper === lowerOf(card) ? upper : null
}

/** Orders cards by their upper halves, then by their lower ones; the chameleon last. For `Array.prototype.sort`. */
export function compareMischMaschCards(a: MischMaschCard, b: MischMaschCard): number {
  return (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0)
}

/** An animal's name in two syllables, from which mixed animals take their names (A1.3). */
const SYLLABLES: Readonly<Record<Language, Readonly<Record<Animal, readonly [string, string]>>>> = {
  de: {
    D: ['Del', 'fin'],
    E: ['Ele', 'fant'],
    K: ['Kroko', 'dil'],
    L: ['Leo', 'pard'],
    O: ['Okto', 'pus'],
    P: ['Peli', 'kan'],
  },
  en: {
    D: ['dol', 'phin'],
    E: ['ele', 'phant'],
    K: ['croco', 'dile'],
    L: ['leo', 'pard'],
    O: ['octo', 'pus'],
    P: ['peli', 'can'],
  },
}

/** "Krokodil", "crocodile". */
export function animalName(animal: Animal, language: Language): string {
  return SYLLABLES[language][animal].join('')
}

/** The name of a card that is a pair: "Krokofant", "crocophant"; of a half card its half: "Del-", "-fin". */
export function mixedName(card: Exclude<MischMaschCard, 'cham'>, language: Language): string {
  const upper = upperOf(card)
  const lower = lowerOf(card)
  return `${upper ? SYLLABLES[language][upper][0] : '-'}${lower ? SYLLABLES[language][lower][1] : '-'}`
}
