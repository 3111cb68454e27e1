import type { GameId } from '@/lib/referee/game'

/** What the referee saw one player do in one game, counted. */
export interface Seen {
  /** Plays against the rules, whether taken back, left to stand, or proven later. */
  readonly illegal: number
  /** Of those, how many were proven by what was seen later. */
  readonly proven: number
  readonly snatches: number
  readonly quickPlays: number
  readonly pickUps: number
}

/** One player of one finished game. */
export interface ResultSeat {
  /** The person's id (PersonRow); the same person sits at most once in a game. */
  readonly person: string
  /** The name in the table log, or as it was entered. */
  readonly name: string
  /** From 1; ties share a place. Null: the game gave none. */
  readonly place: number | 'left' | null
  /** Points as that game counts them; null where it counts none. */
  readonly points: number | null
  /** Null in games played without the phone. */
  readonly seen: Seen | null
}

/** One finished game in the score book: what standings are made of. */
export interface ResultRow {
  /** The table's id; of a game played without the phone one of its own. */
  readonly id: string
  readonly source: 'table' | 'hand'
  readonly game: GameId
  /** Milliseconds since 1970, as all times here; null where nobody knows. */
  readonly began: number | null
  /** The evening it counts for. */
  readonly ended: number
  /** In the order of the seats. */
  readonly seats: readonly ResultSeat[]
  /** Those who sit opposite each other won together (Mau Mau's pairs). Left out: everybody for themselves. */
  readonly pairs?: true
  /** The persons of the seats, for the index. */
  readonly people: readonly string[]
  /** Which version of the table's row this was drawn from; 0 of one entered by hand. */
  readonly version: number
  readonly changed: number
  readonly deleted?: number
}

/** Somebody who plays. */
export interface PersonRow {
  readonly id: string
  /** Shown everywhere, whatever the logs say. */
  readonly name: string
  /** The names that mean this person, compared as `nameKey` gives them; of two persons none is the same. */
  readonly names: readonly string[]
  /** One of the palette of app/scores, by its name. */
  readonly colour: string
  /** A small square picture, at most 256 pixels a side. */
  readonly picture?: Blob
  readonly created: number
  readonly changed: number
  /** Into whom this person was merged: kept so that a merge can be undone. */
  readonly mergedInto?: string
}

/** Which games count. What is left out does not matter. */
export interface Chosen {
  /** Games in which all of these sat. */
  readonly people?: readonly string[]
  readonly game?: GameId
  /** From this time on. */
  readonly from?: number
  /** Before this time. */
  readonly to?: number
}
