import type { Header } from '@/lib/referee/game'
import { type Card, COPIES, type Counts, NO_CARDS } from './card'
import type { Zone } from './event'
import type { MezzaOptions } from './options'
import type { Pile } from './pile'

/** What lies before a player. */
export interface Seat {
  /** Cards in hand. */
  readonly hand: number
  /** Those of them that were taken up openly. */
  readonly known: Counts
  /** How many those are. */
  readonly knownCount: number
  /** The logged face-up cards left, in logged order; their number where they were not logged (M2.2). */
  readonly up: readonly Card[] | number
  /** Face-down cards. */
  readonly down: number
  /** 1, 2, …; `left` for who gave up; null while in. */
  readonly place: number | 'left' | null
}

/** A Mezza table, as far as it is public. Immutable; states share what did not change. */
export interface MezzaState {
  readonly options: MezzaOptions
  readonly seats: readonly Seat[]
  /** The first play was made (M2.3). */
  readonly opened: boolean
  /** The seat on turn; null before the opening and when over. */
  readonly turn: number | null
  readonly stock: number
  readonly pile: Pile | null
  /** Cards in piles that were set aside. */
  readonly removed: number
  /** Copies that lie open now: pile, piles set aside, logged face-up cards. */
  readonly visible: Counts
  /** The seat whose play was the last play or pick-up applied and left a pile (M10.2). */
  readonly last: number | null
  /** How many cards that seat may play quickly from the hand (M8.1). */
  readonly drawn: number
  /** That seat emptied its hand while the stock was empty (M8.2). */
  readonly emptied: boolean
  /** Places won so far. */
  readonly places: number
  readonly over: boolean
}

/** M2.1 */
const EACH = 3
const DEALT: Seat = { hand: EACH, known: NO_CARDS, knownCount: 0, up: EACH, down: EACH, place: null }

/** The table after the deal. */
export function open({ players, options }: Header<MezzaOptions>): MezzaState {
  const cards = COPIES[options.variant].reduce((sum, copies) => sum + copies, 0)
  return {
    options,
    seats: players.map(() => DEALT),
    opened: false,
    turn: null,
    stock: cards - 3 * EACH * players.length,
    pile: null,
    removed: 0,
    visible: NO_CARDS,
    last: null,
    drawn: 0,
    emptied: false,
    places: 0,
    over: false,
  }
}

export function seatOf(state: MezzaState, by: number): Seat {
  return state.seats[by] as Seat
}

/** Still in the game: neither out nor left. */
export function isIn(seat: Seat): boolean {
  return seat.place === null
}

/** Face-up cards left, logged or not. */
export function upCount({ up }: Seat): number {
  return typeof up === 'number' ? up : up.length
}

/** M5.1 to M5.3: the zone a player must use now. */
export function zoneInUse(seat: Seat): Zone {
  if (seat.hand > 0) return 'hand'
  return upCount(seat) > 0 ? 'up' : 'down'
}

/** M3.7: the next player still in, clockwise; `by` itself where nobody else is. */
export function nextIn(seats: readonly Seat[], by: number): number {
  for (let i = 1; i <= seats.length; i++) {
    const next = (by + i) % seats.length
    if (isIn(seats[next] as Seat)) return next
  }
  return by
}

/** Copies of a card that lie hidden and are not known to be in any hand. */
export function unaccounted(state: MezzaState, card: Card): number {
  let copies = (COPIES[state.options.variant][card] as number) - (state.visible[card] as number)
  for (const { known } of state.seats) copies -= known[card] as number
  return copies
}
