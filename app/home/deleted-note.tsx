'use client'

import { useEffect, useRef, useState } from 'react'
import { useFailureWords } from '@/app/parts/use-failure-words'
import { useWords } from '@/app/words'
import type { TableRow } from '@/lib/book/database'
import { restoreTable } from '@/lib/book/tables'
import { useForAWhile } from './use-for-a-while'

/** Says what was just deleted and offers it back. A further deletion joins in and gives all of them new time. */
export function DeletedNote({
  tables,
  onOver,
}: {
  tables: readonly TableRow[]
  /** `hadFocus`: it goes with the note. */
  onOver: (hadFocus: boolean) => void
}) {
  const t = useWords('home')
  const common = useWords('common')
  const failureWords = useFailureWords()
  const note = useRef<HTMLDivElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const [failure, setFailure] = useState<string>()

  const over = () => onOver(note.current?.contains(document.activeElement) === true)
  useForAWhile(tables, over, note)

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each deletion
  useEffect(() => {
    // The card that was in focus is gone with its table.
    undo.current?.focus({ preventScroll: true })
  }, [tables])

  async function restore() {
    for (const { id } of tables) {
      const outcome = await restoreTable(id)
      if (!outcome.ok) return setFailure(failureWords(outcome.failure))
    }
    over()
  }

  const [only] = tables
  return (
    <div ref={note} className="flex items-center gap-3 rounded-2xl bg-ink py-2 pr-2 pl-4 text-paper">
      <p className="line-clamp-3 min-w-0 flex-1 wrap-anywhere">
        {failure ??
          (only && tables.length === 1
            ? t('deleted', { names: only.players.join(', ') })
            : t('deletedMany', { count: tables.length }))}
      </p>
      <button
        ref={undo}
        type="button"
        className="button border-transparent bg-paper text-ink"
        onClick={() => void restore()}
      >
        {common('undo')}
      </button>
    </div>
  )
}
