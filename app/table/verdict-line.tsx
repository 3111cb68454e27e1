'use client'

import { Icon } from '@/app/parts/icon'
import type { OpenTable } from '@/lib/book/live'
import { useEarlyLayout } from './use-early-layout'
import { useVerdict } from './use-verdict'

/** More letters do not fit into two lines beside the button: they stand smaller, in three. */
const LONG = 48

/** The last verdict, for the eye; `VerdictVoice` is for the ear. */
export function VerdictLine({
  table,
  hint,
}: {
  table: OpenTable
  /** Is read until something has happened. */
  hint?: string
}) {
  const { verdict, sentences } = useVerdict(table, 'written')
  const written = sentences.join(' ') || hint || ''
  useEarlyLayout(written)
  return (
    <div aria-hidden="true" className="flex min-w-0 flex-1 items-center gap-2">
      {verdict && (
        <span className={`shrink-0 ${verdict === 'legal' ? 'text-you' : 'text-no'}`}>
          <Icon name={verdict === 'legal' ? 'check' : verdict === 'illegal' ? 'cross' : 'alert'} className="size-5" />
        </span>
      )}
      <p className={`line-clamp-3 leading-tight ${written.length > LONG ? 'text-[0.8rem]' : 'text-[0.95rem]'}`}>
        {written}
      </p>
    </div>
  )
}
