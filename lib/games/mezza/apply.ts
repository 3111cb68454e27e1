import type { Ruling } from '@/lib/referee/verdict'
import type { Card, Counts } from './card'
import type { FaceUp, MezzaEvent, Play, Zone } from './event'
import { misfit } from './fits'
import { cardsIn, isQuickPlay, replacesFaceUp } from './judge'
import { type Laid, layAll, layMore, type Pile } from './pile'
import { isIn, type MezzaState, nextIn, type Seat, seatOf, upCount, zoneInUse } from './state'

/** M3.5: the hand is filled to this many while the stock lasts. */
const FULL_HAND = 3

/**
 * The state after an event that is legal or stands (M10.4).
 *
 * @param ruling what `judge` said of it; an impossible event is never applied.
 */
export function apply(state: MezzaState, event: MezzaEvent, ruling: Ruling): MezzaState {
  switch (event.do) {
    case 'play':
      return applyPlay(state, event, ruling.verdict === 'legal')
    case 'pick-up':
      return applyPickUp(state, event.by)
    case 'face-up':
      return applyFaceUp(state, event)
    case 'leave':
      return applyLeave(state, event.by)
    case 'end':
      return { ...state, turn: null, over: true }
  }
}

function applyPlay(state: MezzaState, { by, cards: tokens, from }: Play, legal: boolean): MezzaState {
  const cards = cardsIn(state, tokens) as readonly Card[]
  const seat = seatOf(state, by)
  const zone = from ?? zoneInUse(seat)
  if (zone === 'down' && legal && misfit(state.pile, cards[0] as Card, state.options)) {
    return takeBlind(state, by, cards[0] as Card)
  }

  const quick = legal && isQuickPlay(state, by, zone, cards)
  const laid =
    quick && state.pile ? layMore(state.pile, cards.length, by) : layAll(state.pile, cards, by, state.options)
  const left = takeFrom(seat, zone, cards)
  const draws = Math.min(Math.max(0, FULL_HAND - left.hand), state.stock) // M3.5
  const hand = left.hand + draws
  const isOut = hand + upCount(left) + left.down === 0 // M9.1
  const places = isOut ? state.places + 1 : state.places
  const place = isOut ? places : left.place
  const { known, knownCount, up, down } = left
  const seats = replace(state.seats, by, { hand, known, knownCount, up, down, place })
  const wasLogged = zone === 'up' && typeof seat.up !== 'number'
  const emptiesHand = zone === 'hand' && hand === 0 && state.stock === 0 // M8.2

  // Written out, here and in `takePile`: spread seats and states would differ in hidden class, and be read half as fast.
  const after: MezzaState = {
    options: state.options,
    seats,
    opened: true,
    turn: turnAfter(state, seats, by, laid, quick),
    stock: state.stock - draws,
    pile: laid.cleared ? null : laid.pile,
    removed: laid.cleared ? state.removed + laid.pile.size : state.removed,
    visible: wasLogged ? state.visible : add(state.visible, cards),
    last: laid.cleared ? null : by,
    drawn: laid.cleared ? 0 : quick ? state.drawn - (zone === 'hand' ? cards.length : 0) + draws : draws,
    emptied: !laid.cleared && (emptiesHand || (quick && state.emptied)),
    places,
    over: false,
  }
  return isOut ? endWithOneLeft(after) : after
}

/** M5.3: a blind card that does not fit goes into the hand with the whole pile, and the turn ends. */
function takeBlind(state: MezzaState, by: number, card: Card): MezzaState {
  const seat = seatOf(state, by)
  const turned: Seat = {
    ...seat,
    down: seat.down - 1,
    hand: seat.hand + 1,
    known: add(seat.known, [card]),
    knownCount: seat.knownCount + 1,
  }
  return takePile({ ...state, seats: replace(state.seats, by, turned) }, by)
}

function applyPickUp(state: MezzaState, by: number): MezzaState {
  return state.opened ? takePile(state, by) : state // M10.4
}

/** M6.1: the pile goes into the hand, openly, and the turn ends. */
function takePile(state: MezzaState, by: number): MezzaState {
  const { pile } = state
  let { seats, visible } = state
  if (pile) {
    const seat = seatOf(state, by)
    const known = seat.known.slice()
    const stillVisible = visible.slice()
    for (let at: Pile | null = pile; at; at = at.below) {
      known[at.card] = (known[at.card] as number) + 1
      stillVisible[at.card] = (stillVisible[at.card] as number) - 1
    }
    visible = stillVisible
    const { up, down, place } = seat
    const hand = seat.hand + pile.size
    const knownCount = seat.knownCount + pile.size
    seats = replace(seats, by, { hand, known, knownCount, up, down, place })
  }
  return {
    options: state.options,
    seats,
    opened: state.opened,
    turn: nextIn(seats, by),
    stock: state.stock,
    pile: null,
    removed: state.removed,
    visible,
    last: null,
    drawn: 0,
    emptied: false,
    places: state.places,
    over: state.over,
  }
}

function applyFaceUp(state: MezzaState, { by, cards: tokens }: FaceUp): MezzaState {
  const cards = cardsIn(state, tokens) as readonly Card[]
  const seat = seatOf(state, by)
  if (!replacesFaceUp(seat, cards)) return state // M10.4
  const hidden = typeof seat.up === 'number' ? state.visible : subtract(state.visible, seat.up)
  return { ...state, seats: replace(state.seats, by, { ...seat, up: cards }), visible: add(hidden, cards) }
}

/** M9.3 */
function applyLeave(state: MezzaState, by: number): MezzaState {
  const seats = replace(state.seats, by, { ...seatOf(state, by), place: 'left' })
  const turn = state.turn === by ? nextIn(seats, by) : state.turn
  return endWithOneLeft({ ...state, seats, turn })
}

function takeFrom(seat: Seat, zone: Zone, cards: readonly Card[]): Seat {
  const count = cards.length
  switch (zone) {
    case 'down':
      return { ...seat, down: seat.down - count }
    case 'up':
      return { ...seat, up: typeof seat.up === 'number' ? seat.up - count : without(seat.up, cards) }
    case 'hand': {
      const { known, knownCount, up, down, place } = seat
      if (knownCount === 0) return { hand: seat.hand - count, known, knownCount, up, down, place }
      const less = known.slice()
      let fewer = 0
      for (const card of cards) {
        const left = less[card] as number
        if (left > 0) {
          less[card] = left - 1
          fewer++
        }
      }
      return { hand: seat.hand - count, known: less, knownCount: knownCount - fewer, up, down, place }
    }
  }
}

/** Who is on turn after a play: who laid it where that set the pile aside, else somebody further on. */
function turnAfter(
  state: MezzaState,
  seats: readonly Seat[],
  by: number,
  { cleared, skips }: Laid,
  quick: boolean,
): number | null {
  if (cleared) return isIn(seats[by] as Seat) ? by : nextIn(seats, by) // M4.7, M4.8, M9.1
  if (quick) return state.turn // M8.1
  const next = nextIn(seats, by)
  return skips ? nextIn(seats, next) : next // M4.5
}

/** M9.2: one player left takes the next place, and the game is over. */
function endWithOneLeft(state: MezzaState): MezzaState {
  const { seats } = state
  let last = -1
  for (let i = 0; i < seats.length; i++) {
    if (!isIn(seats[i] as Seat)) continue
    if (last >= 0) return state
    last = i
  }
  const place = state.places + 1
  const placed = last < 0 ? seats : replace(seats, last, { ...(seats[last] as Seat), place })
  return { ...state, seats: placed, places: last < 0 ? state.places : place, turn: null, over: true }
}

function replace<T>(list: readonly T[], index: number, item: T): readonly T[] {
  const changed = list.slice()
  changed[index] = item
  return changed
}

function add(counts: Counts, cards: readonly Card[]): Counts {
  const sum = counts.slice()
  for (const card of cards) sum[card] = (sum[card] as number) + 1
  return sum
}

function subtract(counts: Counts, cards: readonly Card[]): Counts {
  const difference = counts.slice()
  for (const card of cards) difference[card] = (difference[card] as number) - 1
  return difference
}

function without(list: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const left = list.slice()
  for (const card of cards) left.splice(left.indexOf(card), 1)
  return left
}
