import type { Colour } from '@/lib/cards/colours'
import type { Header } from '@/lib/referee/game'
import { ALL_CARDS, type Card } from './card'
import { type Counts, NO_CARDS } from './counts'
import type { MauMauOptions } from './options'

/** What lies before a player. */
export interface Seat {
  /** Cards in hand; 0 once they are counted (U7.5). */
  readonly hand: number
  /** Scored so far; a pair has one total, which both seats show. */
  readonly points: number
  /** 1, 2, …; `left` for who gave up; null else. */
  readonly place: number | 'left' | null
}

/** 1 clockwise, -1 counterclockwise. */
export type Direction = 1 | -1

/** A +4 that the player on turn faces (U5.5). */
export interface PlusFour {
  /** Who laid it. */
  readonly by: number
  /** The colour in force before it; null where there was none. */
  readonly colour: Colour | null
  /** How many cards its player kept then. */
  readonly held: number
  /**
   * That its player held no card of that colour: claimed by a legal +4 (`open`), known to be false where one with
   * `had-the-colour` stood; no claim was left by one that was against the rules otherwise, or where there was no colour.
   */
  readonly claim: 'open' | 'false' | 'none'
}

/** Where a round stands: none has begun since the last was settled, it is played, or its cards are counted. */
export type Phase = 'waiting' | 'playing' | 'counting'

/** A Mau Mau table, as far as it is public. Immutable; states share what did not change. */
export interface MauMauState {
  readonly options: MauMauOptions
  readonly seats: readonly Seat[]
  readonly phase: Phase
  /** The seat on turn; null unless a round is played. */
  readonly turn: number | null
  readonly direction: Direction
  /** The colour in force; null where every card fits. */
  readonly colour: Colour | null
  /** The open card on top; null before the first `start`. */
  readonly top: Card | null
  /** Who laid it; null where it was turned up. */
  readonly laidBy: number | null
  /** Cards that the player on turn must draw (U5.1, U5.5). */
  readonly penalty: number
  /** The player on turn has drawn this turn. */
  readonly drawn: boolean
  /** Seats that have said "last" this turn (U6.1), a bit each: who stands in for whom out of turn may have, too. */
  readonly said: number
  /** Who laid the second-last card without saying so, while that may be caught (U6.2). */
  readonly catchable: number | null
  /** The +4 that the player on turn faces. */
  readonly four: PlusFour | null
  /** The seat that the top card makes skip a turn, until the turn passes or somebody draws (U5.2, U5.3, U5.7). */
  readonly skipped: number | null
  readonly stock: number
  /** Open cards, the top one included. */
  readonly discards: number
  /** Those, and those counted since, by card: copies that are not hidden. */
  readonly visible: Counts
  /** Who won the last round, until the next begins. */
  readonly winner: number | null
  /** Seats whose cards must still be counted (U7.3). */
  readonly due: readonly number[]
  /** What the cards counted so far are worth to the winner. */
  readonly scored: number
  readonly over: boolean
}

/** U1.2 */
export const EACH = 7

export const NOBODY: readonly number[] = []

const WITHOUT_CARDS: Seat = { hand: 0, points: 0, place: null }

/** U2, U3.1 */
export function usualDirection({ direction }: MauMauOptions): Direction {
  return direction === 'clockwise' ? 1 : -1
}

/** The table before the first `start` (U3.1). */
export function open({ players, options }: Header<MauMauOptions>): MauMauState {
  return {
    options,
    seats: players.map(() => WITHOUT_CARDS),
    phase: 'waiting',
    turn: null,
    direction: usualDirection(options),
    colour: null,
    top: null,
    laidBy: null,
    penalty: 0,
    drawn: false,
    said: 0,
    catchable: null,
    four: null,
    skipped: null,
    stock: ALL_CARDS,
    discards: 0,
    visible: NO_CARDS,
    winner: null,
    due: NOBODY,
    scored: 0,
    over: false,
  }
}

export function seatOf(state: MauMauState, by: number): Seat {
  return state.seats[by] as Seat
}

/** Has not left. */
export function isIn({ place }: Seat): boolean {
  return place === null || place !== 'left' // null first: found without a comparison of strings
}

/** U4.4: the next player still in; `by` itself where nobody else is. */
export function nextIn(seats: readonly Seat[], by: number, direction: Direction): number {
  const last = seats.length - 1
  let next = by
  do {
    next += direction
    if (next < 0) next = last
    else if (next > last) next = 0
  } while (next !== by && !isIn(seats[next] as Seat))
  return next
}

/** How many have not left. */
export function countIn(seats: readonly Seat[]): number {
  let count = 0
  for (let i = 0; i < seats.length; i++) if (isIn(seats[i] as Seat)) count++
  return count
}

/** U2: with `pairs` the seat opposite; null else. */
export function partnerOf({ options: { pairs } }: Pick<MauMauState, 'options'>, by: number): number | null {
  return pairs ? (by + 2) % 4 : null
}

/** U6.1 */
export function hasSaid({ said }: MauMauState, by: number): boolean {
  return (said & (1 << by)) !== 0
}
