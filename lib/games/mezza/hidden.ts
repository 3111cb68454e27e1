import type { Claim, HiddenZone, Movement } from '@/lib/referee/evidence'
import type { Header } from '@/lib/referee/game'
import { type Card, COPIES, cardOf, HALF, tokenOf } from './card'
import { type FaceUp, type MezzaEvent, type Play, ZONES, type Zone } from './event'
import { misfit } from './fits'
import type { MezzaOptions } from './options'
import { downwards, type Pile } from './pile'
import { isIn, type MezzaState, open, seatOf, upCount, zoneInUse } from './state'

/** A player's hand, unlogged face-up cards and face-down cards are hidden zones of their own; so is the stock. */
const ZONES_EACH = ZONES.length

export const zoneOf = (by: number, zone: Zone): HiddenZone => by * ZONES_EACH + ZONES.indexOf(zone)
export const stockOf = (players: number): HiddenZone => players * ZONES_EACH

/** Whose hidden zone it is, and which; the stock is nobody's. */
export function whose(zone: HiddenZone): { readonly by: number; readonly zone: Zone } {
  return { by: Math.floor(zone / ZONES_EACH), zone: ZONES[zone % ZONES_EACH] as Zone }
}

/** M2.1: what lies hidden after the deal. Face-up cards do, until they are logged (M2.2). */
export function dealt(header: Header<MezzaOptions>): ReadonlyMap<HiddenZone, number> {
  const { seats, stock } = open(header)
  const zones = new Map<HiddenZone, number>([[stockOf(seats.length), stock]])
  seats.forEach((seat, by) => {
    zones.set(zoneOf(by, 'hand'), seat.hand)
    zones.set(zoneOf(by, 'up'), upCount(seat))
    zones.set(zoneOf(by, 'down'), seat.down)
  })
  return zones
}

/** The cards of a play are seen, unless they lay open already. */
export function played(state: MezzaState, { by, cards }: Play, zone: Zone): readonly Movement[] {
  if (zone === 'up' && typeof seatOf(state, by).up !== 'number') return []
  return [{ kind: 'reveal', zone: zoneOf(by, zone), cards }]
}

/** Face-up cards are seen when they are logged; those that were logged before did not lie there (M10.4). */
export function logged(state: MezzaState, { by, cards }: FaceUp): readonly Movement[] {
  const { up } = seatOf(state, by)
  const zone = zoneOf(by, 'up')
  if (typeof up === 'number') return [{ kind: 'reveal', zone, cards, amendable: true }]
  return [{ kind: 'amend', zone, was: up.map(tokenOf), now: cards }]
}

/** What an event moved that was applied. */
export function movements(before: MezzaState, event: MezzaEvent, after: MezzaState): readonly Movement[] {
  if (after === before) return []
  switch (event.do) {
    case 'play': {
      const moved = [...played(before, event, event.from ?? zoneInUse(seatOf(before, event.by)))]
      const hand = zoneOf(event.by, 'hand')
      // M5.3: a blind card that did not fit went into the hand with the pile.
      if (after.last === null && !after.pile && after.removed === before.removed) {
        moved.push({ kind: 'take', zone: hand, cards: [...tokensOf(before.pile), ...event.cards] })
      }
      const count = before.stock - after.stock
      if (count > 0) moved.push({ kind: 'draw', from: stockOf(before.seats.length), to: hand, count })
      return moved
    }
    case 'pick-up':
      return before.pile ? [{ kind: 'take', zone: zoneOf(event.by, 'hand'), cards: tokensOf(before.pile) }] : []
    case 'face-up':
      return logged(before, event)
    case 'leave':
    case 'end':
      return []
  }
}

const tokensOf = (pile: Pile | null): string[] => [...downwards(pile)].map(tokenOf)

/** The cards of this deck that are so. */
function cardsThat({ options }: MezzaState, is: (card: Card) => boolean): readonly string[] {
  return COPIES[options.variant].flatMap((copies, card) => (copies > 0 && is(card) ? [tokenOf(card)] : []))
}

/** What a legal opening (M2.3) or pick-up (M6.2) claims about hidden cards. */
export function claim(before: MezzaState, event: MezzaEvent): Claim | null {
  if (event.do === 'play' && !before.opened) {
    const opening = cardOf(event.cards[0] as string) as Card
    const lower = cardsThat(before, (card) => card >= HALF && card < opening)
    const zones = before.seats.flatMap((seat, by) => (isIn(seat) ? [zoneOf(by, 'hand')] : []))
    return lower.length > 0 ? { code: 'not-lowest', zones, cards: lower } : null
  }
  if (event.do === 'pick-up') {
    const seat = seatOf(before, event.by)
    const zone = zoneInUse(seat)
    if (zone === 'up' && typeof seat.up !== 'number') return null // decided on sight
    const cards = cardsThat(before, (card) => misfit(before.pile, card, before.options) === null)
    return { code: 'must-play', zones: [zoneOf(event.by, zone)], cards }
  }
  return null
}
