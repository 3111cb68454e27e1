'use client'

import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import { useFailureWords } from '@/app/parts/use-failure-words'
import { useOwnWords } from '@/app/words/own-words'
import type { ResultRow } from '@/lib/book/result'
import { restoreResult } from '@/lib/book/results'
import { words } from './words'

/** Instead of the form, once the game is deleted: it can be had back. */
export function DeletedPanel({ row, onRestored }: { row: ResultRow; onRestored: () => void }) {
  const t = useOwnWords(words)
  const failureWords = useFailureWords()
  const back = useRef<HTMLButtonElement>(null)
  const [failure, setFailure] = useState('')

  useEffect(() => back.current?.focus(), [])

  async function restore() {
    const outcome = await restoreResult(row.id)
    if (outcome.ok) onRestored()
    else setFailure(failureWords(outcome.failure))
  }

  return (
    <section className="flex flex-1 flex-col justify-center gap-4">
      <p role="status" className="text-2xl font-bold">
        {t('deleted')}
      </p>
      <p role="alert" className="rounded-2xl border-2 border-no bg-no-soft px-4 py-2 empty:hidden">
        {failure}
      </p>
      <button ref={back} type="button" className="button min-h-14 text-lg" onClick={() => void restore()}>
        {t('bringBack')}
      </button>
      <Link replace href="/scores/games/" prefetch={false} className="button bg-transparent font-normal">
        {t('toGames')}
      </Link>
    </section>
  )
}
