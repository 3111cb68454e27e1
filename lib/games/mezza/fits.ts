import { type Card, COPIES, FOUR, HALF, JOKER, NINE_HALF, ZERO } from './card'
import type { MezzaOptions } from './options'
import { NO_RANK, type Pile } from './pile'

/** Why a card does not fit on a pile. */
export type Misfit = 'combination-closed' | 'too-low' | 'too-high'

/** Does the card fit on the pile (M3.2, M3.3, M4)? Null when it does, else why not. */
export function misfit(pile: Pile | null, card: Card, { nineHalfOnItself }: MezzaOptions): Misfit | null {
  if (!pile || pile.rank === NO_RANK) return null // M3.3
  if (card === JOKER || card === ZERO) return null // M4.1, M4.2
  if (card === HALF && pile.combination !== 'none') return null // M4.3
  if (pile.low) return card > FOUR ? 'too-high' : null // M4.4
  if (card < pile.rank) return card === HALF && pile.closed ? 'combination-closed' : 'too-low' // M3.2, M4.3
  if (card === NINE_HALF && pile.rank === NINE_HALF && !nineHalfOnItself) return 'too-low' // M4.6
  return null
}

/** Does every card of the deck fit? */
export function everythingFits(pile: Pile | null, options: MezzaOptions): boolean {
  return COPIES[options.variant].every((copies, card) => copies === 0 || misfit(pile, card, options) === null)
}
