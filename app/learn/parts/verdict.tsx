'use client'

import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/app/parts/icon/all'
import { useLearnWords } from '../words'

/** How an answer was: right, wrong, or allowed and not what was asked. */
export type Tone = 'right' | 'wrong' | 'aside'

const LOOKS: Readonly<Record<Tone, { readonly icon: IconName; readonly frame: string; readonly title: string }>> = {
  right: { icon: 'check', frame: 'border-you bg-surface', title: 'text-you' },
  wrong: { icon: 'cross', frame: 'border-no bg-no-soft', title: 'text-no' },
  aside: { icon: 'alert', frame: 'border-half bg-half-soft', title: 'text-half' },
}

/** What the referee says of an answer, with the rule it rests on. */
export function Verdict({
  tone,
  title,
  clause,
  onRule,
  children,
}: {
  tone: Tone
  title: string
  clause?: string | undefined
  onRule: (clause: string) => void
  children?: ReactNode
}) {
  const t = useLearnWords()
  const { icon, frame, title: colour } = LOOKS[tone]
  return (
    <div className={`animate-rise rounded-2xl border-2 px-4 py-3 ${frame}`}>
      <p className={`flex items-center gap-2 text-xl font-bold ${colour}`}>
        <Icon name={icon} className="size-6 shrink-0" />
        <span className="min-w-0 text-balance">{title}</span>
      </p>
      <div className="text-lg text-pretty">{children}</div>
      {clause && (
        <button type="button" className="min-h-12 text-quiet underline" onClick={() => onRule(clause)}>
          {t('rule', { clause })}
        </button>
      )}
    </div>
  )
}
