import type { Voice } from '@/lib/cards/voice'
import type { Told } from '@/lib/referee/game'
import { type Refused, refused } from '@/lib/referee/refused'
import type { MischMaschEvent } from './event'
import { type MischMaschState, type Seat, seatOf } from './state'

/** A refused event as it is spoken of: what somebody did, at which table, in which voice. */
export interface Case extends Refused<MischMaschEvent, MischMaschState> {
  readonly does: MischMaschEvent['do']
  readonly seat: Seat
  /** The card's token; empty where the event has none. */
  readonly token: string
}

export function caseOf(told: Told<MischMaschEvent, MischMaschState>, v: Voice): Case {
  const { state, event } = told
  const common = refused(told, v)
  return { ...common, does: event.do, seat: seatOf(state, common.by), token: 'card' in event ? event.card : '' }
}
