import { type Card, mirrorOf } from './card'
import type { MischMaschState } from './state'

/**
 * In what way a player lays a card: the first card of all (A4.1), on turn, late (A4.6), out of turn because it fits
 * doubly (A6.1), in place of an interjection (A6.2), or as nobody may.
 */
export type Way =
  | 'opening'
  | 'on-turn'
  | 'follow'
  | 'play-drawn'
  | 'interjecting'
  | 'replacing'
  | 'too-late'
  | 'out-of-turn'

/** The way in which a player lays a card now; whether it fits is not asked. There must be an open card. */
export function wayOf(state: MischMaschState, by: number, card: Card): Way {
  const { interjection, follower, drawer, top, turn } = state
  // A6.2: the same card laid directly after by another player is always such an attempt.
  if (interjection && card === top && interjection.by !== by) {
    return isCloser(state, by, interjection.by, interjection.from) ? 'replacing' : 'too-late'
  }
  if (!state.opened) return 'opening'
  if (turn === by) return 'on-turn'
  if (follower === by) return 'follow'
  if (drawer === by) return 'play-drawn'
  return state.options.interject !== 'none' && mirrorOf(top as Card) === card ? 'interjecting' : 'out-of-turn'
}

/** A6.2: does a player sit closer, in turn order, to who was on turn? */
function isCloser({ seats: { length } }: MischMaschState, by: number, than: number, from: number): boolean {
  return (by - from + length) % length < (than - from + length) % length
}
