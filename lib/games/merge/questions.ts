import type { MergeCard } from '@/lib/cards/merge'
import { partsOf } from './apply'
import { cardOf, tokenOf } from './card'
import type { Split } from './event'
import { type Misfit, misfit } from './fits'
import { judge, type MergeFault } from './judge'
import { tokensUp } from './pile'
import { findPile, type MergeState } from './state'

/** "Does this fit?" (G4.1), of any card and any pile, whoever has them. */
export interface Fit {
  readonly card: MergeCard
  /** What lies on top of the pile. */
  readonly on: MergeCard
  readonly fits: boolean
  /** Why not; null where it fits. */
  readonly misfit: Misfit | null
}

/** Null where there is no such card or pile. Nothing is logged. */
export function fitsOn(state: MergeState, card: string, pile: number): Fit | null {
  const index = cardOf(card)
  const on = findPile(state, pile)?.top.card
  if (index === undefined || on === undefined) return null
  const why = misfit(index, on)
  return { card: tokenOf(index), on: tokenOf(on), fits: why === null, misfit: why }
}

/** One part of a split pile, and the player to whom it goes. */
export interface SplitPart {
  readonly pile: number
  /** From the bottom up; of the lower part the card from the hand is the last one. */
  readonly cards: readonly MergeCard[]
  readonly to: number
}

/** "May I split this?" */
export interface SplitAnswer {
  /** Null where the player may, with the card that is needed. */
  readonly fault: MergeFault | null
  /** The card that must come from the hand: exactly equal to the pile's top card. */
  readonly needs: MergeCard
  readonly upper: SplitPart | null
  readonly lower: SplitPart
}

/**
 * May a player split a pile under its top `below` cards (G3, 4)? Null where there is no such pile. Whether the player has
 * the card is asked only as far as the table can know.
 */
export function maySplit(state: MergeState, by: number, pile: number, below: number): SplitAnswer | null {
  const event = splitOf(state, by, pile, below)
  if (!event) return null
  const { upper, left, lower, right } = partsOf(state, event)
  return {
    fault: judge(state, event).code ?? null,
    needs: event.card as MergeCard,
    upper: upper && { pile: upper.number, cards: tokensUp(upper), to: left },
    lower: { pile: lower.number, cards: tokensUp(lower), to: right },
  }
}

/** "May I stop?" (G4.5): null where the player may. */
export function mayStop(state: MergeState, by: number): MergeFault | null {
  return judge(state, { do: 'stop', by }).code ?? null
}

/** The split with the card that it needs. */
export function splitOf(state: MergeState, by: number, pile: number, below: number): Split | null {
  const top = findPile(state, pile)?.top.card
  return top === undefined ? null : { do: 'split', by, pile, below, card: tokenOf(top) }
}
