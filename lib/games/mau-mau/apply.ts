import type { Ruling } from '@/lib/referee/verdict'
import {
  ALL_CARDS,
  type Card,
  cardOf,
  colourOf,
  isWild,
  PLUS_FOUR,
  PLUS_TWO,
  REVERSE,
  SKIP,
  signOf,
  worthOf,
} from './card'
import { NO_CARDS, oneMore } from './counts'
import type { Catch, Challenge, Count, MauMauEvent, Play, Start } from './event'
import { type Cards, moved, type Turn, uniform } from './next'
import { oneSideLeft, roundEnded, settled, stopped, wonByStaying } from './round'
import {
  countIn,
  type Direction,
  EACH,
  hasSaid,
  isIn,
  type MauMauState,
  NOBODY,
  nextIn,
  type PlusFour,
  type Seat,
  seatOf,
  usualDirection,
} from './state'
import { supply } from './supply'

/** U5.6: what who laid a +4 against the rules draws. */
const GUILTY_DRAWS = 4
/** U5.6: what a wrong challenge costs beside the penalty. */
const WRONG_CHALLENGE = 2
/** U6.2 */
const CAUGHT_DRAWS = 2

/**
 * The state after an event that is legal or stands (U8).
 *
 * @param ruling what `judge` said of it; an impossible event is never applied.
 */
export function apply(state: MauMauState, event: MauMauEvent, ruling: Ruling): MauMauState {
  switch (event.do) {
    case 'start':
      return applyStart(state, event)
    case 'count':
      return state.phase === 'counting' ? uniform(applyCount(state, event)) : state
    case 'leave':
      return uniform(applyLeave(state, event.by))
    case 'end':
      return uniform(stopped(state))
    default:
      // table-log.md, "Standing events": there is nothing to carry it out on.
      return state.phase === 'playing' ? applyInRound(state, event, ruling) : state
  }
}

type InRound = Exclude<MauMauEvent, { do: 'start' | 'count' | 'leave' | 'end' }>

function applyInRound(state: MauMauState, event: InRound, ruling: Ruling): MauMauState {
  switch (event.do) {
    case 'play':
      return applyPlay(state, event, ruling)
    case 'draw':
      return applyDraw(state, event.by)
    case 'pass':
      return moved(state, state, turnEnded(state, event.by, state.catchable))
    case 'last':
      return applyLast(state, event.by)
    case 'catch':
      return applyCatch(state, event)
    case 'challenge':
      return applyChallenge(state, event)
  }
}

/** U3.1, U5.7: seven cards to everybody still in, and a card turned up that counts as laid for whoever begins. */
function applyStart(state: MauMauState, { by, card: token }: Start): MauMauState {
  const card = cardOf(token) as Card
  const sign = signOf(card)
  const usual = usualDirection(state.options)
  const direction = sign === REVERSE ? turned(usual) : usual
  const seats = state.seats.map(({ points, place }): Seat => ({ hand: place === 'left' ? 0 : EACH, points, place }))
  return {
    options: state.options,
    seats,
    phase: 'playing',
    turn: sign === SKIP || sign === REVERSE ? nextIn(seats, by, direction) : by,
    direction,
    colour: colourOf(card),
    top: card,
    laidBy: null,
    penalty: sign === PLUS_TWO ? 2 : 0,
    drawn: false,
    said: 0,
    catchable: null,
    four: null,
    skipped: sign === SKIP || sign === REVERSE ? by : null,
    stock: ALL_CARDS - EACH * countIn(seats) - 1,
    discards: 1,
    visible: oneMore(NO_CARDS, card),
    winner: null,
    due: NOBODY,
    scored: 0,
    over: false,
  }
}

const turned = (direction: Direction): Direction => (direction === 1 ? -1 : 1)

function applyPlay(state: MauMauState, event: Play, ruling: Ruling): MauMauState {
  const { by } = event
  const card = cardOf(event.card) as Card
  const sign = signOf(card)
  const seat = seatOf(state, by)
  const hand = seat.hand - 1
  const seats = withSeat(state.seats, by, { hand, points: seat.points, place: seat.place })
  const isLast = hand === 0 // U7.1: an effect of that card is not carried out
  const direction = sign === REVERSE && !isLast ? turned(state.direction) : state.direction
  const next = nextIn(seats, by, direction)
  const isSkipped = sign === SKIP || (sign === REVERSE && countIn(seats) === 2) // U5.2, U5.3

  // Its properties are those of `next.ts`, in the same order.
  const after: MauMauState = {
    options: state.options,
    seats,
    phase: 'playing',
    turn: isSkipped ? nextIn(seats, next, direction) : next, // U4.4
    direction,
    colour: isWild(card) ? (event.color ?? null) : colourOf(card),
    top: card,
    laidBy: by,
    penalty: penaltyAfter(state.penalty, card),
    drawn: false,
    said: 0,
    catchable: hand === 1 && !hasSaid(state, by) ? by : null, // U6.2
    four: card === PLUS_FOUR ? plusFour(state, by, hand, ruling) : null,
    skipped: isSkipped ? next : null,
    stock: state.stock,
    discards: state.discards + 1,
    visible: oneMore(state.visible, card),
    winner: null,
    due: NOBODY,
    scored: 0,
    over: false,
  }
  return isLast ? uniform(roundEnded(after, by)) : after
}

/** U5.1, U5.5: what a standing card does to a penalty that was open, a +2 or +4 adds to (U8). */
function penaltyAfter(penalty: number, card: Card): number {
  if (card === PLUS_FOUR) return penalty + 4
  return signOf(card) === PLUS_TWO ? penalty + 2 : 0
}

function plusFour({ colour }: MauMauState, by: number, held: number, ruling: Ruling): PlusFour {
  const legal = ruling.verdict === 'legal' && colour !== null
  return { by, colour, held, claim: legal ? 'open' : ruling.code === 'had-the-colour' ? 'false' : 'none' }
}

/** U4.2; all of a penalty, which ends the turn (U5.1, U5.5). */
function applyDraw(state: MauMauState, by: number): MauMauState {
  const { penalty, four } = state
  if (penalty > 0) return moved(state, drawing(state, by, penalty), turnEnded(state, by, null))
  const said = saidBy(state, by)
  return moved(state, drawing(state, by, 1), {
    turn: by,
    penalty,
    drawn: true,
    said,
    catchable: null,
    four,
    skipped: null,
  })
}

/** What was said this turn still holds for who is on turn now: `by`, perhaps in somebody's place (U6.1). */
const saidBy = ({ turn, said }: MauMauState, by: number) => (turn === by ? said : said & (1 << by))

/** The turn passes on from a player; a penalty is drawn, or let off. */
function turnEnded({ seats, direction }: MauMauState, by: number, catchable: number | null): Turn {
  const turn = nextIn(seats, by, direction)
  return { turn, penalty: 0, drawn: false, said: 0, catchable, four: null, skipped: null }
}

/** U6.1 */
function applyLast(state: MauMauState, by: number): MauMauState {
  const { turn, penalty, drawn, said, catchable, four, skipped } = state
  return moved(state, state, { turn, penalty, drawn, said: said | (1 << by), catchable, four, skipped })
}

/** U6.2; one that stands against the rules makes draw whom it names, unless they have left: their hand is as it was. */
function applyCatch(state: MauMauState, { of }: Catch): MauMauState {
  const cards = isIn(seatOf(state, of)) ? drawing(state, of, CAUGHT_DRAWS) : state
  const { turn, penalty, drawn, said, four, skipped } = state
  return moved(state, cards, { turn, penalty, drawn, said, catchable: null, four, skipped })
}

/** U5.6, U7.7 */
function applyChallenge(state: MauMauState, { by, guilty }: Challenge): MauMauState {
  const { four, penalty, skipped } = state
  if (!four) return state
  if (!guilty) return moved(state, drawing(state, by, penalty + WRONG_CHALLENGE), turnEnded(state, by, null))
  const cards = isIn(seatOf(state, four.by)) ? drawing(state, four.by, GUILTY_DRAWS) : state
  const said = saidBy(state, by)
  return moved(state, cards, { turn: by, penalty: 0, drawn: false, said, catchable: null, four: null, skipped })
}

/** Cards from the stock to a hand (U4.3). */
function drawing(state: MauMauState, by: number, count: number): Cards {
  const { drawn, shuffled, stock } = supply(state.stock, state.discards, count)
  const { hand, points, place } = seatOf(state, by)
  const seats = withSeat(state.seats, by, { hand: hand + drawn, points, place })
  return shuffled === 0
    ? { seats, stock, discards: state.discards, visible: state.visible }
    : { seats, stock, discards: 1, visible: oneMore(NO_CARDS, state.top as Card) }
}

/** U7.3, U7.5: also one that stands counts as that player's count, and its cards are scored as logged (U8). */
function applyCount(state: MauMauState, { by, cards: tokens }: Count): MauMauState {
  const { points, place } = seatOf(state, by)
  const counted = scored(state, by, tokens)
  return settled({ ...counted, seats: withSeat(state.seats, by, { hand: 0, points, place }) })
}

function scored(state: MauMauState, by: number, tokens: readonly string[]): MauMauState {
  let { visible } = state
  let worth = 0
  for (const token of tokens) {
    const card = cardOf(token) as Card
    visible = oneMore(visible, card)
    worth += worthOf(card)
  }
  if (!state.due.includes(by)) return { ...state, visible } // the partner's cards count nothing
  return { ...state, visible, due: state.due.filter((seat) => seat !== by), scored: state.scored + worth }
}

/** U7.7 */
function applyLeave(state: MauMauState, by: number): MauMauState {
  const { hand, points } = seatOf(state, by)
  const left: MauMauState = {
    ...state,
    seats: withSeat(state.seats, by, { hand, points, place: 'left' }),
    catchable: state.catchable === by ? null : state.catchable, // U6.2
    skipped: state.skipped === by ? null : state.skipped,
  }
  const after = settledWithout(state.turn === by ? { ...left, ...turnEnded(left, by, left.catchable) } : left, by)
  return !after.over && oneSideLeft(after) ? wonByStaying(after) : after
}

/** U7.7: who leaves needs no count; without its winner nobody scores in a round. */
function settledWithout(state: MauMauState, by: number): MauMauState {
  if (state.phase !== 'counting') return state
  if (state.winner === by) return settled({ ...state, due: NOBODY, scored: 0 })
  return settled({ ...state, due: state.due.filter((seat) => seat !== by) })
}

function withSeat(seats: readonly Seat[], by: number, seat: Seat): readonly Seat[] {
  const changed = seats.slice()
  changed[by] = seat
  return changed
}
