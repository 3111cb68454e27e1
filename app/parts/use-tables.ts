'use client'

import { useSyncExternalStore } from 'react'
import type { TableRow } from '@/lib/book/database'
import type { Outcome } from '@/lib/book/failure'
import { watchTables } from '@/lib/book/watch-tables'

export type Tables = Outcome<readonly TableRow[]>

/** What was told last; it stays, so that a screen one comes back to is there at once. */
let latest: Tables | undefined
let stop: (() => void) | undefined
const listeners = new Set<() => void>()

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  stop ??= watchTables((outcome) => {
    latest = outcome
    for (const listener of [...listeners]) listener()
  })
  return () => {
    listeners.delete(changed)
    if (listeners.size > 0) return
    stop?.()
    stop = undefined
  }
}

/** The tables of this device, the last changed first; undefined until they have been read. */
export function useTables(): Tables | undefined {
  return useSyncExternalStore(
    subscribe,
    () => latest,
    () => undefined,
  )
}
