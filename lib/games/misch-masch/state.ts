import { deckSize } from '@/lib/cards/deck'
import { MISCH_MASCH_DECK } from '@/lib/cards/misch-masch'
import type { Header } from '@/lib/referee/game'
import { type Card, COPIES, type Counts, HALF, NO_ANIMAL, NO_CARDS } from './card'
import type { MischMaschOptions } from './options'

/** What lies before a player. */
export interface Seat {
  /** Cards in hand. */
  readonly hand: number
  /** Those of them that everybody has seen: interjections that were replaced (A6.2). */
  readonly known: readonly Card[]
  /** 1 for who has won; `left` for who gave up; null else. */
  readonly place: 1 | 'left' | null
}

/** A6.2: an interjection that the next event may replace. Its card lies on top. */
export interface Interjection {
  readonly by: number
  /** Who was on turn before it, and before those it replaced. */
  readonly from: number
}

/** A Misch Masch table, as far as it is public. Immutable; states share what did not change. */
export interface MischMaschState {
  readonly options: MischMaschOptions
  readonly seats: readonly Seat[]
  /** The opening is over (A4.1). */
  readonly opened: boolean
  /** The seat on turn; null before the opening is over, and when the game is. */
  readonly turn: number | null
  readonly stock: number
  /** The open card on top; null before the first was turned up. */
  readonly top: Card | null
  /** Open cards, the top one included. */
  readonly discards: number
  /** Those by card. */
  readonly visible: Counts
  /** By animal: which side its half card has shown, as a card (A1.2); null while nobody has seen it. */
  readonly sides: readonly (Card | null)[]
  /** The seat that may lay any card on its chameleon (A5.1), until another lays or draws, or it leaves (A4.6). */
  readonly follower: number | null
  /** The seat that may still lay the card it drew (A4.3), until the same. */
  readonly drawer: number | null
  /** Where the table replaces interjections (A6.2); closed by the next event that is applied. */
  readonly interjection: Interjection | null
  /** The seat that the half card laid last makes skip a turn (A5.3), until somebody lays or draws. */
  readonly skipped: number | null
  readonly over: boolean
}

/** A1.4 */
const DEALT: Seat = { hand: 7, known: [], place: null }

const ALL = deckSize(MISCH_MASCH_DECK)

const UNSEEN: readonly null[] = [null, null, null, null, null, null]

/** The table after the deal (A3.1). */
export function open({ players, options }: Header<MischMaschOptions>): MischMaschState {
  return {
    options,
    seats: players.map(() => DEALT),
    opened: false,
    turn: null,
    stock: ALL - DEALT.hand * players.length,
    top: null,
    discards: 0,
    visible: NO_CARDS,
    sides: UNSEEN,
    follower: null,
    drawer: null,
    interjection: null,
    skipped: null,
    over: false,
  }
}

export function seatOf(state: MischMaschState, by: number): Seat {
  return state.seats[by] as Seat
}

/** Still in the game: has neither won nor left. */
export function isIn(seat: Seat): boolean {
  return seat.place === null
}

/** A4.5: the next player still in, clockwise; `by` itself where nobody else is. */
export function nextIn(seats: readonly Seat[], by: number): number {
  for (let i = 1; i <= seats.length; i++) {
    const next = (by + i) % seats.length
    if (isIn(seats[next] as Seat)) return next
  }
  return by
}

/** A1.2: the half card of an animal has shown its other side. */
export function isOtherSide({ sides }: MischMaschState, card: Card): boolean {
  const half = HALF[card] as number
  if (half === NO_ANIMAL) return false
  const side = sides[half] as Card | null
  return side !== null && side !== card
}

/** Copies of a card that do not lie open; of a half card whose other side was seen, none. */
export function hiddenCopies(state: MischMaschState, card: Card): number {
  return isOtherSide(state, card) ? 0 : (COPIES[card] as number) - (state.visible[card] as number)
}

/** Copies of a card that lie hidden and are not known to be in any hand. */
export function unaccounted(state: MischMaschState, card: Card): number {
  let copies = hiddenCopies(state, card)
  for (const { known } of state.seats) for (const each of known) if (each === card) copies--
  return copies
}
