'use client'

import { useWords } from '@/app/words'
import { useForAWhile } from './use-for-a-while'

/** Says how many tables have come in; they stand in the list by when they were played. */
export function ImportedNote({ count, onOver }: { count: number; onOver: () => void }) {
  const t = useWords('home')
  useForAWhile(count, onOver)
  return <p className="rounded-2xl bg-ink px-4 py-3 text-paper">{t('imported', { count })}</p>
}
