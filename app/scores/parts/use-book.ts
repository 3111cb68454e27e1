'use client'

import { useEffect, useState } from 'react'
import type { Failure, Outcome } from '@/lib/book/failure'
import { takeIn } from '@/lib/book/results'

const listeners = new Set<() => void>()

/** Hears when the book has taken in something that its answers so far did not know. Gives the way to stop. */
export function onTakenIn(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether everything that was played stands in the book by now; a failure where it cannot be written or read. */
export type TakenIn = 'soon' | 'yes' | Failure

/** What was known last: who comes from one screen of the book to another need not wait for it. */
let last: TakenIn = 'soon'

/** Lets the book take in what was played meanwhile. What it knows already can be asked at once. */
export function useBook(): TakenIn {
  const [taken, setTaken] = useState(last)

  useEffect(() => {
    let here = true
    void takeIn().then((outcome: Outcome<number>) => {
      last = outcome.ok ? 'yes' : outcome.failure
      if (here) setTaken(last)
      if (outcome.ok && outcome.value > 0) for (const listener of [...listeners]) listener()
    })
    return () => {
      here = false
    }
  }, [])

  return taken
}

/** The failure among answers, if there is one; undefined: none so far. */
export function failureIn(taken: TakenIn, ...answers: readonly (Outcome<unknown> | undefined)[]): Failure | undefined {
  if (typeof taken === 'object') return taken
  const failed = answers.find((answer) => answer?.ok === false)
  return failed?.ok === false ? failed.failure : undefined
}
