'use client'

import { Icon } from '@/app/parts/icon'
import { useWords } from '@/app/words'
import type { VerdictWord } from '@/lib/referee/verdict'

const LOOKS = {
  legal: { icon: 'check', className: 'text-you' },
  illegal: { icon: 'cross', className: 'rounded-full bg-no p-1 text-paper' },
  impossible: { icon: 'alert', className: 'rounded-md border-2 border-dashed border-no p-0.5 text-no' },
} as const

/** A verdict as a sign: a tick, a cross on a disc, or an exclamation mark in a dashed square; its word for screen readers. */
export function VerdictMark({ verdict, spoken = true }: { verdict: VerdictWord; spoken?: boolean }) {
  const t = useWords('table')
  const { icon, className } = LOOKS[verdict]
  return (
    <span className="inline-flex shrink-0">
      <Icon name={icon} className={`size-6 ${className}`} />
      {spoken && <span className="sr-only">{t(verdict)}: </span>}
    </span>
  )
}
