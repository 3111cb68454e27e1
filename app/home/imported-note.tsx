'use client'

import { useWords } from '@/app/words'
import { useForAWhile } from './use-for-a-while'

/** How many tables have come in, and how many of those that were brought stood in the list before. */
export interface CameIn {
  readonly added: number
  readonly there: number
}

/** Says how many tables have come in; they stand in the list by when they were played. */
export function ImportedNote({ tables, onOver }: { tables: CameIn; onOver: () => void }) {
  const t = useWords('home')
  useForAWhile(tables, onOver)
  const { added, there } = tables
  return (
    <p className="rounded-2xl bg-ink px-4 py-3 text-paper">
      {[
        ...(added > 0 ? [t('imported', { count: added })] : []),
        ...(there > 0 ? [t('importedBefore', { count: there })] : []),
      ].join(' · ')}
    </p>
  )
}
