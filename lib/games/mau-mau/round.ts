import { isIn, type MauMauState, NOBODY, partnerOf, type Seat } from './state'

/** U7.1: a player has no cards any more. */
export function roundEnded(state: MauMauState, by: number): MauMauState {
  if (state.options.points === null) return gameOver(state, firstPlace(state, by)) // U7.2
  const partner = partnerOf(state, by)
  const due: number[] = []
  state.seats.forEach((seat, other) => {
    if (other !== by && other !== partner && isIn(seat)) due.push(other)
  })
  return { ...resting(state), phase: 'counting', winner: by, due }
}

/** U7.3: once every count is logged, the winner scores; the game is over where that reaches the limit. */
export function settled(state: MauMauState): MauMauState {
  if (state.due.length > 0) return state
  const winner = state.winner as number
  const partner = partnerOf(state, winner)
  const seats = state.seats.map((seat, by): Seat => {
    return by === winner || by === partner ? { ...seat, points: seat.points + state.scored } : seat
  })
  const after: MauMauState = { ...state, seats, phase: 'waiting', scored: 0 }
  const total = (seats[winner] as Seat).points
  return total >= (state.options.points as number) ? gameOver(after, byPoints(after)) : after
}

/** table-log.md, "Standing events": one player is left, or players of one pair. */
export function oneSideLeft({ seats, options: { pairs } }: MauMauState): boolean {
  let side = -1
  for (let by = 0; by < seats.length; by++) {
    if (!isIn(seats[by] as Seat)) continue
    const own = pairs ? by % 2 : by
    if (side >= 0 && side !== own) return false
    side = own
  }
  return true
}

/** The game is over since everybody else has left: who has not is first. */
export function wonByStaying(state: MauMauState): MauMauState {
  return gameOver(
    state,
    state.seats.map(({ place }) => (place === 'left' ? place : 1)),
  )
}

/** table-log.md, "Events": the table stops here, unfinished. */
export function stopped(state: MauMauState): MauMauState {
  return { ...resting(state), over: true }
}

type Places = readonly Seat['place'][]

function gameOver(state: MauMauState, places: Places): MauMauState {
  const seats = state.seats.map(({ hand, points }, by): Seat => ({ hand, points, place: places[by] as Seat['place'] }))
  return { ...resting(state), seats, phase: 'waiting', over: true }
}

/** U7.6: nobody is on turn. */
function resting(state: MauMauState): MauMauState {
  return {
    ...state,
    turn: null,
    penalty: 0,
    drawn: false,
    said: 0,
    catchable: null,
    four: null,
    skipped: null,
    due: NOBODY,
  }
}

/** U7.2: the player or pair that has won; the rest none. */
function firstPlace(state: MauMauState, winner: number): Places {
  const partner = partnerOf(state, winner)
  return state.seats.map(({ place }, by) => (place !== 'left' && (by === winner || by === partner) ? 1 : place))
}

/** U7.3, U7.5: by total, ties share a place (1, 2, 2, 4); a pair has one; who left is not ranked. */
function byPoints({ seats, options: { pairs } }: MauMauState): Places {
  const ranked = seats.filter(isIn)
  return seats.map(({ place, points }) => {
    if (place === 'left') return place
    const above = ranked.filter((other) => other.points > points).length
    return pairs ? (above > 0 ? 2 : 1) : above + 1
  })
}
