import type { Knowledge } from '@/lib/referee/game'
import { LEGAL, type Ruling, rulings } from '@/lib/referee/verdict'
import { type Card, cardOf, fits } from './card'
import type { MischMaschEvent, Play, TurnUp } from './event'
import { laid, turnedUp } from './hidden'
import { isIn, isOtherSide, type MischMaschState, seatOf, unaccounted } from './state'
import { wayOf } from './way'

/** Codes of events that cannot have happened (A7). */
export const IMPOSSIBLE = ['game-over', 'player-out', 'no-such-card'] as const

/** Codes of events against the rules, in the order in which they apply (A7). */
export const ILLEGAL = ['not-started', 'already-started', 'too-late', 'not-your-turn', 'does-not-fit'] as const

export type ImpossibleCode = (typeof IMPOSSIBLE)[number]
export type IllegalCode = (typeof ILLEGAL)[number]
export type MischMaschFault = ImpossibleCode | IllegalCode

const illegal = rulings<IllegalCode>('illegal')
const impossible = rulings<ImpossibleCode>('impossible')

/**
 * Judges one event: exactly one code, the first that applies in the order of A7.
 *
 * @param knows what the evidence knows; left out, cards that lie open or are known to be in hands are counted.
 */
export function judge(state: MischMaschState, event: MischMaschEvent, knows?: Knowledge): Ruling<MischMaschFault> {
  if (state.over) return impossible('game-over')
  if (event.do === 'end') return LEGAL
  if (event.do === 'turn-up') return judgeTurnUp(state, event, knows)
  if (!isIn(seatOf(state, event.by))) return impossible('player-out')
  switch (event.do) {
    case 'play':
      return judgePlay(state, event, knows)
    case 'draw':
      if (state.top === null) return illegal('not-started')
      return state.turn === event.by ? LEGAL : illegal('not-your-turn') // A4.1
    case 'leave':
      return LEGAL
  }
}

function judgeTurnUp(state: MischMaschState, event: TurnUp, knows?: Knowledge): Ruling<MischMaschFault> {
  const card = cardOf(event.card)
  if (card === undefined) return impossible('no-such-card')
  // A7: what comes too late is so whatever the card; but only a card that is there can come to lie on top.
  if (state.opened && event.ruling !== 'stands') return illegal('already-started')
  if (!canTurnUp(state, card, knows)) return impossible('no-such-card')
  return state.opened ? illegal('already-started') : LEGAL
}

function judgePlay(state: MischMaschState, event: Play, knows?: Knowledge): Ruling<MischMaschFault> {
  const card = cardOf(event.card)
  if (card === undefined) return impossible('no-such-card')
  const { top } = state
  if (top === null) return illegal('not-started')
  if (!canHold(state, event.by, card, knows)) return impossible('no-such-card')
  switch (wayOf(state, event.by, card)) {
    case 'too-late':
      return illegal('too-late')
    case 'out-of-turn':
      return illegal('not-your-turn')
    case 'opening':
    case 'on-turn':
    case 'play-drawn':
      return fits(card, top) ? LEGAL : illegal('does-not-fit')
    case 'follow': // A5.1: without fitting
    case 'interjecting':
    case 'replacing':
      return LEGAL
  }
}

/** Can the player hold this card: one known to be in the hand, or one that nobody knows of among those unknown? */
function canHold(state: MischMaschState, by: number, card: Card, knows?: Knowledge): boolean {
  if (isOtherSide(state, card)) return false
  if (knows) return knows.allows(laid(by, card))
  const { hand, known } = seatOf(state, by)
  return known.includes(card) || (known.length < hand && unaccounted(state, card) > 0)
}

/** Can this card come from the stock, after a reshuffle where it is empty (A3.1)? */
function canTurnUp(state: MischMaschState, card: Card, knows?: Knowledge): boolean {
  if (isOtherSide(state, card)) return false
  if (knows) return knows.allows(turnedUp(state, card))
  if (state.stock > 0) return unaccounted(state, card) > 0
  const shuffled = (state.visible[card] as number) - (card === state.top ? 1 : 0)
  return state.discards > 1 && unaccounted(state, card) + shuffled > 0
}
