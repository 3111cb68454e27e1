import { COLOURS } from '@/lib/cards/colours'
import { MAU_MAU_SIGNS } from '@/lib/cards/mau-mau'
import type { Slip } from '@/lib/referee/game'
import { cardOf, colourOf, isWild, JOKER, PLUS_FOUR, signOf, tokenOf } from './card'
import type { Count, MauMauEvent, Play, Start } from './event'
import { isIn, type MauMauState } from './state'

const OTHER_COLOUR = 1
const OTHER_JOKER = 1.2
const OTHER_PLAYER = 1.4
const OTHER_FINDING = 1.5
const OTHER_NAMED = 1.6
const BESIDE = 1.5

/** Numerals that are taken for one another: upside down, or in haste. */
const ALIKE: readonly (readonly [number, number, number])[] = [
  [6, 9, 1],
  [1, 7, 2],
  [3, 8, 2.5],
  [5, 6, 1.5],
]

/**
 * What may have been meant by a tap: another card, colour, player or finding, one of these at a time. Nothing is judged
 * here.
 */
export function slips(state: MauMauState, event: MauMauEvent): readonly Slip<MauMauEvent>[] {
  switch (event.do) {
    case 'play':
      return [...otherCards(event), ...otherNames(event), ...otherPlayers(state, event)]
    case 'start':
      return [...otherCards(event), ...otherPlayers(state, event)]
    case 'count':
      return [...otherCounts(event), ...otherPlayers(state, event)]
    case 'challenge':
      return [{ event: { ...event, guilty: !event.guilty }, cost: OTHER_FINDING }, ...otherPlayers(state, event)]
    case 'catch':
      return [
        ...otherPlayers(state, event),
        ...seats(state, event.of).map((of) => ({ event: { ...event, of }, cost: OTHER_PLAYER })),
      ]
    case 'draw':
    case 'pass':
    case 'last':
      return otherPlayers(state, event)
    case 'leave':
    case 'end':
      return []
  }
}

/** A colour is named with a joker only: where the card is none, none is named any more. */
function otherCards(event: Play | Start): readonly Slip<MauMauEvent>[] {
  return near(event.card).map(([card, cost]) => ({ event: { ...event, card }, cost }))
}

/** U5.4: the joker was the right card, but another colour was named. */
function otherNames(event: Play): readonly Slip<MauMauEvent>[] {
  const card = cardOf(event.card)
  if (card === undefined || !isWild(card)) return []
  return COLOURS.flatMap((color) => (color === event.color ? [] : [{ event: { ...event, color }, cost: OTHER_NAMED }]))
}

function otherCounts(event: Count): readonly Slip<MauMauEvent>[] {
  return event.cards.flatMap((card, at) =>
    event.cards.indexOf(card) < at
      ? []
      : near(card).map(([other, cost]) => ({ event: { ...event, cards: event.cards.with(at, other) }, cost })),
  )
}

/** Who is on turn is meant oftener than anybody else. */
function otherPlayers(
  state: MauMauState,
  event: Exclude<MauMauEvent, { do: 'leave' | 'end' }>,
): readonly Slip<MauMauEvent>[] {
  return seats(state, event.by).map((by) => {
    return { event: { ...event, by }, cost: state.turn === by ? OTHER_PLAYER : OTHER_PLAYER + 1 }
  })
}

/** Everybody still in but one. */
const seats = (state: MauMauState, but: number): readonly number[] =>
  state.seats.flatMap((seat, by) => (by !== but && isIn(seat) ? [by] : []))

/** Cards that are easily tapped for another: the same sign in another colour, or a sign that looks like it or is beside. */
function near(tapped: string): readonly (readonly [card: string, cost: number])[] {
  const card = cardOf(tapped)
  if (card === undefined) return []
  const sign = signOf(card)
  if (sign === null) return [[tokenOf(card === JOKER ? PLUS_FOUR : JOKER), OTHER_JOKER]]
  const own = colourOf(card)
  const colours = COLOURS.filter((colour) => colour !== own).map(
    (colour) => [`${colour}${MAU_MAU_SIGNS[sign]}`, OTHER_COLOUR] as const,
  )
  const signs = MAU_MAU_SIGNS.flatMap((other, i) => {
    const alike = ALIKE.find(([a, b]) => (a === sign && b === i) || (a === i && b === sign))?.[2]
    const cost = Math.min(
      alike ?? Number.POSITIVE_INFINITY,
      Math.abs(i - sign) === 1 ? BESIDE : Number.POSITIVE_INFINITY,
    )
    return cost < Number.POSITIVE_INFINITY ? [[`${own}${other}`, cost] as const] : []
  })
  return [...colours, ...signs]
}
