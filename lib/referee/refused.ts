import type { Voice } from '@/lib/cards/voice'
import type { AnyEvent } from './event'
import type { FaultExplanation, Told } from './game'

/** A refused event as it is spoken of: what somebody did, at which table, in which voice. */
export interface Refused<Event, State> extends Told<Event, State> {
  readonly by: number
  readonly name: string
  readonly v: Voice
}

/** What is said of it: a headline, sentences, the clause. */
export type Said = readonly [title: string, text: string, clause: string]

/** An event without a player is taken for the first seat's: what is said of such an event names nobody. */
export function refused<Event extends AnyEvent, State>(
  { names, state, event }: Told<Event, State>,
  v: Voice,
): Refused<Event, State> {
  const { by = 0 } = event
  return { names, state, event, by, name: names[by] as string, v }
}

export const explained = ([title, text, clause]: Said): FaultExplanation => ({ title, text, clause })
