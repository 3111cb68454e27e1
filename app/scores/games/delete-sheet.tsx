'use client'

import { useState } from 'react'
import { Sheet } from '@/app/parts/sheet'
import { useFailureWords } from '@/app/parts/use-failure-words'
import { useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import type { ResultRow } from '@/lib/book/result'
import { deleteResult } from '@/lib/book/results'
import { words } from './words'

/** Asks before a game goes. */
export function DeleteSheet({
  row,
  onClose,
  onDeleted,
}: {
  row: ResultRow
  onClose: () => void
  onDeleted: () => void
}) {
  const t = useOwnWords(words)
  const common = useWords('common')
  const failureWords = useFailureWords()
  const [failure, setFailure] = useState('')

  async function remove() {
    const outcome = await deleteResult(row.id)
    if (outcome.ok) onDeleted()
    else setFailure(failureWords(outcome.failure))
  }

  return (
    <Sheet title={t('deleteSure')} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-pretty">{t(row.source === 'table' ? 'deleteTableHint' : 'deleteHint')}</p>
        <p role="alert" className="rounded-2xl border-2 border-no bg-no-soft px-4 py-2 empty:hidden">
          {failure}
        </p>
        <div className="grid grid-cols-2 gap-2">
          <button type="button" className="button" onClick={onClose}>
            {common('cancel')}
          </button>
          <button type="button" data-first className="button button-no" onClick={() => void remove()}>
            {t('delete')}
          </button>
        </div>
      </div>
    </Sheet>
  )
}
