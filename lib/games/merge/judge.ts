import { LEGAL, type Ruling, rulings } from '@/lib/referee/verdict'
import { type Card, cardOf } from './card'
import type { LayOut, Merge, MergeEvent, PileEvent, Place, Split } from './event'
import { misfit } from './fits'
import type { Pile } from './pile'
import { canHold, findPile, isIn, type MergeState, ownerOf, type Seat, seatOf } from './state'

/** Codes of events that cannot have happened (G5). */
export const IMPOSSIBLE = ['game-over', 'player-out', 'no-such-card', 'no-such-pile', 'too-many-cards'] as const

/** Codes of events against the rules, in the order in which they apply (G5). */
export const ILLEGAL = [
  'not-laid-out',
  'already-laid-out',
  'not-your-pile',
  'too-many-piles',
  'too-few-piles',
  'bad-split',
  'not-equal',
  'does-not-fit',
  'still-holding',
] as const

export type ImpossibleCode = (typeof IMPOSSIBLE)[number]
export type IllegalCode = (typeof ILLEGAL)[number]
export type MergeFault = ImpossibleCode | IllegalCode

/** G4.2: with more piles before oneself one may take a whole pile, with no more than these do anything else. */
export const MOST_PILES = 3

const illegal = rulings<IllegalCode>('illegal')
const impossible = rulings<ImpossibleCode>('impossible')

/**
 * Judges one event: exactly one code, the first that applies in the order of G5.
 *
 * Nothing in Merge claims anything of hidden cards, and nobody draws any: counting the copies that lie open or are known
 * to be in hands is all that the evidence could tell.
 */
export function judge(state: MergeState, event: MergeEvent): Ruling<MergeFault> {
  if (state.over) return impossible('game-over')
  if (event.do === 'end') return LEGAL
  const seat = seatOf(state, event.by)
  if (!isIn(seat)) return impossible('player-out')
  if (event.do === 'lay-out') return judgeLayOut(state, seat, event)
  if ('card' in event && cardOf(event.card) === undefined) return impossible('no-such-card')
  if (state.toLayOut > 0) return illegal('not-laid-out')
  switch (event.do) {
    case 'place':
      return judgePlace(state, seat, event)
    case 'take-top':
    case 'take-pile': {
      const owner = ownerOf(state, event.pile)
      if (owner < 0) return impossible('no-such-pile')
      if (owner !== event.by) return illegal('not-your-pile')
      const wrong = wrongNumberOfPiles(seat, event.do)
      return wrong ? illegal(wrong) : LEGAL
    }
    case 'merge':
      return judgeMerge(state, event)
    case 'split':
      return judgeSplit(state, seat, event)
    case 'stop':
      return seat.hand > 0 ? illegal('still-holding') : LEGAL // G4.5
    case 'leave':
      return LEGAL
  }
}

function judgeLayOut(state: MergeState, seat: Seat, { cards }: LayOut): Ruling<MergeFault> {
  const [one, other] = cards.map(cardOf)
  if (one === undefined || other === undefined) return impossible('no-such-card')
  if (seat.laidOut) return illegal('already-laid-out')
  const enough = one === other ? (state.unseen[one] as number) > 1 : isUnseen(state, one) && isUnseen(state, other)
  return enough ? LEGAL : impossible('no-such-card')
}

const isUnseen = ({ unseen }: MergeState, card: Card) => (unseen[card] as number) > 0

function judgePlace(state: MergeState, seat: Seat, { by, card: token, pile }: Place): Ruling<MergeFault> {
  const owner = ownerOf(state, pile)
  if (owner < 0) return impossible('no-such-pile')
  const card = cardOf(token) as Card
  const missing = cannotYield(state, seat, card)
  if (missing) return impossible(missing)
  if (owner !== by) return illegal('not-your-pile')
  const crowded = wrongNumberOfPiles(seat, 'place')
  if (crowded) return illegal(crowded)
  return misfit(card, topOf(state, pile)) ? illegal('does-not-fit') : LEGAL
}

/** Can this card come from the hand? Null when nothing that the table sees speaks against it. */
function cannotYield(state: MergeState, seat: Seat, card: Card): 'too-many-cards' | 'no-such-card' | null {
  if (seat.hand === 0) return 'too-many-cards'
  return canHold(state, seat, card) ? null : 'no-such-card'
}

function judgeMerge(state: MergeState, { by, pile, onto }: Merge): Ruling<MergeFault> {
  const owner = ownerOf(state, pile)
  const ontoOwner = ownerOf(state, onto)
  if (owner < 0 || ontoOwner < 0 || pile === onto) return impossible('no-such-pile') // G4.3
  if (owner !== by || ontoOwner !== by) return illegal('not-your-pile')
  return misfit(topOf(state, pile), topOf(state, onto)) ? illegal('does-not-fit') : LEGAL
}

function judgeSplit(state: MergeState, seat: Seat, event: Split): Ruling<MergeFault> {
  const owner = ownerOf(state, event.pile)
  if (owner < 0) return impossible('no-such-pile')
  const card = cardOf(event.card) as Card
  const missing = cannotYield(state, seat, card)
  if (missing) return impossible(missing)
  if (owner !== event.by && seat.piles.length > 0) return illegal('not-your-pile') // G3: who has none may split any
  const crowded = wrongNumberOfPiles(seat, 'split')
  if (crowded) return illegal(crowded)
  const { size, top } = findPile(state, event.pile) as Pile
  if (event.below < 1 || event.below > size - 1) return illegal('bad-split') // G4.4
  return card === top.card ? LEGAL : illegal('not-equal')
}

/** G4.2: what may not be done with so many piles before oneself. A merge always may. */
export function wrongNumberOfPiles(
  { piles: { length } }: Seat,
  what: PileEvent['do'],
): 'too-many-piles' | 'too-few-piles' | null {
  if (what === 'merge') return null
  if (what === 'take-pile') return length > MOST_PILES ? null : 'too-few-piles'
  return length > MOST_PILES ? 'too-many-piles' : null
}

const topOf = (state: MergeState, pile: number): Card => (findPile(state, pile) as Pile).top.card
