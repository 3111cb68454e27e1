import type { Voice } from '@/lib/cards/voice'
import type { Told } from '@/lib/referee/game'
import { type Refused, refused } from '@/lib/referee/refused'
import { tokenOf } from './card'
import type { MergeEvent } from './event'
import { findPile, type MergeState, type Seat, seatOf } from './state'

/** A refused event as it is spoken of: what somebody did, at which table, in which voice. */
export interface Case extends Refused<MergeEvent, MergeState> {
  readonly seat: Seat
}

export function caseOf(told: Told<MergeEvent, MergeState>, v: Voice): Case {
  const common = refused(told, v)
  return { ...common, seat: seatOf(told.state, common.by) }
}

/** The number of the pile that the event is about; 0, which no pile has, where it is about none. */
export function pileNumber({ event }: Case): number {
  return 'pile' in event ? event.pile : 0
}

/** "Stapel 3 (rote 5)", after what lies on top; "Stapel 99" where there is none. */
export function pileName(state: MergeState, number: number, v: Voice): string {
  const pile = findPile(state, number)
  const top = pile ? ` (${v.card(tokenOf(pile.top.card))})` : ''
  return `${v.say('Stapel', 'pile')} ${number}${top}`
}

/** "1 Stapel", "4 piles" */
export function howManyPiles(count: number, v: Voice): string {
  return `${count} ${count === 1 ? v.say('Stapel', 'pile') : v.say('Stapel', 'piles')}`
}

/** So many people are named one by one. */
const NAMED = 4

/** "Ana, Ben und Cem"; of many the first ones: "Ana, Ben, Cem und 5 andere". */
export function people(names: readonly string[], v: Voice): string {
  if (names.length <= NAMED) return v.and(names)
  const others = names.length - NAMED + 1
  return v.and([...names.slice(0, NAMED - 1), v.say(`${others} andere`, `${others} others`)])
}
