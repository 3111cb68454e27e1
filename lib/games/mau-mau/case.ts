import type { Voice } from '@/lib/cards/voice'
import type { Told } from '@/lib/referee/game'
import { type Refused, refused } from '@/lib/referee/refused'
import type { MauMauEvent } from './event'
import { type MauMauState, type Seat, seatOf } from './state'

/** A refused event as it is spoken of: what somebody did, at which table, in which voice. */
export interface Case extends Refused<MauMauEvent, MauMauState> {
  readonly seat: Seat
  /** The card that was laid or turned up, or those that were counted; none for other events. */
  readonly cards: readonly string[]
  /** The first of them; empty where there is none. */
  readonly card: string
}

export function caseOf(told: Told<MauMauEvent, MauMauState>, v: Voice): Case {
  const { event } = told
  const common = refused(told, v)
  const cards = 'cards' in event ? event.cards : 'card' in event ? [event.card] : []
  return { ...common, seat: seatOf(told.state, common.by), cards, card: cards[0] ?? '' }
}
