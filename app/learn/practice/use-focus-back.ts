'use client'

import { type RefObject, useEffect, useRef } from 'react'
import type { OwnZone } from '@/lib/learn/practice/taps'

/** Where the person was when they acted; undefined: not on a card. */
export interface Place {
  readonly zone: OwnZone
  readonly index: number
}

/**
 * Gives the focus back that went with the card that was played: to the card that is there now, else to the last one,
 * else to what can be done without a card. Whoever has the focus elsewhere keeps it.
 *
 * @param about changes when what was done is on the screen.
 * @returns is told where somebody acted before that is done.
 */
export function useFocusBack(
  within: RefObject<HTMLElement | null>,
  about: unknown,
): (place: Place | undefined) => void {
  const acted = useRef<{ readonly place: Place | undefined }>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: when what was done is on the screen
  useEffect(() => {
    const { current: done } = acted
    acted.current = null
    if (!done || document.activeElement !== document.body) return
    const found = (selector: string) => [...(within.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
    const { place } = done
    const cards = place ? found(`[data-zone=${place.zone}] button`) : []
    const [other] = place ? found('[data-zone] button') : []
    const [act] = found('button:not(:disabled):not([data-zone] *)')
    ;(cards[place?.index ?? 0] ?? cards.at(-1) ?? other ?? act)?.focus()
  }, [about])

  return (place) => {
    acted.current = { place }
  }
}
