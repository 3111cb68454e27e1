'use client'

import { useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import { type Filter, filterQuery, readFilter } from './filter'

/** The filter that stands in the address, and the way to another one. */
export function useFilter(): readonly [Filter, (filter: Filter) => void] {
  const query = useSearchParams().toString()
  const filter = useMemo(() => readFilter(new URLSearchParams(query)), [query])
  return [filter, showFilter]
}

function showFilter(filter: Filter): void {
  const wanted = new URLSearchParams(filterQuery(filter))
  show({ game: wanted.get('game'), with: wanted.get('with'), time: wanted.get('time') })
}

/**
 * Changes what stands in the address; null: nothing of that name. Next hears of it; the way back leads out of here,
 * whatever was looked at.
 */
export function show(changes: Readonly<Record<string, string | null>>): void {
  const query = new URLSearchParams(window.location.search)
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  window.history.replaceState(null, '', query.size > 0 ? `?${query}` : window.location.pathname)
}
