'use client'

import { useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import { changeAddress, useAhead } from '@/app/parts/in-address'
import { type Filter, filterQuery, readFilter } from './filter'

/** The filter that stands in the address, and the way to another one. */
export function useFilter(): readonly [Filter, (filter: Filter) => void] {
  const query = useSearchParams().toString()
  const written = useMemo(() => readFilter(new URLSearchParams(query)), [query])
  return useAhead(written, (filter) => {
    const wanted = new URLSearchParams(filterQuery(filter))
    changeAddress({ game: wanted.get('game'), with: wanted.get('with'), time: wanted.get('time') })
  })
}
