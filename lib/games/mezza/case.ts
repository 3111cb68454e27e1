import type { Voice } from '@/lib/cards/voice'
import type { Told } from '@/lib/referee/game'
import { type Refused, refused } from '@/lib/referee/refused'
import { JOKER, tokenOf } from './card'
import type { MezzaEvent, Zone } from './event'
import { madeOf } from './need'
import type { Pile } from './pile'
import { type MezzaState, type Seat, seatOf, zoneInUse } from './state'

/** A refused event as it is spoken of: what somebody did, at which table, in which voice. */
export interface Case extends Refused<MezzaEvent, MezzaState> {
  readonly does: MezzaEvent['do']
  readonly seat: Seat
  /** Of a play or a `face-up`; none for other events. */
  readonly cards: readonly string[]
  /** The first of them; empty where there is none. */
  readonly card: string
  readonly zone: Zone
}

export function caseOf(told: Told<MezzaEvent, MezzaState>, v: Voice): Case {
  const common = refused(told, v)
  const { state, event, by } = common
  const seat = seatOf(state, by)
  const cards = 'cards' in event ? event.cards : []
  const zone = (event.do === 'play' && event.from) || zoneInUse(seat)
  return { ...common, does: event.do, seat, cards, card: cards[0] ?? '', zone }
}

export const upCards = ({ up }: Seat): readonly string[] => (typeof up === 'number' ? [] : up.map(tokenOf))

export const countOf = (cards: readonly string[], card: string) => cards.filter((each) => each === card).length

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
