'use client'

import { useMemo } from 'react'
import type { Outcome } from '@/lib/book/failure'
import { listPeople } from '@/lib/book/people'
import type { PersonRow } from '@/lib/book/result'
import { useAsked } from './use-asked'

/** Everybody in the book, by name and by id. */
export interface People {
  readonly list: readonly PersonRow[]
  readonly byId: ReadonlyMap<string, PersonRow>
}

export function usePeople(): {
  readonly people: People
  readonly answer: Outcome<readonly PersonRow[]> | undefined
  readonly again: () => void
} {
  const { answer, again } = useAsked('people', () => listPeople())
  const people = useMemo(() => {
    const list = answer?.ok ? answer.value : []
    return { list, byId: new Map(list.map((person) => [person.id, person])) }
  }, [answer])
  return { people, answer, again }
}
