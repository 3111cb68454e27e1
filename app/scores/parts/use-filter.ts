'use client'

import { useSearchParams } from 'next/navigation'
import { useMemo, useState } from 'react'
import { type Filter, filterQuery, readFilter } from './filter'

/** A choice that was made and does not stand in the address yet, and what stands there until it does. */
interface Ahead {
  readonly passed: readonly string[]
  readonly filter: Filter
}

/**
 * The filter that stands in the address, and the way to another one. What somebody chooses holds at once: the address
 * follows, and what is tapped meanwhile builds on it.
 */
export function useFilter(): readonly [Filter, (filter: Filter) => void] {
  const query = useSearchParams().toString()
  const written = useMemo(() => readFilter(new URLSearchParams(query)), [query])
  const [ahead, setAhead] = useState<Ahead>()
  const now = filterQuery(written)
  const isAhead = ahead?.passed.includes(now) === true

  function choose(filter: Filter): void {
    setAhead({ passed: isAhead ? [...ahead.passed, filterQuery(ahead.filter)] : [now], filter })
    const wanted = new URLSearchParams(filterQuery(filter))
    show({ game: wanted.get('game'), with: wanted.get('with'), time: wanted.get('time') })
  }

  return [isAhead ? ahead.filter : written, choose]
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
