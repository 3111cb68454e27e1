'use client'

import { useFailureWords } from '@/app/parts/use-failure-words'
import { useWords } from '@/app/words'
import type { LiveFailure } from '@/lib/book/live'

/** Why a table cannot be shown or written, and what to do about it. */
export function FailureText({ failure }: { failure: LiveFailure }) {
  const t = useWords('table')
  const words = useFailureWords()
  if (failure.code !== 'unreadable') return words(failure)
  return (
    <>
      {t('unreadable', { line: failure.error.line })} <span lang="en">{failure.error.what}</span>
    </>
  )
}
