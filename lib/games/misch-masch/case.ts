import type { Voice } from '@/lib/cards/voice'
import type { Told } from '@/lib/referee/game'
import type { MischMaschEvent } from './event'
import { type MischMaschState, type Seat, seatOf } from './state'

/** A refused event as it is spoken of: what somebody did, at which table, in which voice. */
export interface Case {
  readonly names: readonly string[]
  readonly state: MischMaschState
  readonly does: MischMaschEvent['do']
  readonly by: number
  readonly name: string
  readonly seat: Seat
  /** The card's token; empty where the event has none. */
  readonly token: string
  readonly v: Voice
}

/** What is said of it: a headline, sentences, the clause. */
export type Said = readonly [title: string, text: string, clause: string]

export function caseOf({ names, state, event }: Told<MischMaschEvent, MischMaschState>, v: Voice): Case {
  // `turn-up` is nobody's, `end` may be: what is said of them names nobody.
  const by = 'by' in event ? (event.by ?? 0) : 0
  return {
    names,
    state,
    does: event.do,
    by,
    name: names[by] as string,
    seat: seatOf(state, by),
    token: 'card' in event ? event.card : '',
    v,
  }
}

/** "Ana ist dran." */
export function onTurn({ names, state: { turn }, v }: Case): string {
  const name = names[turn as number] as string
  return v.say(`${name} ist dran.`, `It is ${v.owner(name)} turn.`)
}

export const check = (v: Voice) => v.say('bitte prüfen, was getippt wurde.', 'check what was tapped.')
