'use client'

import { useEffect } from 'react'
import { useLatest } from '@/app/parts/use-latest'
import { peopleByNow } from '@/lib/book/people'
import type { PersonRow } from '@/lib/book/result'
import type { Filter } from './filter'

/**
 * An address may be old: who was merged into another since then is that other in it from now on.
 *
 * @param people everybody in the book; nobody before that is known.
 */
export function useMerged(filter: Filter, people: readonly PersonRow[], onFilter: (filter: Filter) => void): void {
  const latest = useLatest((ids: readonly string[]) => onFilter({ ...filter, people: ids }))
  const isKnown = (id: string) => people.some((person) => person.id === id)
  const question = people.length > 0 && !filter.people.every(isKnown) ? filter.people.join(' ') : ''

  useEffect(() => {
    if (question === '') return
    let here = true
    void peopleByNow(question.split(' ')).then((ids) => {
      if (here && ids.ok && ids.value.join(' ') !== question) latest(ids.value)
    })
    return () => {
      here = false
    }
  }, [question, latest])
}
