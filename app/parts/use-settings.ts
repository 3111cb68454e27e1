'use client'

import { useSyncExternalStore } from 'react'
import { type Settings, theSettings } from '@/lib/book/settings'

/** What this device is set to; renders again when it changes, also from another tab. */
export function useSettings(): Settings {
  const { subscribe, get, initial } = theSettings()
  return useSyncExternalStore(subscribe, get, initial)
}
