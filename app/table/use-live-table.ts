'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { type LiveTable, type LiveView, liveTable } from '@/lib/book/live'
import type { GameLoader } from '@/lib/book/stored'
import { loadGame } from '@/lib/games/load'
import { loadGameScreen } from './game-screens'

const LOADING: LiveView = { phase: 'loading' }

const games: GameLoader = {
  loadEngine: async (id) => (await loadGameScreen(id))?.engine,
  loadGame,
}

/** Opens a table of this device and renders again with everything that happens at it. */
export function useLiveTable(id: string): { live: LiveTable; view: LiveView } {
  const live = useMemo(() => liveTable(id, games), [id])
  const view = useSyncExternalStore(live.subscribe, live.view, () => LOADING)
  return { live, view }
}
