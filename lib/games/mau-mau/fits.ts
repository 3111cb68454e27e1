import { type Card, colourOf, isWild, PLUS_TWO, signOf } from './card'
import type { MauMauState } from './state'

/** U4.1, U5.4: it has the colour in force or the same number or sign as the top card, or is a joker. Penalties aside. */
export function fits({ colour, top }: MauMauState, card: Card): boolean {
  if (colour === null || isWild(card) || colourOf(card) === colour) return true
  return top !== null && signOf(card) === signOf(top)
}

/** U5.1, U5.5: on an open penalty only a +2 may be laid, on a +4 nothing. */
export function answersPenalty({ four }: MauMauState, card: Card): boolean {
  return four === null && signOf(card) === PLUS_TWO
}
