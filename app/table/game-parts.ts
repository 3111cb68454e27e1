import type { GameId } from '@/lib/referee/game'
import { mauMauParts } from './mau-mau/correction'
import { mergeParts } from './merge/correction'
import { mezzaParts } from './mezza/correction'
import { mischMaschParts } from './misch-masch/correction'
import type { GameParts } from './moves/fields'

/** What each game adds to the correction of moves. */
export const GAME_PARTS: Partial<Record<GameId, GameParts>> = {
  mezza: mezzaParts,
  'mau-mau': mauMauParts,
  'misch-masch': mischMaschParts,
  merge: mergeParts,
}
