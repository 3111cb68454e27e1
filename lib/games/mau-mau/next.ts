import type { MauMauState } from './state'

/** Where the cards of a table lie: what a draw changes. */
export type Cards = Pick<MauMauState, 'seats' | 'stock' | 'discards' | 'visible'>

/** Who is on turn, and all that ends with the turn. */
export type Turn = Pick<MauMauState, 'turn' | 'penalty' | 'drawn' | 'said' | 'catchable' | 'four' | 'skipped'>

/**
 * The state with other cards or another turn. Every state that is judged has its properties in this order, written out:
 * spread ones would differ in hidden class from those of `open`, `start` and `play`, and all be made and read half as
 * fast.
 */
export function moved(state: MauMauState, cards: Cards, turn: Turn): MauMauState {
  return {
    options: state.options,
    seats: cards.seats,
    phase: state.phase,
    turn: turn.turn,
    direction: state.direction,
    colour: state.colour,
    top: state.top,
    laidBy: state.laidBy,
    penalty: turn.penalty,
    drawn: turn.drawn,
    said: turn.said,
    catchable: turn.catchable,
    four: turn.four,
    skipped: turn.skipped,
    stock: cards.stock,
    discards: cards.discards,
    visible: cards.visible,
    winner: state.winner,
    due: state.due,
    scored: state.scored,
    over: state.over,
  }
}

/** A state that was put together by spreading others, with its properties in the order of all. */
export const uniform = (state: MauMauState): MauMauState => moved(state, state, state)
