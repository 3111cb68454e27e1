import { type Card, FOUR, HALF, JOKER, NINE_HALF, SEVEN, SIX_HALF, THREE_HALF } from './card'
import type { MezzaOptions } from './options'

/** Only jokers lie here: no rank is in force (M3.3). */
export const NO_RANK = -1

/**
 * What a ½ laid directly on a card would belong to (M4.3): `open` on a 3½, 6½ or 9½; `made` on a ½ that is part of a
 * made 4 or 7.
 */
export type Combination = 'none' | 'open' | 'made'

/**
 * The pile, as its top card and what lies below: a persistent list. What each card left in force is kept with it, so
 * that nobody has to read downwards.
 */
export interface Pile {
  readonly card: Card
  readonly below: Pile | null
  /** Cards in the pile. */
  readonly size: number
  /** Equal cards in an unbroken row on top (M4.8). */
  readonly run: number
  /** The rank in force: a made 4 or 7 counts as such. */
  readonly rank: Card
  /** The next card must be 4 or lower (M4.4). */
  readonly low: boolean
  readonly combination: Combination
  /** Nothing but jokers lies between the top and a combination, or what could have become one (M4.3). */
  readonly closed: boolean
  /** The seat that laid the top card. */
  readonly by: number
}

/** Cards of one rank laid at once: the pile with them on it, and what they bring about. */
export interface Laid {
  readonly pile: Pile
  /** M4.7, M4.8: the pile is set aside. */
  readonly cleared: boolean
  /** M4.5: the next player skips a turn. */
  readonly skips: boolean
}

/** What lies on the pile after some equal cards: its rank, and whether it must be followed by 4 or lower. */
type InForce = Pick<Pile, 'rank' | 'low' | 'combination' | 'closed'>

const plain = (rank: Card): InForce => ({
  rank,
  low: rank === FOUR, // M4.4
  combination: isCombinable(rank) ? 'open' : 'none',
  closed: false,
})

const isCombinable = (card: Card) => card === THREE_HALF || card === SIX_HALF || card === NINE_HALF

const PLAIN: readonly InForce[] = Array.from({ length: NINE_HALF + 1 }, (_, card) => plain(card))
const MADE_FOUR: InForce = { rank: FOUR, low: true, combination: 'made', closed: false }
const MADE_SEVEN: InForce = { rank: SEVEN, low: false, combination: 'made', closed: false }

function inForce(pile: Pile | null, card: Card, { fourHolds }: MezzaOptions): InForce {
  if (card === JOKER) {
    // M4.1: the rank underneath stays in force, and so does "4 or lower" unless the house says once (M4.4).
    return {
      rank: pile ? pile.rank : NO_RANK,
      low: pile?.low === true && fourHolds === 'until-covered',
      combination: 'none',
      closed: pile !== null && (pile.closed || pile.combination !== 'none'),
    }
  }
  if (card === HALF && pile) {
    // M4.3
    if (pile.combination === 'open') {
      if (pile.card === THREE_HALF) return MADE_FOUR
      if (pile.card === SIX_HALF) return MADE_SEVEN
    }
    if (pile.combination === 'made') {
      return { ...(pile.rank === FOUR ? MADE_FOUR : MADE_SEVEN), low: pile.low && fourHolds === 'until-covered' }
    }
  }
  return PLAIN[card] as InForce
}

/** Four or more equal cards set the pile aside (M4.8). */
const FOUR_EQUAL = 4

/**
 * Lays equal cards on a pile, as one play.
 *
 * @param card what is laid.
 * @param count how many of it, at least 1.
 * @param by the seat that lays them.
 */
export function lay(pile: Pile | null, card: Card, count: number, by: number, options: MezzaOptions): Laid {
  const top = stack(pile, card, count, by, inForce(pile, card, options))
  const fourEqual = top.run >= FOUR_EQUAL
  const onOpen = card === HALF && pile?.combination === 'open'
  return {
    pile: top,
    cleared: fourEqual || (onOpen && pile.card === NINE_HALF),
    skips: !fourEqual && (card === SEVEN || (onOpen && pile.card === SIX_HALF)),
  }
}

/** Quick play (M8.1) adds to the play before it: what that left in force stays, and no effect is repeated. */
export function layMore(pile: Pile, count: number, by: number): Laid {
  const top = stack(pile, pile.card, count, by, pile)
  return { pile: top, cleared: top.run >= FOUR_EQUAL, skips: false } // M8.3
}

/**
 * Lays the cards of a play in their order; the effect is that of the last ones where they lie (M10.4). For cards of
 * one rank this is `lay`.
 */
export function layAll(pile: Pile | null, cards: readonly Card[], by: number, options: MezzaOptions): Laid {
  let laid: Laid | undefined
  let from = 0
  while (from < cards.length) {
    const card = cards[from] as Card
    let to = from + 1
    while (to < cards.length && cards[to] === card) to++
    laid = lay(laid ? laid.pile : pile, card, to - from, by, options)
    from = to
  }
  return laid as Laid
}

function stack(pile: Pile | null, card: Card, count: number, by: number, force: InForce): Pile {
  const { rank, low, combination, closed } = force
  let below = pile
  let size = pile ? pile.size : 0
  let run = pile && pile.card === card ? pile.run : 0
  for (let i = 0; i < count; i++) {
    size++
    run++
    below = { card, below, size, run, rank, low, combination, closed, by }
  }
  return below as Pile
}

/** Cards from top to bottom. */
export function* downwards(pile: Pile | null): Generator<Card> {
  for (let at = pile; at; at = at.below) yield at.card
}
