import type { Colour } from '../colours'

/** One card of a deck of our own, as it is printed. */
export interface Face {
  /** As the table log writes it: "3½", "r+2", "KE". */
  readonly card: string
  /** A name for its file, in letters that every system takes, without its ending: "3-half". */
  readonly name: string
  /** The number that it shows, halves included; null where it shows none. */
  readonly numeral: string | null
  readonly colour: Colour | null
  /** How many of it the deck has, at the largest table. */
  readonly copies: number
  /** What is printed, in millimetres from the card's upper left corner, over its white ground. */
  readonly drawing: string
}

/** All that is printed for one game. */
export interface PrintedDeck {
  readonly faces: readonly Face[]
  /** The drawing of the backs: the same either way up. */
  readonly back: string
}
