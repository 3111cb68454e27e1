'use client'

import { useEffect, useState } from 'react'
import type { Outcome } from '@/lib/book/failure'
import { takeIn } from '@/lib/book/results'

/** Lets the book take in what was played meanwhile; undefined until it has. */
export function useBook(): Outcome<unknown> | undefined {
  const [taken, setTaken] = useState<Outcome<unknown>>()
  useEffect(() => {
    let here = true
    void takeIn().then((outcome) => here && setTaken(outcome))
    return () => {
      here = false
    }
  }, [])
  return taken
}
