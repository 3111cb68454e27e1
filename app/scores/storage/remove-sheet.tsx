'use client'

import { useState } from 'react'
import { Sheet } from '@/app/parts/sheet'
import { useFailureWords } from '@/app/parts/use-failure-words'
import { useOwnWords } from '@/app/words/own-words'
import { type Deleted, removeForGood } from '@/lib/book/deleted'
import { SheetAnswers } from '../parts/sheet-answers'
import { words } from './words'

/** Asks before something is gone for good. */
export function RemoveSheet({
  things,
  onClose,
  onRemoved,
}: {
  things: readonly Deleted[]
  onClose: () => void
  onRemoved: () => void
}) {
  const t = useOwnWords(words)
  const failureWords = useFailureWords()
  const [failure, setFailure] = useState('')

  async function remove() {
    const outcome = await removeForGood(things)
    if (outcome.ok) onRemoved()
    else setFailure(failureWords(outcome.failure))
  }

  return (
    <Sheet tone="no" title={t('removeSure', { count: things.length })} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p>{t('removeHint')}</p>
        <SheetAnswers
          yes={t('remove')}
          first="cancel"
          failure={failure}
          onYes={() => void remove()}
          onCancel={onClose}
        />
      </div>
    </Sheet>
  )
}
