'use client'

import { useState } from 'react'
import { useFailureWords } from '@/app/parts/use-failure-words'
import { useOwnWords } from '@/app/words/own-words'
import type { ResultRow } from '@/lib/book/result'
import { restoreResult } from '@/lib/book/results'
import { UndoNote } from '../parts/undo-note'
import { useGameName } from './game-line'
import { words } from './words'

/** Says which game was just deleted and offers it back. */
export function DeletedNote({
  row,
  onRestored,
  onOver,
}: {
  row: ResultRow
  onRestored: () => void
  onOver: () => void
}) {
  const t = useOwnWords(words)
  const failureWords = useFailureWords()
  const name = useGameName(row)
  const [failure, setFailure] = useState<string>()

  async function restore() {
    const outcome = await restoreResult(row.id)
    if (outcome.ok) onRestored()
    else setFailure(failureWords(outcome.failure))
  }

  return <UndoNote about={row} text={failure ?? t('deleted', name)} onUndo={() => void restore()} onOver={onOver} />
}
