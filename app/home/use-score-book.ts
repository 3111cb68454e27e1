import { useEffect } from 'react'
import type { Tables } from '@/app/parts/use-tables'
import { whenIdle } from '@/app/parts/when-idle'

// What fails here is done when the book is opened.
const takeIn = () => void import('@/lib/book/take-in').then(({ takeIn }) => takeIn()).catch(() => undefined)
const lookAhead = () => void import('@/app/scores/ahead').then(({ lookAhead }) => lookAhead()).catch(() => undefined)

/**
 * When the page has nothing else to do finished tables go into the score book by themselves; then it is opened ahead, so
 * that a tap shows it at once.
 */
export function useScoreBook(tables: Tables | undefined): void {
  const isThere = tables?.ok === true
  const isDue = isThere && tables.value.rows.some(({ due }) => due !== undefined)

  useEffect(() => {
    return isThere ? whenIdle(isDue ? takeIn : lookAhead) : undefined
  }, [isThere, isDue])
}
