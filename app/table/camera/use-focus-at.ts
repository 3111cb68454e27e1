'use client'

import { type RefObject, useEffect } from 'react'

/**
 * What was tapped is mostly gone at the next step: the focus then goes on to what comes first there (`data-first`). Where
 * somebody has put it, it stays.
 */
export function useFocusAt(step: string, within: RefObject<HTMLElement | null>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step, once
  useEffect(() => {
    const active = document.activeElement
    const isLost = active === null || active === document.body || active === within.current
    if (!isLost && !active.matches('[data-first]')) return
    within.current?.querySelector<HTMLElement>('[data-first]:not(:disabled)')?.focus({ preventScroll: true })
  }, [step, within])
}
