import type { Colour } from '@/lib/cards/colours'
import type { MergeCard } from '@/lib/cards/merge'
import type { PileVerb } from './actions'

/** What was tapped so far of what happens; in any order. */
export interface Choice {
  /** Who acts, where that is not the one before whom the pile lies; who lays out. */
  readonly by: number | null
  readonly pile: number | null
  /** Waits for a pile, or for another one. */
  readonly verb: PileVerb | null
  /** Waits for a pile. */
  readonly card: MergeCard | null
  /** The colour of the keys, where it is not that of the picked pile. */
  readonly colour: Colour | null
  /** The first of the two cards that are laid out. */
  readonly first: readonly MergeCard[]
}

export const NOTHING: Choice = { by: null, pile: null, verb: null, card: null, colour: null, first: [] }
