import { seeded } from '@/lib/simulate/random'
import { teach } from './deck'
import { normalised } from './embedding'
import { CARD_COLOURS, type CardColour, NUMERALS, type Numeral, type Reading, SUITS, type Suit } from './reading'

/** Looks that are the same for the same seed, and about at right angles for others. */
export function looks(seed: number): Float32Array {
  const random = seeded(seed)
  return normalised(Float32Array.from({ length: 128 }, () => random() + random() + random() - 1.5))
}

/** Looks that differ from another's by so much: 1 is as much as there is of it. */
export function alike(seed: number, difference: number, other = seed + 1000): Float32Array {
  const [own, foreign] = [looks(seed), looks(other)]
  return normalised(own.map((value, index) => value + difference * (foreign[index] as number)))
}

/** Looks at a whole card, and at its middle from closer. */
export const withMiddle = (whole: number, middle: number) => Float32Array.of(...looks(whole), ...looks(middle))

interface Shown {
  readonly looks: Float32Array
  readonly numeral?: Partial<Record<Numeral, number>>
  readonly colour?: Partial<Record<CardColour, number>>
  readonly suit?: Partial<Record<Suit, number>>
  readonly up?: number
}

export function reading({
  looks,
  numeral = { other: 1 },
  colour = { none: 1 },
  suit = { none: 1 },
  up = 3,
}: Shown): Reading {
  return {
    numerals: Float32Array.from(NUMERALS, (name) => numeral[name] ?? 0),
    colours: Float32Array.from(CARD_COLOURS, (name) => colour[name] ?? 0),
    suits: Float32Array.from(SUITS, (name) => suit[name] ?? 0),
    up,
    looks,
  }
}

export const many = Array.from({ length: 120 }, (_, index) => ({
  label: `card ${index}`,
  reading: reading({ looks: looks(index) }),
}))
export const deck = teach(many)
