import type { Colour } from '@/lib/cards/colours'
import type { MauMauCard } from '@/lib/cards/mau-mau'
import { tokenOf } from './card'
import { type Direction, isIn, type MauMauState, type Seat } from './state'

/** A chance that is there now: to catch who did not say "last" (U6.2), to challenge a +4 (U5.6). */
export type MauMauChance =
  | { readonly kind: 'catch'; readonly by: number; readonly of: number }
  | { readonly kind: 'challenge'; readonly by: number }

export type MauMauTablePlayer = Seat

/** The public table (mau-mau.md, "The table after an event"). */
export interface MauMauTable {
  readonly turn: number | null
  readonly direction: Direction
  readonly color: Colour | null
  readonly top: MauMauCard | null
  readonly penalty: number
  readonly drawn: boolean
  readonly stock: number
  readonly discards: number
  readonly players: readonly MauMauTablePlayer[]
  readonly chances: readonly MauMauChance[]
  readonly over: boolean
}

/** Exactly the public state of the spec. */
export function table(state: MauMauState): MauMauTable {
  return {
    turn: state.turn,
    direction: state.direction,
    color: state.colour,
    top: state.top === null ? null : tokenOf(state.top),
    penalty: state.penalty,
    drawn: state.drawn,
    stock: state.stock,
    discards: state.discards,
    players: state.seats.map(({ hand, points, place }) => ({ hand, points, place })),
    chances: chances(state),
    over: state.over,
  }
}

const NONE: readonly MauMauChance[] = []

function chances({ seats, catchable, four, turn }: MauMauState): readonly MauMauChance[] {
  if (catchable === null && four === null) return NONE
  const found: MauMauChance[] = []
  if (catchable !== null) {
    seats.forEach((seat, by) => {
      if (by !== catchable && isIn(seat)) found.push({ kind: 'catch', by, of: catchable })
    })
  }
  if (four !== null && turn !== null) found.push({ kind: 'challenge', by: turn })
  return found
}
