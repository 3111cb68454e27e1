'use client'

import type { Ref } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { useLearnWords } from '../words'
import type { Clock } from './use-run'

/** How much time is left. */
export function TimeBar({ clock: { left, seconds } }: { clock: Clock }) {
  const t = useLearnWords()
  return (
    <div role="timer" aria-label={t('time')} className="h-3 overflow-hidden rounded-full border border-edge bg-surface">
      <div className="h-full bg-half" style={{ width: `${(100 * left) / seconds}%` }} />
    </div>
  )
}

/** Before the clock runs: it waits for the learner, who may do without it. */
export function Ready({
  seconds,
  again,
  focus,
  onBegin,
  onWithout,
}: {
  seconds: number
  /** Somebody else was quicker the last time. */
  again: boolean
  focus: Ref<HTMLButtonElement>
  onBegin: () => void
  onWithout: () => void
}) {
  const t = useLearnWords()
  return (
    <div className="flex flex-col gap-2">
      <p className="text-lg font-bold text-balance">{t('readyHint', { seconds })}</p>
      <button ref={focus} type="button" className="button button-main min-h-16 text-xl" onClick={onBegin}>
        <Icon name="play" />
        {again ? t('tryAgain') : t('ready')}
      </button>
      <button type="button" className="button" onClick={onWithout}>
        {t('noClock')}
      </button>
    </div>
  )
}
