import type { ComponentType } from 'react'
import type { AnyEngine } from '@/lib/referee/engine'
import type { GameId } from '@/lib/referee/game'
import type { GameScreenProps } from './game-screen-props'

/** What a table of a game is played with. */
export interface GameScreen {
  readonly Screen: ComponentType<GameScreenProps>
  readonly engine: AnyEngine
}

/** Each game's own screen. Its engine comes with it: loaded by itself, half of it would come a second time. */
const LOADERS: Readonly<Partial<Record<GameId, () => Promise<GameScreen>>>> = {
  mezza: () => import('./mezza/screen').then(({ MezzaScreen, mezza }) => ({ Screen: MezzaScreen, engine: mezza })),
  'mau-mau': () =>
    import('./mau-mau/screen').then(({ MauMauScreen, mauMau }) => ({ Screen: MauMauScreen, engine: mauMau })),
  'misch-masch': () =>
    import('./misch-masch/screen').then(({ MischMaschScreen, mischMasch }) => ({
      Screen: MischMaschScreen,
      engine: mischMasch,
    })),
  merge: () => import('./merge/screen').then(({ MergeScreen, merge }) => ({ Screen: MergeScreen, engine: merge })),
}

const loaded = new Map<string, GameScreen>()

/** Loads what a table of a game is played with; undefined where nobody plays it here. */
export async function loadGameScreen(id: string): Promise<GameScreen | undefined> {
  const screen = await LOADERS[id as GameId]?.()
  if (screen) loaded.set(id, screen)
  return screen
}

/** The same, of a game that has been loaded. */
export const gameScreen = (id: string): GameScreen | undefined => loaded.get(id)
