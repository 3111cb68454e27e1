'use client'

import { useWords } from '@/app/words'
import type { Failure } from '@/lib/book/failure'

/** Why the book could not do something, in plain words. */
export function useFailureWords(): (failure: Failure) => string {
  const t = useWords('failure')
  return ({ code }) => t(code)
}
