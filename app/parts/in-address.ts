'use client'

import { startTransition, useOptimistic } from 'react'

/**
 * What somebody chose of what stands in the address. It holds at once: the address follows when Next has heard of it, which
 * takes a slow phone so long that a button would spring back, and what is tapped meanwhile builds on it.
 *
 * @param written what the address says.
 * @param write puts it there, as `changeAddress` does.
 */
export function useAhead<Value>(
  written: Value,
  write: (value: Value) => void,
): readonly [Value, (value: Value) => void] {
  const [value, setAhead] = useOptimistic(written)
  const choose = (chosen: Value) =>
    startTransition(() => {
      setAhead(() => chosen)
      write(chosen)
    })
  return [value, choose]
}

/**
 * Changes what stands in the address; null: nothing of that name. Next hears of it; the way back leads out of here,
 * whatever was looked at.
 */
export function changeAddress(changes: Readonly<Record<string, string | null>>): void {
  const query = new URLSearchParams(window.location.search)
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  window.history.replaceState(null, '', query.size > 0 ? `?${query}` : window.location.pathname)
}
