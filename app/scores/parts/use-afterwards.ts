'use client'

import { startTransition, useEffect, useState } from 'react'

/**
 * Becomes true when what is there has been painted: what stands further down comes then, and what stands above it is
 * seen the sooner.
 *
 * @param isThere whether what comes first is on the page.
 */
export function useAfterwards(isThere: boolean): boolean {
  const [afterwards, setAfterwards] = useState(false)

  useEffect(() => {
    if (!isThere || afterwards) return
    let timer: ReturnType<typeof setTimeout>
    // A frame is painted between its callback and the next task.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setAfterwards(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isThere, afterwards])

  return afterwards
}
