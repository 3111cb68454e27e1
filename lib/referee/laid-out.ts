/** What lies before a player in a position that somebody lays out; what a game does not have is left empty. */
export interface SeatLaidOut {
  /** Cards in hand. */
  readonly hand: number
  /** Those of them that are known to the table. */
  readonly known: readonly string[]
  /** Face-up cards. */
  readonly up: readonly string[]
  /** Face-down cards. */
  readonly down: number
  /** Open piles of their own, each from the bottom up. */
  readonly piles: readonly (readonly string[])[]
}

/** A position that somebody lays out to ask about it. */
export interface LaidOut<Options> {
  readonly options: Options
  /** Null where nobody has played yet. */
  readonly turn: number | null
  readonly seats: readonly SeatLaidOut[]
  /** What lies open in the middle, from the bottom up, and who laid it. */
  readonly pile: readonly { readonly card: string; readonly by: number }[]
  /** The colour that was named for a joker. */
  readonly colour: string | null
  /** Cards that must be drawn. */
  readonly penalty: number
  /** How many cards whoever is asked about has drawn for what was done last. */
  readonly drawn: number
}

/** Why there can be no such position. */
export const NOT_LAID_OUT = [
  /** A card that this deck does not have, or not so often. */
  'cards',
  /** More cards than the deck has in all. */
  'deck',
  /** More known cards in a hand than it holds. */
  'known',
  /** The pile would have been set aside. */
  'cleared',
  /** Somebody is on turn who has no cards. */
  'turn',
  /** A pile before anybody has played. */
  'opening',
  /** Not a number that can be drawn. */
  'penalty',
  /** No such colour, or none to be named. */
  'colour',
  /** More cards drawn than the hand of who laid last holds. */
  'drawn',
] as const

export type NotLaidOut = (typeof NOT_LAID_OUT)[number]

/** A position as its game plays on from it, or why there is none. Never throws. */
export type SetUp<Options, State> = (
  laid: LaidOut<Options>,
) => { readonly state: State } | { readonly error: NotLaidOut }

export type AnySetUp = SetUp<unknown, unknown>
