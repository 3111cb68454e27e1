import type { Slip } from '@/lib/referee/game'
import { cardOf, colourIndex, NO_CARDS, numberIndex, tokenOf } from './card'
import type { LayOut, MergeEvent, PileEvent, Place, Split, TakePile, TakeTop } from './event'
import type { Pile } from './pile'
import { findPile, isIn, type MergeState, ownerOf, seatOf } from './state'

/** Numbers that are taken for one another, upside down or in haste, counted from 0 as `numberIndex` does. */
const ALIKE: readonly (readonly [number, number, number])[] = [
  [5, 8, 1], // 6 and 9
  [0, 6, 2], // 1 and 7
  [0, 9, 2], // 1 and 10
]

const OTHER_COLOUR = 1.4
const BESIDE = 1.5
const OTHER_PLAYER = 1.2
const OTHER_PILE = 1.4
const OTHER_DIVISION = 1.3
const OTHER_ACT = 2

/**
 * What may have been meant by a tap: another card, pile, player, division or act, one of these at a time. Nothing is
 * judged here.
 */
export function slips(state: MergeState, event: MergeEvent): readonly Slip<MergeEvent>[] {
  switch (event.do) {
    case 'lay-out':
      return [...otherFirstCards(event), ...otherPlayers(state, event)]
    case 'place':
      return [...otherCards(event), ...otherPiles(state, event), ...theOwner(state, event)]
    case 'split':
      return [
        ...otherDivisions(state, event),
        ...otherCards(event),
        ...otherPiles(state, event),
        ...theOwner(state, event),
      ]
    case 'merge':
      return [...otherPiles(state, event), ...otherOntos(state, event), ...theOwner(state, event)]
    case 'take-top':
    case 'take-pile':
      return [...otherPiles(state, event), ...theOwner(state, event), otherTaking(event)]
    case 'stop':
      return otherPlayers(state, event)
    case 'leave':
    case 'end':
      return []
  }
}

function otherFirstCards(event: LayOut): readonly Slip<MergeEvent>[] {
  return event.cards.flatMap((card, at) =>
    near(card).map(([other, cost]) => ({ event: { ...event, cards: event.cards.with(at, other) }, cost })),
  )
}

function otherCards(event: Place | Split): readonly Slip<MergeEvent>[] {
  return near(event.card).map(([card, cost]) => ({ event: { ...event, card }, cost }))
}

/** Another pile of the same player; of who has none, any. */
function otherPiles(state: MergeState, event: PileEvent): readonly Slip<MergeEvent>[] {
  return choiceOf(state, event.by).flatMap(({ number }) =>
    number === event.pile || ('onto' in event && number === event.onto)
      ? []
      : [{ event: { ...event, pile: number }, cost: OTHER_PILE }],
  )
}

function otherOntos(state: MergeState, event: Extract<PileEvent, { do: 'merge' }>): readonly Slip<MergeEvent>[] {
  return choiceOf(state, event.by).flatMap(({ number }) =>
    number === event.pile || number === event.onto ? [] : [{ event: { ...event, onto: number }, cost: OTHER_PILE }],
  )
}

function choiceOf(state: MergeState, by: number): readonly Pile[] {
  const { piles } = seatOf(state, by)
  return piles.length > 0 ? piles : state.seats.flatMap((seat) => seat.piles)
}

/** Most often who did it is the player before whom the pile lies. */
function theOwner(state: MergeState, event: PileEvent): readonly Slip<MergeEvent>[] {
  const owner = ownerOf(state, event.pile)
  return owner < 0 || owner === event.by ? [] : [{ event: { ...event, by: owner }, cost: OTHER_PLAYER }]
}

/** Who has yet to lay out, or holds no card any more, is meant oftener than anybody else. */
function otherPlayers(
  { seats }: MergeState,
  event: Extract<MergeEvent, { do: 'lay-out' | 'stop' }>,
): readonly Slip<MergeEvent>[] {
  return seats.flatMap((seat, by) => {
    if (by === event.by || !isIn(seat)) return []
    const likely = event.do === 'stop' ? seat.hand === 0 : !seat.laidOut
    return [{ event: { ...event, by }, cost: likely ? OTHER_PLAYER : OTHER_PLAYER + 1 }]
  })
}

/** Other numbers of cards off the top, the nearest first. */
function otherDivisions(state: MergeState, event: Split): readonly Slip<MergeEvent>[] {
  const size = findPile(state, event.pile)?.size ?? 0
  const tapped = Math.min(Math.max(0, event.below), size)
  return Array.from({ length: Math.max(0, size - 1) }, (_, i) => i + 1).flatMap((below) =>
    below === event.below
      ? []
      : [{ event: { ...event, below }, cost: OTHER_DIVISION + (Math.abs(below - tapped) - 1) / 10 }],
  )
}

function otherTaking(event: TakeTop | TakePile): Slip<MergeEvent> {
  return { event: { ...event, do: event.do === 'take-top' ? 'take-pile' : 'take-top' }, cost: OTHER_ACT }
}

/** Cards that are easily tapped for another: because they look alike, or because their keys touch. */
function near(tapped: string): readonly (readonly [card: string, cost: number])[] {
  const at = cardOf(tapped)
  if (at === undefined) return []
  return NO_CARDS.flatMap((_, card) => {
    const cost = distance(card, at)
    return cost < Number.POSITIVE_INFINITY ? [[tokenOf(card), cost] as const] : []
  })
}

function distance(card: number, tapped: number): number {
  if (card === tapped) return Number.POSITIVE_INFINITY
  const [a, b] = [numberIndex(card), numberIndex(tapped)]
  if (a === b) return OTHER_COLOUR
  if (colourIndex(card) !== colourIndex(tapped)) return Number.POSITIVE_INFINITY
  const alike = ALIKE.find((pair) => pair.slice(0, 2).includes(a) && pair.slice(0, 2).includes(b))?.[2]
  return Math.min(alike ?? Number.POSITIVE_INFINITY, Math.abs(a - b) === 1 ? BESIDE : Number.POSITIVE_INFINITY)
}
