'use client'

import { useOwnWords } from '@/app/words/own-words'
import type { Act } from '@/lib/learn/practice/taps'
import { words } from './words'

/** Cards that must be drawn now, in games that know such a thing. */
export const penaltyOf = (state: unknown) => (state as { penalty?: number }).penalty ?? 0

const ACTS = ['pick-up', 'draw', 'pass', 'last', 'catch', 'challenge', 'stop'] as const

/** Something that is done without a card. What is not allowed now is dashed, and can be tapped all the same. */
export function ActButton({
  act,
  names,
  able,
  penalty,
  onAct,
}: {
  act: Act
  names: readonly string[]
  able: boolean
  penalty: number
  onAct: (act: Act) => void
}) {
  const t = useOwnWords(words)
  const known = ACTS.find((one) => one === act.do)
  if (!known) return null
  const of = (act as { of?: number }).of
  const text =
    known === 'draw' && penalty > 0
      ? t('acts.drawMany', { count: penalty })
      : t(`acts.${known}`, { name: of === undefined ? '' : (names[of] ?? '') })
  return (
    <button
      type="button"
      className={`button flex-1 ${able ? '' : 'border-dashed bg-transparent font-normal text-quiet'}`}
      onClick={() => onAct(act)}
    >
      {text}
    </button>
  )
}
