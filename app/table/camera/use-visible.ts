'use client'

import { useSyncExternalStore } from 'react'

function watch(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Can somebody see the page? Not while another app lies over it, or the screen is off. */
export function useVisible(): boolean {
  return useSyncExternalStore(
    watch,
    () => document.visibilityState === 'visible',
    () => true,
  )
}
