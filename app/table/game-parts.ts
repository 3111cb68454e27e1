import type { GameId } from '@/lib/referee/game'
import { mezzaParts } from './mezza/correction'
import type { GameParts } from './moves/fields'

/** What each game adds to the correction of moves. */
export const GAME_PARTS: Partial<Record<GameId, GameParts>> = {
  mezza: mezzaParts,
}
