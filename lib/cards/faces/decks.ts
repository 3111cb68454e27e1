import type { PrintedDeck } from './face'
import { mauMau } from './mau-mau'
import { merge } from './merge'
import { mezza } from './mezza'
import { mischMasch } from './misch-masch'

/** Our own decks to print and play with, by the game's name in the table log. */
export const PRINTED_DECKS: Readonly<Record<string, PrintedDeck>> = {
  mezza,
  'mau-mau': mauMau,
  'misch-masch': mischMasch,
  merge,
}
