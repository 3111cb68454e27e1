import type { Colour } from '@/lib/cards/colours'
import { LEGAL, type Ruling, rulings } from '@/lib/referee/verdict'
import { ALL_CARDS, type Card, COPIES, cardOf, isWild, OF_A_COLOUR, PLUS_FOUR } from './card'
import { countOf, countOfColour } from './counts'
import type { Catch, Challenge, Count, MauMauEvent, Play, Start } from './event'
import { answersPenalty, fits } from './fits'
import { isIn, type MauMauState, seatOf } from './state'

/** Codes of events that cannot have happened (U8). */
export const IMPOSSIBLE = ['game-over', 'player-out', 'no-such-card', 'too-many-cards'] as const

/** Codes of events against the rules, in the order in which they apply (U8). */
export const ILLEGAL = [
  'not-started',
  'already-started',
  'round-open',
  'round-running',
  'bad-start-card',
  'not-your-turn',
  'nothing-to-challenge',
  'nothing-to-catch',
  'not-last-card',
  'already-drawn',
  'draw-first',
  'must-draw',
  'no-color',
  'does-not-fit',
  'had-the-colour',
  'proven-guilty',
  'wrong-count',
] as const

export type ImpossibleCode = (typeof IMPOSSIBLE)[number]
export type IllegalCode = (typeof ILLEGAL)[number]
export type MauMauFault = ImpossibleCode | IllegalCode

const illegal = rulings<IllegalCode>('illegal')
const impossible = rulings<ImpossibleCode>('impossible')

/**
 * Judges one event: exactly one code, the first that applies in the order of U8.
 *
 * Nobody ever takes up a card openly in Mau Mau. So a card can be in a hand that is not empty as long as a copy of it
 * does not lie open, and there is nothing more that the evidence would know.
 */
export function judge(state: MauMauState, event: MauMauEvent): Ruling<MauMauFault> {
  if (state.over) return impossible('game-over')
  if (event.do === 'end') return LEGAL
  if (!isIn(seatOf(state, event.by))) return impossible('player-out')
  switch (event.do) {
    case 'play':
      return judgePlay(state, event)
    case 'draw':
      return judgeDraw(state, event.by)
    case 'pass':
      return judgePass(state, event.by)
    case 'last':
      return notPlaying(state) ?? (maySayLast(state, event.by) ? LEGAL : illegal('not-last-card'))
    case 'catch':
      return notPlaying(state) ?? (mayCatch(state, event) ? LEGAL : illegal('nothing-to-catch'))
    case 'challenge':
      return judgeChallenge(state, event)
    case 'count':
      return judgeCount(state, event)
    case 'start':
      return judgeStart(state, event)
    case 'leave':
      return LEGAL
  }
}

/** U7.6: why nothing can be played now. */
function notPlaying({ phase }: MauMauState): Ruling<IllegalCode> | null {
  if (phase === 'playing') return null
  return illegal(phase === 'counting' ? 'round-open' : 'not-started')
}

function judgePlay(state: MauMauState, event: Play): Ruling<MauMauFault> {
  const card = cardOf(event.card)
  if (card === undefined) return impossible('no-such-card')
  const closed = notPlaying(state)
  if (closed) return closed
  const { hand } = seatOf(state, event.by)
  if (hand === 0) return impossible('too-many-cards')
  if (hiddenCopies(state, card) === 0) return impossible('no-such-card')
  if (state.turn !== event.by) return illegal('not-your-turn')
  if (state.penalty > 0 && !answersPenalty(state, card)) return illegal('must-draw')
  if (isWild(card) && event.color === undefined) return illegal('no-color')
  if (!fits(state, card)) return illegal('does-not-fit')
  if (card === PLUS_FOUR && mustHold(state, hand - 1)) return illegal('had-the-colour')
  return LEGAL
}

/** How many copies of a card do not lie open. */
export function hiddenCopies({ visible }: MauMauState, card: Card): number {
  return (COPIES[card] as number) - countOf(visible, card)
}

/** U5.5: are so many cards kept beside a +4 more than there are hidden of other colours than the one in force? */
function mustHold(state: MauMauState, kept: number): boolean {
  return state.colour !== null && kept > hiddenOfOthers(state, state.colour)
}

/** How many hidden cards have not this colour, once a +4 has been laid. */
export function hiddenOfOthers({ visible, discards }: MauMauState, colour: Colour): number {
  return ALL_CARDS - discards - 1 - (OF_A_COLOUR - countOfColour(visible, colour))
}

function judgeDraw(state: MauMauState, by: number): Ruling<MauMauFault> {
  const closed = notPlaying(state)
  if (closed) return closed
  if (state.turn !== by) return illegal('not-your-turn')
  return state.drawn ? illegal('already-drawn') : LEGAL // U4.2
}

function judgePass(state: MauMauState, by: number): Ruling<MauMauFault> {
  const closed = notPlaying(state)
  if (closed) return closed
  if (state.turn !== by) return illegal('not-your-turn')
  if (state.penalty > 0) return illegal('must-draw')
  return state.drawn ? LEGAL : illegal('draw-first') // U4.2
}

/** U6.1 */
function maySayLast(state: MauMauState, by: number): boolean {
  return state.turn === by && seatOf(state, by).hand === 2
}

/** U6.2 */
function mayCatch({ catchable }: MauMauState, { by, of }: Catch): boolean {
  return catchable === of && by !== of
}

/**
 * U5.6. A +4 is challenged before any other card is seen: what proves its player guilty by then proved it at once, so
 * that it was one against the rules that stood.
 */
function judgeChallenge(state: MauMauState, { by, guilty }: Challenge): Ruling<MauMauFault> {
  const closed = notPlaying(state)
  if (closed) return closed
  if (state.turn !== by) return illegal('not-your-turn')
  if (!state.four) return illegal('nothing-to-challenge')
  return !guilty && state.four.claim === 'false' ? illegal('proven-guilty') : LEGAL
}

/** U7.3, U7.5 */
function judgeCount(state: MauMauState, { by, cards }: Count): Ruling<MauMauFault> {
  const counted: Card[] = []
  for (const token of cards) {
    const card = cardOf(token)
    if (card === undefined) return impossible('no-such-card')
    counted.push(card)
  }
  if (state.phase === 'waiting') return illegal('not-started')
  if (state.phase === 'playing') return illegal('round-running')
  const { hand } = seatOf(state, by)
  if (counted.length > hand) return impossible('too-many-cards')
  if (tooOften(state, counted) !== undefined) return impossible('no-such-card')
  return counted.length < hand || hand === 0 ? illegal('wrong-count') : LEGAL
}

/** The first of these cards of which fewer copies are hidden than there are here; undefined where there is none. */
export function tooOften(state: MauMauState, cards: readonly Card[]): Card | undefined {
  const left = new Map<Card, number>()
  for (const card of cards) {
    const copies = left.get(card) ?? hiddenCopies(state, card)
    if (copies === 0) return card
    left.set(card, copies - 1)
  }
  return undefined
}

/** U3, U5.7 */
function judgeStart(state: MauMauState, { card: token }: Start): Ruling<MauMauFault> {
  const card = cardOf(token)
  if (card === undefined) return impossible('no-such-card')
  if (state.phase === 'playing') return illegal('already-started')
  if (state.phase === 'counting') return illegal('round-open')
  return card === PLUS_FOUR ? illegal('bad-start-card') : LEGAL
}
