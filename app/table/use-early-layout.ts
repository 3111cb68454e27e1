'use client'

import { useLayoutEffect } from 'react'

/**
 * Lays the page out as soon as a change of the value is on it, in what is left of the time until the next frame begins: in
 * the frame itself it would be drawn that much later, a few ms on a slow phone.
 */
export function useEarlyLayout(value: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is what changes the page
  useLayoutEffect(() => {
    // Asked for what only a layout can tell, the browser makes one.
    void document.documentElement.offsetHeight
  }, [value])
}
