import type { Voice } from '@/lib/cards/voice'
import type { Told } from '@/lib/referee/game'
import type { MauMauEvent } from './event'
import { type MauMauState, type Seat, seatOf } from './state'

/** A refused event as it is spoken of: what somebody did, at which table, in which voice. */
export interface Case {
  readonly names: readonly string[]
  readonly state: MauMauState
  readonly event: MauMauEvent
  readonly by: number
  readonly name: string
  readonly seat: Seat
  /** The card that was laid or turned up, or those that were counted; none for other events. */
  readonly cards: readonly string[]
  /** The first of them; empty where there is none. */
  readonly card: string
  readonly v: Voice
}

/** What is said of it: a headline, sentences, the clause. */
export type Said = readonly [title: string, text: string, clause: string]

export function caseOf({ names, state, event }: Told<MauMauEvent, MauMauState>, v: Voice): Case {
  const by = event.by ?? 0 // only `end` may have none, and its one fault names nobody
  const cards = 'cards' in event ? event.cards : 'card' in event ? [event.card] : []
  return { names, state, event, by, name: names[by] as string, seat: seatOf(state, by), cards, card: cards[0] ?? '', v }
}

/** "Ana ist dran." */
export function onTurn({ names, state: { turn }, v }: Case): string {
  const name = names[turn as number] as string
  return v.say(`${name} ist dran.`, `It is ${v.owner(name)} turn.`)
}

export const check = (v: Voice) => v.say('bitte prüfen, was getippt wurde.', 'check what was tapped.')
