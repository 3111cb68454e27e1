'use client'

import { useCallback, useEffect, useState } from 'react'
import { useLatest } from '@/app/parts/use-latest'
import type { Outcome } from '@/lib/book/failure'
import { onTakenIn } from './use-book'

/** Answers that are kept, so that a screen one comes back to is there at once, as long as it was. */
const KEPT = 24
const answers = new Map<string, Outcome<unknown>>()

function keep(question: string, answer: Outcome<unknown>): void {
  answers.delete(question)
  answers.set(question, answer)
  const [oldest] = answers.keys()
  if (answers.size > KEPT && oldest !== undefined) answers.delete(oldest)
}

/**
 * Asks the book. What it said before is there at once; then, and with `again`, it is asked anew.
 *
 * @param question what the answer depends on; null: not to be asked yet.
 */
export function useAsked<Value>(
  question: string | null,
  ask: () => Promise<Outcome<Value>>,
): { readonly answer: Outcome<Value> | undefined; readonly again: () => void } {
  const latest = useLatest(ask)
  const [asked, setAsked] = useState(0)
  const [, setShown] = useState<Outcome<unknown>>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is there to ask again
  useEffect(() => {
    if (question === null) return
    let here = true
    void latest().then((answer) => {
      keep(question, answer)
      if (here) setShown(answer)
    })
    return () => {
      here = false
    }
  }, [question, asked, latest])

  const again = useCallback(() => setAsked((count) => count + 1), [])
  useEffect(() => onTakenIn(again), [again])
  const answer = question === null ? undefined : (answers.get(question) as Outcome<Value> | undefined)
  return { answer, again }
}
