'use client'

import { useSyncExternalStore } from 'react'
import { openProgress, type Progress, type ProgressStore } from '@/lib/learn/progress'

let shared: ProgressStore | undefined

/** What was learnt on this device. */
export function theProgress(): ProgressStore {
  shared ??= openProgress({
    storage: () => localStorage,
    // A page rendered ahead of time has no window, and nobody to hear from.
    page: typeof window === 'undefined' ? new EventTarget() : window,
  })
  return shared
}

/** The same; renders again when it changes, also from another tab. */
export function useProgress(): Progress {
  const { subscribe, get, initial } = theProgress()
  return useSyncExternalStore(subscribe, get, initial)
}
