'use client'

import { useFailureWords } from '@/app/parts/use-failure-words'
import { useOwnWords } from '@/app/words/own-words'
import type { Failure } from '@/lib/book/failure'
import { words } from '../words'

/** The book cannot be read: why, and once more. */
export function Trouble({ failure }: { failure: Failure }) {
  const t = useOwnWords(words)
  const failureWords = useFailureWords()
  return (
    <section role="alert" className="flex flex-col gap-4 rounded-2xl border-2 border-no bg-no-soft p-4">
      <p className="text-lg text-pretty">{failureWords(failure)}</p>
      <button type="button" className="button self-start" onClick={() => location.reload()}>
        {t('again')}
      </button>
    </section>
  )
}
