import type { AnyGame } from '@/lib/referee/game'
import { mauMau } from './mau-mau'
import { merge } from './merge'
import { mezza } from './mezza'
import { mischMasch } from './misch-masch'

/** Every game that Kiebitz referees, all at once. Screens load them one by one (`load.ts`). */
export const GAMES: readonly AnyGame[] = [mezza, mauMau, mischMasch, merge]

/** The game a table log's header names; undefined where there is none. */
export function findGame(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id)
}

export type { MezzaEvent, Zone as MezzaZone } from './mezza/event'
export { keysInRow as mezzaKeysInRow } from './mezza/keys'
export type { MezzaMemory } from './mezza/memory'
export { type MezzaState, zoneInUse as mezzaZoneInUse } from './mezza/state'
export type { MezzaChance, MezzaTable, MezzaTablePlayer } from './mezza/table'

/** What the table can know is asked for rarely: it is loaded then. */
export const loadMezzaMemory = () => import('./mezza/memory')

export { mauMau, merge, mezza, mischMasch }
