import { type Card, colourIndex, numberIndex } from './card'

/** Why a card does not fit on another (G4.1). */
export type Misfit =
  /** An exactly equal card. */
  | 'equal'
  /** The same colour, but no neighbouring number; 10 and 1 are none. */
  | 'no-neighbour'
  /** Another colour and another number. */
  | 'different'

/** Null where the card fits: the same colour and a neighbouring number, or the same number and another colour (G4.1). */
export function misfit(card: Card, on: Card): Misfit | null {
  if (card === on) return 'equal'
  if (colourIndex(card) === colourIndex(on)) return Math.abs(card - on) === 1 ? null : 'no-neighbour'
  return numberIndex(card) === numberIndex(on) ? null : 'different'
}
