import { loadGame } from '@/lib/games/load'

export { readAhead } from './shown-game'

/** Loads the page of a game, and those games themselves. */
export async function loadAhead(games: readonly string[]): Promise<void> {
  await Promise.all([import('./game-screen'), ...games.map(loadGame)])
}
