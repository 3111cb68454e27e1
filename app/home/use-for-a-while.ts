'use client'

import { useEffect, useRef } from 'react'

/** How long a note stays; milliseconds. */
const TIME = 10_000

/** Calls back when a note has been there long enough; what the note is about, when it changes, begins the time anew. */
export function useForAWhile(about: unknown, onOver: () => void): void {
  const over = useRef(onOver)

  useEffect(() => {
    over.current = onOver
  }, [onOver])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is there to begin anew
  useEffect(() => {
    const timer = setTimeout(() => over.current(), TIME)
    return () => clearTimeout(timer)
  }, [about])
}
