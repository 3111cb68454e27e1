import type { Voice } from '@/lib/cards/voice'
import type { Told } from '@/lib/referee/game'
import { JOKER, tokenOf } from './card'
import type { MezzaEvent, Zone } from './event'
import { madeOf } from './need'
import type { Pile } from './pile'
import { type MezzaState, type Seat, seatOf, zoneInUse } from './state'

/** A refused event as it is spoken of: what somebody did, at which table, in which voice. */
export interface Case {
  readonly names: readonly string[]
  readonly state: MezzaState
  readonly event: MezzaEvent
  readonly does: MezzaEvent['do']
  readonly by: number
  readonly name: string
  readonly seat: Seat
  /** Of a play or a `face-up`; none for other events. */
  readonly cards: readonly string[]
  /** The first of them; empty where there is none. */
  readonly card: string
  readonly zone: Zone
  readonly v: Voice
}

/** What is said of it: a headline, sentences, the clause. */
export type Said = readonly [title: string, text: string, clause: string]

export function caseOf({ names, state, event }: Told<MezzaEvent, MezzaState>, v: Voice): Case {
  const by = event.by ?? 0 // only `end` may have none, and its one fault names nobody
  const seat = seatOf(state, by)
  const cards = 'cards' in event ? event.cards : []
  const zone = (event.do === 'play' && event.from) || zoneInUse(seat)
  return {
    names,
    state,
    event,
    does: event.do,
    by,
    name: names[by] as string,
    seat,
    cards,
    card: cards[0] ?? '',
    zone,
    v,
  }
}

export const upCards = ({ up }: Seat): readonly string[] => (typeof up === 'number' ? [] : up.map(tokenOf))

export const countOf = (cards: readonly string[], card: string) => cards.filter((each) => each === card).length

/** "Ana ist dran." */
export function onTurn({ names, state: { turn }, v }: Case): string {
  const name = names[turn as number] as string
  return v.say(`${name} ist dran.`, `It is ${v.owner(name)} turn.`)
}

export const topOf = ({ state }: Case): string => tokenOf((state.pile as Pile).card)

export const rankOf = ({ state }: Case): string => tokenOf((state.pile as Pile).rank)

/** " (6½ + ½ = 7)"; nothing where the rank was not made. */
export function madeIn({ state: { pile }, v }: Case): string {
  const made = pile && madeOf(pile, v)
  return made ? ` (${made})` : ''
}

/** The rank in force and where it comes from: "die 7 unter dem Joker (6½ + ½ = 7)". */
export function inForce(c: Case): string {
  const under = c.state.pile?.card === JOKER ? c.v.say(' unter dem Joker', ' under the joker') : ''
  return `${c.v.the(rankOf(c))}${under}${madeIn(c)}`
}
