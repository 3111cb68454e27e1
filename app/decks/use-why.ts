'use client'

import { useFailureWords } from '@/app/parts/use-failure-words'
import { useOwnWords } from '@/app/words/own-words'
import type { Failure } from '@/lib/book/failure'
import { words } from './words'

/** Why the book could not do something with a deck, in plain words. */
export function useWhy(): (failure: Failure) => string {
  const t = useOwnWords(words)
  const failureWords = useFailureWords()
  return (failure) => {
    if (failure.code === 'missing') return t('missing')
    return failure.code === 'unavailable' ? t('noStorage') : failureWords(failure)
  }
}
