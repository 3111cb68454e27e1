import { useEffect } from 'react'
import type { Tables } from '@/app/parts/use-tables'

/** How long the page is left alone where the browser does not say when it has nothing to do, in ms. */
const LATER = 1000

/** Finished tables go into the score book by themselves: when there are some, and the page has nothing else to do. */
export function useTakeIn(tables: Tables | undefined): void {
  const isDue = tables?.ok && tables.value.rows.some(({ due }) => due !== undefined)

  useEffect(() => {
    if (!isDue) return
    // What does not come in today does so another day.
    const takeIn = () => void import('@/lib/book/take-in').then(({ takeIn }) => takeIn()).catch(() => undefined)
    // Safari does not have it.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(takeIn, LATER)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(takeIn)
    return () => cancelIdleCallback(handle)
  }, [isDue])
}
