import type { Header } from '@/lib/referee/game'
import { type Card, type Counts, copiesFor, NO_CARDS } from './card'
import type { MergeOptions } from './options'
import type { Pile } from './pile'

/** G1.2: how many cards each player gets as the first piles. */
export const FIRST_PILES = 2

/** What lies before a player. */
export interface Seat {
  /** Cards in hand. */
  readonly hand: number
  /** Those of them that were taken up openly. */
  readonly known: Counts
  /** How many those are. */
  readonly knownCount: number
  /** In order of arrival. */
  readonly piles: readonly Pile[]
  /** The player's first two piles lie there, or did. */
  readonly laidOut: boolean
  /** 1 for the winner; `left` for who gave up; null for all others. */
  readonly place: 1 | 'left' | null
}

/** A table of Merge, as far as it is public. Immutable; states share what did not change. */
export interface MergeState {
  readonly seats: readonly Seat[]
  /** How many players have yet to lay out their first piles (G3). */
  readonly toLayOut: number
  /** The number that the next new pile gets (G2). */
  readonly nextPile: number
  /** Copies of each card that are hidden and not known to be in any hand. */
  readonly unseen: Counts
  readonly over: boolean
}

/** The table after the deal: hands are dealt, nothing is laid out yet (G1.2, G3.1). */
export function open({ players: { length }, options }: Header<MergeOptions>): MergeState {
  const copies = copiesFor(length)
  const { dealer = length - 1 } = options
  const inHands = copies * NO_CARDS.length - FIRST_PILES * length
  return {
    seats: Array.from({ length }, (_, seat) => {
      const fromDealer = (seat - dealer - 1 + length) % length
      return {
        hand: Math.floor(inHands / length) + (fromDealer < inHands % length ? 1 : 0),
        known: NO_CARDS,
        knownCount: 0,
        piles: [],
        laidOut: false,
        place: null,
      }
    }),
    toLayOut: length,
    nextPile: FIRST_PILES * length + 1,
    unseen: NO_CARDS.map(() => copies),
    over: false,
  }
}

export function seatOf(state: MergeState, by: number): Seat {
  return state.seats[by] as Seat
}

/** Still in: neither won nor left. */
export function isIn(seat: Seat): boolean {
  return seat.place === null
}

/** The next player still in, clockwise (G1.3, G5); `by` itself where nobody else is. */
export function leftOf(seats: readonly Seat[], by: number): number {
  return nextIn(seats, by, 1)
}

/** The next player still in, counterclockwise; `by` itself where nobody else is. */
export function rightOf(seats: readonly Seat[], by: number): number {
  return nextIn(seats, by, seats.length - 1)
}

function nextIn(seats: readonly Seat[], by: number, step: number): number {
  let next = by
  for (let i = 0; i < seats.length; i++) {
    next = (next + step) % seats.length
    if (isIn(seats[next] as Seat)) return next
  }
  return by
}

/** The player before whom a pile lies; -1 where there is no such pile. */
export function ownerOf({ seats }: MergeState, number: number): number {
  for (let by = 0; by < seats.length; by++) {
    const { piles } = seats[by] as Seat
    for (let i = 0; i < piles.length; i++) if ((piles[i] as Pile).number === number) return by
  }
  return -1
}

/** The pile with that number; undefined where there is none. */
export function findPile({ seats }: MergeState, number: number): Pile | undefined {
  for (const { piles } of seats) for (const pile of piles) if (pile.number === number) return pile
  return undefined
}

/** Can a card be in a hand: known to be there, or nowhere yet and with room among the unknown cards? */
export function canHold({ unseen }: MergeState, { hand, known, knownCount }: Seat, card: Card): boolean {
  return (known[card] as number) > 0 || ((unseen[card] as number) > 0 && knownCount < hand)
}
