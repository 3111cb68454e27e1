import type { AnyGame, GameId } from '@/lib/referee/game'
import type { RuleChapter } from '@/lib/referee/rules'
import { mezza } from './mezza'

/** Every game that Kiebitz referees. A new game is a new folder and one line here. */
export const GAMES: readonly AnyGame[] = [mezza]

/** The game a table log's header names; undefined where there is none. */
export function findGame(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id)
}

export type { MezzaEvent, Zone as MezzaZone } from './mezza/event'
export type { MezzaMemory } from './mezza/memory'
export { keysInRow as mezzaKeysInRow } from './mezza/slips'
export { type MezzaState, zoneInUse as mezzaZoneInUse } from './mezza/state'
export type { MezzaChance, MezzaTable, MezzaTablePlayer } from './mezza/table'

/** What the table can know is asked for rarely: it is loaded then. */
export const loadMezzaMemory = () => import('./mezza/memory')

/** The short rules of a game. */
const RULES: Readonly<Partial<Record<GameId, () => Promise<{ readonly rules: readonly RuleChapter[] }>>>> = {
  mezza: () => import('./mezza/rules'),
}

/** A game's short rules, loaded when somebody wants to look something up; none for a game that has none yet. */
export async function loadRules(game: GameId): Promise<readonly RuleChapter[]> {
  return (await RULES[game]?.())?.rules ?? []
}

export { mezza }
