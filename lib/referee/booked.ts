import type { Ruling } from './verdict'

/** What a move was, beside its verdict, that people tell of afterwards: the score book counts it, a story marks it. */
export type Feat =
  /** Out of turn, and first. */
  | 'snatch'
  | 'quick-play'
  /** A pile was taken into a hand. */
  | 'pick-up'
  /** A pile was set aside. */
  | 'clear'

/** A move as the score book reads it: `after` is the same object as `before` where it was not applied. */
export interface BookedMove<Event, State> {
  readonly event: Event
  readonly ruling: Ruling
  readonly before: State
  readonly after: State
}

/** What the score book keeps of a game. */
export interface Booked<Event, State> {
  /** What a move was; nothing where it was not applied. Only legal moves snatch or play quickly. */
  feats(move: BookedMove<Event, State>): readonly Feat[]
  /** What each seat has scored; null where this table counts no points. */
  points(state: State): readonly number[] | null
  /** Do those who sit opposite each other win together? */
  pairs(state: State): boolean
}
