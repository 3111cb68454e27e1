'use client'

import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** From a frame's beginning until even a slow phone has drawn it, in ms. */
const DRAWN = 30

const TOUCHES = ['pointerdown', 'click', 'keydown'] as const

/**
 * The value, two or three frames later: what is more urgent has been drawn by then. Should somebody touch the screen
 * before, it comes at once: frames can be long in coming, and nothing that is tapped may still be as it was.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)

  useLayoutEffect(() => {
    if (shown === value) return
    const show = () => setShown(() => value)
    const atOnce = () => flushSync(show)
    let task: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      task = setTimeout(show, DRAWN)
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
