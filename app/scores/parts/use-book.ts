'use client'

import { useEffect, useState } from 'react'
import type { Outcome } from '@/lib/book/failure'
import { takeIn } from '@/lib/book/results'

/** So long the book is waited for, in milliseconds: thousands of tables are taken in while what is there is shown. */
const PATIENCE = 1500

const listeners = new Set<() => void>()

/** Hears when the book has taken in something that its answers so far did not know. Gives the way to stop. */
export function onTakenIn(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Lets the book take in what was played meanwhile; undefined until it may be asked. */
export function useBook(): Outcome<unknown> | undefined {
  const [taken, setTaken] = useState<Outcome<unknown>>()

  useEffect(() => {
    let here = true
    let isLate = false
    const patience = setTimeout(() => {
      isLate = true
      setTaken({ ok: true, value: undefined })
    }, PATIENCE)
    void takeIn().then((outcome) => {
      clearTimeout(patience)
      if (here) setTaken(outcome)
      if (isLate) for (const listener of [...listeners]) listener()
    })
    return () => {
      here = false
      clearTimeout(patience)
    }
  }, [])

  return taken
}
