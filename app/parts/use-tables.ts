'use client'

import { useSyncExternalStore } from 'react'
import type { Outcome } from '@/lib/book/failure'
import type { Listed } from '@/lib/book/tables'
import { watchTables } from '@/lib/book/watch-tables'

export type Tables = Outcome<Listed>

/** So many are read and shown at first, and more each time somebody asks: a long list begins without the wait for it. */
const PAGE = 100

let limit = PAGE
/** What was told last; it stays, so that a screen one comes back to is there at once. */
let latest: Tables | undefined
let stop: (() => void) | undefined
const listeners = new Set<() => void>()

function watch(): void {
  stop?.()
  stop = watchTables(limit, (outcome) => {
    latest = outcome
    for (const listener of [...listeners]) listener()
  })
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  if (!stop) watch()
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

/** Reads more of them. */
export function moreTables(): void {
  limit += PAGE
  watch()
}
