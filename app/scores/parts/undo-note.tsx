'use client'

import { useEffect, useRef } from 'react'
import { useForAWhile } from '@/app/home/use-for-a-while'
import { useWords } from '@/app/words'

/** Says what was just done and offers to undo it, for a while. What was in focus is often gone with it: this is instead. */
export function UndoNote({
  about,
  text,
  onUndo,
  onOver,
}: {
  /** With another one the while begins anew. */
  about: unknown
  text: string
  onUndo: () => void
  onOver: () => void
}) {
  const common = useWords('common')
  const undo = useRef<HTMLButtonElement>(null)
  useForAWhile(about, onOver)

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each thing done
  useEffect(() => {
    undo.current?.focus({ preventScroll: true })
  }, [about])

  return (
    <div className="flex items-center gap-3 rounded-2xl bg-ink py-2 pr-2 pl-4 text-paper">
      <p className="line-clamp-3 min-w-0 flex-1 wrap-anywhere">{text}</p>
      <button ref={undo} type="button" className="button border-transparent bg-paper text-ink" onClick={onUndo}>
        {common('undo')}
      </button>
    </div>
  )
}
