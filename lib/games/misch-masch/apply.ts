import { type Card, CHAM, type Counts, cardOf, HALF, NO_ANIMAL, NO_CARDS } from './card'
import type { MischMaschEvent } from './event'
import { isIn, type MischMaschState, nextIn, type Seat, seatOf } from './state'
import { type Supply, supplies, suppliesOfPlay } from './supply'
import { wayOf } from './way'

/** The state after an event that is legal or stands (A7). An impossible event is never applied. */
export function apply(state: MischMaschState, event: MischMaschEvent): MischMaschState {
  switch (event.do) {
    case 'play':
      return state.top === null ? state : applyPlay(state, event.by, cardOf(event.card) as Card)
    case 'draw':
      return state.top === null ? state : applyDraw(state, event)
    case 'turn-up':
      return applyTurnUp(state, cardOf(event.card) as Card)
    case 'leave':
      return applyLeave(state, event.by)
    case 'end':
      return ended(state, state.seats)
  }
}

function applyPlay(state: MischMaschState, by: number, card: Card): MischMaschState {
  const way = wayOf(state, by, card)
  if (way === 'replacing') return replaceInterjection(state, by, card)

  const { options, turn } = state
  const seats = withSeat(state.seats, by, withoutCard(seatOf(state, by), card))
  const isHalf = HALF[card] !== NO_ANIMAL
  const next = nextIn(seats, by)
  const laid: MischMaschState = {
    options,
    seats,
    opened: true,
    turn: isHalf ? nextIn(seats, next) : next, // A5.3
    stock: state.stock,
    top: card,
    discards: state.discards + 1,
    visible: oneMore(state.visible, card),
    sides: isHalf ? shown(state.sides, card) : state.sides,
    follower: card === CHAM ? by : null, // A5.1
    drawer: null,
    interjection:
      way === 'interjecting' && options.interject === 'in-order' && turn !== null ? { by, from: turn } : null, // A6.2
    skipped: isHalf ? next : null,
    over: false,
  }
  if (seatOf(laid, by).hand === 0) return won(laid, by)
  const steps = suppliesOfPlay(state, by, card)
  return steps.length === 0 ? laid : { ...laid, ...supplied(laid, steps) }
}

/** A6.2: the equal card on top goes back to who laid it; play goes on from who laid the other. */
function replaceInterjection(state: MischMaschState, by: number, card: Card): MischMaschState {
  const { by: earlier, from } = state.interjection as NonNullable<MischMaschState['interjection']>
  const { hand, known, place } = seatOf(state, earlier)
  const back: Seat = { hand: hand + 1, known: [...known, card], place }
  const seats = withSeat(withSeat(state.seats, earlier, back), by, withoutCard(seatOf(state, by), card))
  const after: MischMaschState = {
    ...state,
    seats,
    turn: nextIn(seats, by),
    follower: null,
    drawer: null,
    interjection: { by, from },
    skipped: null,
  }
  return seatOf(after, by).hand === 0 ? won(after, by) : after
}

/** A4.3: one card; the turn is over. */
function applyDraw(state: MischMaschState, event: MischMaschEvent & { readonly do: 'draw' }): MischMaschState {
  const { by } = event
  const steps = supplies(state, event)
  const { seats, stock, discards, visible } = supplied(state, steps)
  return {
    options: state.options,
    seats,
    opened: true,
    turn: nextIn(seats, by),
    stock,
    top: state.top,
    discards,
    visible,
    sides: state.sides,
    follower: state.follower === by ? by : null, // A4.6
    drawer: state.options.playDrawn && steps.length > 0 ? by : null, // A4.6: not where nothing was there to be taken
    interjection: null,
    skipped: null,
    over: false,
  }
}

/** A4.1, and A7 for one that comes too late: the turn stays. */
function applyTurnUp(state: MischMaschState, card: Card): MischMaschState {
  const { stock, discards, visible } = state.stock > 0 || state.top === null ? state : reshuffled(state) // A3.1
  const isHalf = HALF[card] !== NO_ANIMAL
  return {
    ...state,
    stock: stock - 1,
    top: card,
    discards: discards + 1,
    visible: oneMore(visible, card),
    sides: isHalf ? shown(state.sides, card) : state.sides,
    interjection: null,
  }
}

/** Who leaves keeps the cards, which are out of play. */
function applyLeave(state: MischMaschState, by: number): MischMaschState {
  const { hand, known } = seatOf(state, by)
  const seats = withSeat(state.seats, by, { hand, known, place: 'left' })
  const last = seats.findIndex(isIn)
  if (seats.every((seat, i) => i === last || !isIn(seat))) return won({ ...state, seats }, last)
  return {
    ...state,
    seats,
    turn: state.turn === by ? nextIn(seats, by) : state.turn,
    follower: state.follower === by ? null : state.follower, // A4.6
    drawer: state.drawer === by ? null : state.drawer, // A4.6
    interjection: null, // A6.2
    skipped: state.skipped === by ? null : state.skipped,
  }
}

/** A5.4: who has laid the last card has won at once; so has who is left alone. */
function won(state: MischMaschState, by: number): MischMaschState {
  return ended(state, withSeat(state.seats, by, { ...seatOf(state, by), place: 1 }))
}

function ended(state: MischMaschState, seats: readonly Seat[]): MischMaschState {
  return { ...state, seats, turn: null, follower: null, drawer: null, interjection: null, skipped: null, over: true }
}

/** Who holds how many cards, and where the others lie. */
type Cards = Pick<MischMaschState, 'seats' | 'stock' | 'discards' | 'visible'>

/** What happens at the stock, carried out. */
function supplied(state: MischMaschState, steps: readonly Supply[]): Cards {
  const seats = state.seats.slice()
  let { stock, discards, visible } = state
  for (const step of steps) {
    if (step.kind === 'shuffle') {
      ;({ stock, discards, visible } = reshuffled(state))
    } else {
      const { hand, known, place } = seats[step.by] as Seat
      seats[step.by] = { hand: hand + step.count, known, place }
      stock -= step.count
    }
  }
  return { seats, stock, discards, visible }
}

/** A4.4: the open cards but the top one are the new stock. */
function reshuffled({ discards, top }: MischMaschState): Omit<Cards, 'seats'> {
  return { stock: discards - 1, discards: 1, visible: oneMore(NO_CARDS, top as Card) }
}

function withSeat(seats: readonly Seat[], by: number, seat: Seat): readonly Seat[] {
  const changed = seats.slice()
  changed[by] = seat
  return changed
}

/** A card that is known to be in the hand is the one that leaves it. */
function withoutCard({ hand, known, place }: Seat, card: Card): Seat {
  const at = known.indexOf(card)
  return { hand: hand - 1, known: at < 0 ? known : known.toSpliced(at, 1), place }
}

function oneMore(counts: Counts, card: Card): Counts {
  const more = counts.slice()
  more[card] = (more[card] as number) + 1
  return more
}

/** A1.2: a half card's side is learnt when it shows. */
function shown(sides: MischMaschState['sides'], card: Card): MischMaschState['sides'] {
  const half = HALF[card] as number
  return sides[half] === card ? sides : sides.with(half, card)
}
