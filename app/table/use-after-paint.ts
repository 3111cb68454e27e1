'use client'

import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const TOUCHES = ['pointerdown', 'click', 'keydown'] as const

/**
 * The value, one frame later: what is more urgent is on the screen by then. Should somebody touch the screen before, it
 * comes at once: frames can be long in coming, and nothing that is tapped may still be as it was.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)

  useLayoutEffect(() => {
    if (shown === value) return
    const show = () => setShown(() => value)
    const atOnce = () => flushSync(show)
    let task: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      task = setTimeout(show)
    })
    for (const touch of TOUCHES) window.addEventListener(touch, atOnce, true)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(task)
      for (const touch of TOUCHES) window.removeEventListener(touch, atOnce, true)
    }
  }, [value, shown])

  return shown
}
