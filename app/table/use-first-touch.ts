'use client'

import { useEffect } from 'react'

const TOUCHES = ['pointerdown', 'keydown'] as const

/**
 * Loads what may be asked for once somebody plays, when a finger or a key first comes down: who only looks needs none of
 * it, and by the time the finger is lifted it is there. What does not come is loaded when it is shown.
 */
export function useFirstTouch(load: () => Promise<unknown>): void {
  useEffect(() => {
    const touched = () => {
      forget()
      load().catch(() => undefined)
    }
    const forget = () => {
      for (const touch of TOUCHES) window.removeEventListener(touch, touched, true)
    }
    for (const touch of TOUCHES) window.addEventListener(touch, touched, true)
    return forget
  }, [load])
}
