import { type Looks, turnedLooks } from './embedding'

/** What the reader tells apart; the numerals are the tokens of cards (lib/cards). */
export const NUMERALS = [
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '½',
  '3½',
  '6½',
  '9½',
  'blank',
  'other',
  'no-card',
] as const

/** What is written on a card, or one of three more: "blank" is nothing at all, "other" something that is no number, "no-card" no card. */
export type Numeral = (typeof NUMERALS)[number]

export const CARD_COLOURS = ['red', 'blue', 'green', 'yellow', 'none'] as const

export type CardColour = (typeof CARD_COLOURS)[number]

const COLOURS = CARD_COLOURS.filter((colour) => colour !== 'none')

/** French suits; "none" where it shows none of them. */
export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades', 'none'] as const

export type Suit = (typeof SUITS)[number]

/** Whether it is a number that can be played by. */
export function isNumber(numeral: Numeral): boolean {
  return numeral !== 'blank' && numeral !== 'other' && numeral !== 'no-card'
}

const NUMBERS = NUMERALS.filter(isNumber)

/** What the reader says of a rectified card. */
export interface Reading {
  /** Probability of each of `NUMERALS`; they sum to 1. */
  readonly numerals: Float32Array
  /** Probability of each of `CARD_COLOURS`; they sum to 1. */
  readonly colours: Float32Array
  /** Probability of each of `SUITS`; they sum to 1. */
  readonly suits: Float32Array
  /** Log-odds that the card was right way up; above 0, it was. */
  readonly up: number
  /** What the card looks like, beginning with how it was given. */
  readonly looks: Looks
}

/** How likely the likeliest number is, 0 to 1. */
export function surestNumber({ numerals }: Pick<Reading, 'numerals'>): number {
  return NUMBERS.reduce((most, number) => Math.max(most, numerals[NUMERALS.indexOf(number)] as number), 0)
}

/** The reading as if the card had been given the other way up. */
export function turnedReading(reading: Reading): Reading {
  return { ...reading, up: -reading.up, looks: turnedLooks(reading.looks) }
}

/** What a reading comes to: a number with its probability, or none. */
export interface Numbered {
  readonly numeral: Numeral | null
  readonly confidence: number
}

/** The greater of 6 and 9 must have this much of what both have, or nothing tells them apart. */
const APART = 0.6
/** So many times as likely as none a colour must be: in odd light white looks coloured, and hardly the other way round. */
const OVER_NONE = 2

/** The number on a card, given that it is one; null where it more likely bears none, or a 6 or a 9 and nothing says which. */
export function numeralOf(numerals: Float32Array): Numbered {
  const of = (numeral: Numeral) => numerals[NUMERALS.indexOf(numeral)] as number
  const best = likeliest(NUMBERS, of)
  const most = of(best)
  const [blank, other] = [of('blank'), of('other')]
  if (most <= Math.max(blank, other)) return { numeral: null, confidence: blank + other }
  const both = of('6') + of('9')
  if ((best === '6' || best === '9') && most < APART * both) return { numeral: null, confidence: both }
  return { numeral: best, confidence: most }
}

/** The card's colour; null where it more likely has none. */
export function colourOf(colours: Float32Array): Exclude<CardColour, 'none'> | null {
  const of = (colour: CardColour) => colours[CARD_COLOURS.indexOf(colour)] as number
  const best = likeliest(COLOURS, of)
  return of(best) > OVER_NONE * of('none') ? best : null
}

const likeliest = <Name>(names: readonly Name[], of: (name: Name) => number): Name =>
  names.reduce((best, each) => (of(each) > of(best) ? each : best))
