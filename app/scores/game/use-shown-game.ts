'use client'

import { useEffect, useState } from 'react'
import { takeIn } from '@/lib/book/results'
import { readGame, type Shown, shownAhead, takeAhead } from './shown-game'

/**
 * A game of the book with its story; undefined until it has been read. What was played meanwhile is taken in behind it:
 * a game that was just played to its end, or corrected, is then there anew.
 */
export function useShownGame(id: string): Shown | undefined {
  const [shown, setShown] = useState(() => ({ id, value: shownAhead(id) }))
  useEffect(() => {
    let here = true
    const show = (value: Shown) => {
      if (here) setShown((now) => (now.id === id && now.value === value ? now : { id, value }))
    }
    void (async () => {
      const found = await takeAhead(id)
      const isMissing = 'failure' in found && found.failure.code === 'missing'
      if (!isMissing) show(found)
      const taken = await takeIn()
      if (!taken.ok && isMissing) show(taken)
      if (taken.ok && (isMissing || taken.value > 0)) show(await readGame(id))
    })()
    return () => {
      here = false
    }
  }, [id])
  return shown.id === id ? shown.value : undefined
}
