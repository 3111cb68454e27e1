'use client'

import { useCallback, useEffect, useState } from 'react'
import { useLatest } from '@/app/parts/use-latest'
import type { Outcome } from '@/lib/book/failure'
import { answered, firstAnswer, lastAnswer } from './asked'
import { onTakenIn } from './use-book'

/**
 * Asks the book. What it said before is there at once; it is asked anew where it has changed since, and with `again`.
 *
 * @param question what the answer depends on; null: not to be asked yet.
 */
export function useAsked<Value>(
  question: string | null,
  ask: () => Promise<Outcome<Value>>,
): { readonly answer: Outcome<Value> | undefined; readonly again: () => void } {
  const latest = useLatest(ask)
  const [asked, setAsked] = useState(0)
  const [, setShown] = useState(question === null ? undefined : lastAnswer(question))

  useEffect(() => {
    if (question === null) return
    let here = true
    void (asked === 0 ? firstAnswer : answered)(question, latest).then((answer) => here && setShown(answer))
    return () => {
      here = false
    }
  }, [question, asked, latest])

  const again = useCallback(() => setAsked((count) => count + 1), [])
  useEffect(() => onTakenIn(again), [again])
  const answer = question === null ? undefined : (lastAnswer(question) as Outcome<Value> | undefined)
  return { answer, again }
}
