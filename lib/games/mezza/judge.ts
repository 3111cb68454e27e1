import type { Knowledge } from '@/lib/referee/game'
import { LEGAL, type Ruling, rulings } from '@/lib/referee/verdict'
import { type Card, COPIES, cardOf, HALF, JOKER, ZERO } from './card'
import type { FaceUp, MezzaEvent, Play, Zone } from './event'
import { everythingFits, misfit } from './fits'
import { logged, played } from './hidden'
import { isIn, type MezzaState, type Seat, seatOf, unaccounted, upCount, zoneInUse } from './state'

/** Codes of events that cannot have happened (M10.1). */
export const IMPOSSIBLE = ['game-over', 'player-out', 'no-such-card', 'too-many-cards', 'not-face-up'] as const

/** Codes of events against the rules, in the order in which they apply (M10.1). */
export const ILLEGAL = [
  'hand-first',
  'face-up-first',
  'not-your-turn',
  'own-combination',
  'snatch-closed',
  'nothing-drawn',
  'one-at-a-time',
  'mixed-ranks',
  'wild-opening',
  'combination-closed',
  'too-low',
  'too-high',
  'not-lowest',
  'nothing-to-pick-up',
  'must-turn-over',
  'must-play',
  'face-up-late',
  'face-up-twice',
  'three-cards',
] as const

export type ImpossibleCode = (typeof IMPOSSIBLE)[number]
export type IllegalCode = (typeof ILLEGAL)[number]
export type MezzaFault = ImpossibleCode | IllegalCode

const illegal = rulings<IllegalCode>('illegal')
const impossible = rulings<ImpossibleCode>('impossible')

/**
 * Judges one event: exactly one code, the first that applies in the order of M10.1.
 *
 * @param knows what the evidence knows; left out, cards that lie open or are known to be in hands are counted.
 */
export function judge(state: MezzaState, event: MezzaEvent, knows?: Knowledge): Ruling<MezzaFault> {
  if (state.over) return impossible('game-over')
  if (event.do === 'end') return LEGAL
  if (!isIn(seatOf(state, event.by))) return impossible('player-out')
  switch (event.do) {
    case 'play':
      return judgePlay(state, event, knows)
    case 'pick-up':
      return judgePickUp(state, event.by)
    case 'face-up':
      return judgeFaceUp(state, event, knows)
    case 'leave':
      return LEGAL
  }
}

/** The cards that tokens name; undefined where one is not in this deck. */
export function cardsIn(state: MezzaState, tokens: readonly string[]): readonly Card[] | undefined {
  const copies = COPIES[state.options.variant]
  const cards: Card[] = []
  for (const token of tokens) {
    const card = cardOf(token)
    if (card === undefined || copies[card] === 0) return undefined
    cards.push(card)
  }
  return cards
}

function judgePlay(state: MezzaState, event: Play, knows?: Knowledge): Ruling<MezzaFault> {
  const cards = cardsIn(state, event.cards)
  if (!cards) return impossible('no-such-card')
  const seat = seatOf(state, event.by)
  const zone = event.from ?? zoneInUse(seat)
  const early = zoneTooEarly(seat, zone)
  if (early && event.ruling !== 'stands') return illegal(early)
  const missing = cannotYield(state, event, zone, cards, knows)
  if (missing) return impossible(missing) // M10.1; for a play that stands, M10.4
  if (early) return illegal(early)
  const fault = whoMayNot(state, event.by, zone, cards)
  if (fault) return illegal(fault)
  const what = isOnTurn(state, event.by) ? whatIsWrong(state, zone, cards) : null
  return what ? illegal(what) : LEGAL
}

/** M5.1, M5.4 */
function zoneTooEarly(seat: Seat, zone: Zone): 'hand-first' | 'face-up-first' | null {
  if (zone !== 'hand' && seat.hand > 0) return 'hand-first'
  if (zone === 'down' && upCount(seat) > 0) return 'face-up-first'
  return null
}

/** Can these cards have lain in that zone? Null when nothing that the table sees speaks against it. */
function cannotYield(
  state: MezzaState,
  event: Play,
  zone: Zone,
  cards: readonly Card[],
  knows?: Knowledge,
): ImpossibleCode | null {
  const seat = seatOf(state, event.by)
  if (cards.length > sizeOf(seat, zone)) return 'too-many-cards'
  if (zone === 'up' && typeof seat.up !== 'number') return isWithin(cards, seat.up) ? null : 'not-face-up'
  const possible = knows ? knows.allows(played(state, event, zone)) : canHaveLain(state, seat, zone, cards)
  return possible ? null : 'no-such-card'
}

const sizeOf = (seat: Seat, zone: Zone) => (zone === 'hand' ? seat.hand : zone === 'up' ? upCount(seat) : seat.down)

const isWithin = (cards: readonly Card[], logged: readonly Card[]) =>
  cards.every((card) => countOf(cards, card) <= countOf(logged, card))

function isAll(cards: readonly Card[], card: Card): boolean {
  for (const each of cards) if (each !== card) return false
  return true
}

function countOf(cards: readonly Card[], card: Card): number {
  let count = 0
  for (const each of cards) if (each === card) count++
  return count
}

/** Can these cards have lain in a hidden zone: known to be there, or nowhere yet and with room among the unknown ones? */
function canHaveLain(state: MezzaState, seat: Seat, zone: Zone, cards: readonly Card[]): boolean {
  let unknown = 0
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card
    if (cards.indexOf(card) < i) continue
    const beyondKnown = countOf(cards, card) - (zone === 'hand' ? (seat.known[card] as number) : 0)
    if (beyondKnown <= 0) continue
    if (beyondKnown > unaccounted(state, card)) return false
    unknown += beyondKnown
  }
  return zone !== 'hand' || unknown <= seat.hand - seat.knownCount
}

/** Before the opening any player may make it (M2.3). */
export function isOnTurn(state: MezzaState, by: number): boolean {
  return state.turn === by || !state.opened
}

/** M10.2: out of turn, all of the rank last laid by who laid it: a quick play, allowed or not. Never from `down`. */
export function isQuickPlay(state: MezzaState, by: number, zone: Zone, cards: readonly Card[]): boolean {
  if (isOnTurn(state, by) || zone === 'down' || state.last !== by) return false
  const top = state.pile?.card
  return top !== undefined && isAll(cards, top)
}

/** How many cards may be played quickly from a zone (M8.1; M8.2 sets no limit). */
const quickLimit = (state: MezzaState, zone: Zone) =>
  zone === 'hand' ? state.drawn : state.emptied ? Number.POSITIVE_INFINITY : 0

/** M10.1, "then who": may this player lay these cards now? */
function whoMayNot(state: MezzaState, by: number, zone: Zone, cards: readonly Card[]): IllegalCode | null {
  if (isOnTurn(state, by)) return null // M8.4
  if (isQuickPlay(state, by, zone, cards)) return cards.length > quickLimit(state, zone) ? 'nothing-drawn' : null
  const { pile } = state
  if (!pile || zone === 'down' || !isAll(cards, HALF)) return 'not-your-turn' // M7.3
  if (pile.combination === 'open') return pile.by === by ? 'own-combination' : null // M7.1, M7.2
  return pile.combination === 'made' ? 'snatch-closed' : 'not-your-turn' // M7.2
}

/** M10.1, "then what": do these cards fit? */
function whatIsWrong(state: MezzaState, zone: Zone, cards: readonly Card[]): IllegalCode | null {
  if (zone === 'down') return cards.length > 1 ? 'one-at-a-time' : null // M5.3: a blind card need not fit
  const first = cards[0] as Card
  if (!isAll(cards, first)) return 'mixed-ranks'
  if (!state.opened) return first === ZERO || first === JOKER ? 'wild-opening' : null // M2.3
  return misfit(state.pile, first, state.options)
}

function judgePickUp(state: MezzaState, by: number): Ruling<MezzaFault> {
  if (!state.opened) return illegal('nothing-to-pick-up') // M2.3
  if (state.turn !== by) return illegal('not-your-turn') // M6.3
  if (!state.pile) return illegal('nothing-to-pick-up')
  const seat = seatOf(state, by)
  const zone = zoneInUse(seat)
  if (zone === 'down') return illegal('must-turn-over')
  return mustPlay(state, seat, zone) ? illegal('must-play') : LEGAL
}

/** M6.2: is it plain on sight that a card fitted? */
function mustPlay(state: MezzaState, seat: Seat, zone: 'hand' | 'up'): boolean {
  const fits = (card: Card) => misfit(state.pile, card, state.options) === null
  if (zone === 'up' && typeof seat.up !== 'number') return seat.up.some(fits)
  if (zone === 'hand' && seat.knownCount > 0 && seat.known.some((count, card) => count > 0 && fits(card))) return true
  return everythingFits(state.pile, state.options)
}

function judgeFaceUp(state: MezzaState, event: FaceUp, knows?: Knowledge): Ruling<MezzaFault> {
  const cards = cardsIn(state, event.cards)
  if (!cards) return impossible('no-such-card')
  const seat = seatOf(state, event.by)
  const fault = state.opened
    ? 'face-up-late'
    : typeof seat.up !== 'number'
      ? 'face-up-twice'
      : cards.length !== 3
        ? 'three-cards'
        : null
  const stands = event.ruling === 'stands' && replacesFaceUp(seat, cards)
  if (!fault || stands) {
    const possible = knows ? knows.allows(logged(state, event)) : canLieOpen(state, seat, cards)
    if (!possible) return impossible('no-such-card')
  }
  return fault ? illegal(fault) : LEGAL
}

/** M10.4: a standing `face-up` is carried out when three cards are named and three are left. */
export function replacesFaceUp(seat: Seat, cards: readonly Card[]): boolean {
  return cards.length === 3 && upCount(seat) === 3
}

/** Are there copies enough for these cards to lie open in place of what was logged? */
function canLieOpen(state: MezzaState, seat: Seat, cards: readonly Card[]): boolean {
  const logged = typeof seat.up === 'number' ? [] : seat.up
  return cards.every((card) => countOf(cards, card) <= unaccounted(state, card) + countOf(logged, card))
}
