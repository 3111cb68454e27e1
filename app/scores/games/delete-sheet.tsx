'use client'

import { useState } from 'react'
import { Sheet } from '@/app/parts/sheet'
import { useFailureWords } from '@/app/parts/use-failure-words'
import { useOwnWords } from '@/app/words/own-words'
import type { ResultRow } from '@/lib/book/result'
import { deleteResult } from '@/lib/book/results'
import { SheetAnswers } from '../parts/sheet-answers'
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
        <SheetAnswers yes={t('delete')} first="yes" failure={failure} onYes={() => void remove()} onCancel={onClose} />
      </div>
    </Sheet>
  )
}
