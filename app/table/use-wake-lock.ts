'use client'

import { useEffect } from 'react'

/** Keeps the screen awake while `wanted`; again after the page was hidden. Browsers without it go to sleep as usual. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return
    let sentinel: WakeLockSentinel | undefined
    let over = false
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (over) await taken.release()
        else sentinel = taken
      } catch {
        // Refused, when the battery is low for instance: nothing that anybody could do here.
      }
    }
    void take()
    document.addEventListener('visibilitychange', take)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', take)
      void sentinel?.release()
    }
  }, [wanted])
}
