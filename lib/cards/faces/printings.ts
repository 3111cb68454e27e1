import type { Deck } from '../deck'
import { MAU_MAU_DECK } from '../mau-mau'
import { mergeDeck } from '../merge'
import { mezzaDeck } from '../mezza'
import { halfAnimal, halfCardOf, isMischMaschCard, MISCH_MASCH_DECK } from '../misch-masch'

/** A deck as it can be printed: a game may be played with several. */
export interface Printing {
  /** Unlike the game's others. */
  readonly id: 'whole' | 'full' | 'short' | 'three' | 'four' | 'many'
  readonly deck: Deck
}

/** The decks of each game, what most tables need first, by the game's name in the table log. */
export const PRINTINGS: Readonly<Record<string, readonly Printing[]>> = {
  mezza: [
    { id: 'full', deck: mezzaDeck('full') },
    { id: 'short', deck: mezzaDeck('short') },
  ],
  'mau-mau': [{ id: 'whole', deck: MAU_MAU_DECK }],
  'misch-masch': [{ id: 'whole', deck: MISCH_MASCH_DECK }],
  // G1.1
  merge: [
    { id: 'three', deck: mergeDeck(3) },
    { id: 'four', deck: mergeDeck(4) },
    { id: 'many', deck: mergeDeck(5) },
  ],
}

/** How many of a printed face a deck has: a half card is counted by the name that says nothing of its side (A1.2). */
export function copiesIn(deck: Deck, card: string): number {
  const half = isMischMaschCard(card) ? halfAnimal(card) : null
  return deck.get(half ? halfCardOf(half) : card) ?? 0
}
