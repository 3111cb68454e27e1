'use client'

import { useEffect, useState } from 'react'
import { useLatest } from '@/app/parts/use-latest'

/** So often the time that is left is shown anew, in ms. */
const TICK = 100

/**
 * Counts down while it is running.
 *
 * @param seconds from how many; null: no clock runs.
 * @returns seconds left.
 */
export function useCountdown(seconds: number | null, onOver: () => void): number {
  const [left, setLeft] = useState(0)
  const over = useLatest(onOver)

  useEffect(() => {
    if (seconds === null) return
    const end = performance.now() + seconds * 1000
    setLeft(seconds)
    const timer = setInterval(() => {
      const rest = (end - performance.now()) / 1000
      setLeft(Math.max(0, rest))
      if (rest > 0) return
      clearInterval(timer)
      over()
    }, TICK)
    return () => clearInterval(timer)
  }, [seconds, over])

  return left
}
