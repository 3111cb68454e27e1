import type { Slip } from '@/lib/referee/game'
import { COPIES, tokenOf } from './card'
import type { FaceUp, MezzaEvent, Play, Zone } from './event'
import { keysInRow } from './keys'
import { isIn, type MezzaState, seatOf, upCount, zoneInUse } from './state'

/** Numerals that are taken for one another: upside down, in haste, or for want of a half. */
const ALIKE: readonly (readonly [string, string, number])[] = [
  ['6', '9', 1],
  ['6½', '9½', 1],
  ['3', '3½', 1.2],
  ['6', '6½', 1.2],
  ['9', '9½', 1.2],
  ['6', '9½', 1.7],
  ['6½', '9', 1.7],
  ['3', '8', 2.5],
  ['5', '6', 1.5],
  ['1', '7', 2.5],
]

const BESIDE = 1.5
const ABOVE = 2
const OTHER_PLAYER = 1.4
const OTHER_ZONE = 1.4
const FEWER = 1.3

/**
 * What may have been meant by a tap: another card, player, zone or number of cards, one of these at a time. Nothing is
 * judged here.
 */
export function slips(state: MezzaState, event: MezzaEvent): readonly Slip<MezzaEvent>[] {
  switch (event.do) {
    case 'play':
      return [...otherCards(state, event), ...otherPlayers(state, event), ...otherZones(state, event), ...fewer(event)]
    case 'pick-up':
      return otherPlayers(state, event)
    case 'face-up':
      return event.cards.flatMap((card, at) =>
        event.cards.indexOf(card) < at
          ? []
          : near(state, card).map(([other, cost]) => ({
              event: { ...event, cards: event.cards.with(at, other) },
              cost,
            })),
      )
    case 'leave':
    case 'end':
      return []
  }
}

/** Equal cards were laid by one tap on one key: another key was meant for all of them. */
function otherCards(state: MezzaState, event: Play): readonly Slip<MezzaEvent>[] {
  const [tapped = ''] = event.cards
  if (event.cards.some((card) => card !== tapped)) return []
  return near(state, tapped).map(([card, cost]) => ({ event: { ...event, cards: event.cards.map(() => card) }, cost }))
}

/** Who is on turn is meant oftener than anybody else. */
function otherPlayers(
  state: MezzaState,
  event: Exclude<MezzaEvent, FaceUp | { do: 'end' }>,
): readonly Slip<MezzaEvent>[] {
  const { from: _from, ...plain } = { from: undefined, ...event }
  return state.seats.flatMap((seat, by) => {
    if (by === event.by || !isIn(seat)) return []
    const cost = state.turn === by || !state.opened ? OTHER_PLAYER : OTHER_PLAYER + 1
    return [{ event: { ...plain, by } as MezzaEvent, cost }]
  })
}

function otherZones(state: MezzaState, event: Play): readonly Slip<MezzaEvent>[] {
  const seat = seatOf(state, event.by)
  const usual = zoneInUse(seat)
  const sizes: readonly (readonly [Zone, number])[] = [
    ['hand', seat.hand],
    ['up', upCount(seat)],
    ['down', seat.down],
  ]
  const { from = usual, ...plain } = event
  return sizes.flatMap(([zone, size]) =>
    zone === from || size === 0 ? [] : [{ event: zone === usual ? plain : { ...plain, from: zone }, cost: OTHER_ZONE }],
  )
}

function fewer(event: Play): readonly Slip<MezzaEvent>[] {
  return event.cards.slice(1).map((_, i) => {
    const count = event.cards.length - 1 - i
    return { event: { ...event, cards: event.cards.slice(0, count) }, cost: FEWER + i / 10 }
  })
}

/** The deck's cards that are easily tapped for another: because they look alike, or because their keys touch. */
function near({ options }: MezzaState, tapped: string): readonly (readonly [card: string, cost: number])[] {
  const deck = COPIES[options.variant].flatMap((copies, card) => (copies > 0 ? [tokenOf(card) as string] : []))
  const row = keysInRow(deck.length)
  const at = deck.indexOf(tapped)
  return deck.flatMap((card, i) => {
    const alike = ALIKE.find((pair) => pair.includes(card) && pair.includes(tapped))?.[2] ?? Number.POSITIVE_INFINITY
    const beside = at >= 0 && Math.abs(i - at) === 1 && Math.floor(i / row) === Math.floor(at / row)
    const keys = beside ? BESIDE : at >= 0 && Math.abs(i - at) === row ? ABOVE : Number.POSITIVE_INFINITY
    const cost = Math.min(alike, keys)
    return card !== tapped && cost < Number.POSITIVE_INFINITY ? [[card, cost] as const] : []
  })
}
