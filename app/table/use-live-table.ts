'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { type LiveTable, type LiveView, liveTable } from '@/lib/book/live'
import { findGame } from '@/lib/games/registry'

const LOADING: LiveView = { phase: 'loading' }

/** Opens a table of this device and renders again with everything that happens at it. */
export function useLiveTable(id: string): { live: LiveTable; view: LiveView } {
  const live = useMemo(() => liveTable(id, findGame), [id])
  const view = useSyncExternalStore(live.subscribe, live.view, () => LOADING)
  return { live, view }
}
