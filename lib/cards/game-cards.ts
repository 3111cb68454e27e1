import { MAU_MAU_CARDS } from './mau-mau'
import { MERGE_CARDS } from './merge'
import { MEZZA_CARDS } from './mezza'
import { MISCH_MASCH_CARDS } from './misch-masch'

/** Every card of each game once, in the order in which a hand is sorted, by the game's name in the table log. */
export const GAME_CARDS: Readonly<Record<string, readonly string[]>> = {
  mezza: MEZZA_CARDS,
  'mau-mau': MAU_MAU_CARDS,
  'misch-masch': MISCH_MASCH_CARDS,
  merge: MERGE_CARDS,
}
