import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { GameId } from '@/lib/referee/game'
import type { GameScreenProps } from './game-screen-props'

/** Each game's own screen, loaded when a table of it is opened. */
export const GAME_SCREENS: Partial<Record<GameId, ComponentType<GameScreenProps>>> = {
  mezza: dynamic(() => import('./mezza/screen').then(({ MezzaScreen }) => MezzaScreen)),
}
