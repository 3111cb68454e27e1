'use client'

import { useOwnWords } from '@/app/words/own-words'
import { words } from './words'

/** What is done with a pile without laying a card on it. */
export const PILE_VERBS = ['take-top', 'merge', 'split', 'take-pile'] as const

export type PileVerb = (typeof PILE_VERBS)[number]

/** What can be done besides laying a card. Dashed: against the rules just now; the referee explains. */
export function Actions({
  armed,
  stops,
  reason,
  onVerb,
  onStop,
}: {
  /** The action that waits for a pile, or for another one. */
  armed: PileVerb | null
  /** Somebody has an empty hand. */
  stops: boolean
  /** Why the action would be refused for the picked pile; null where nothing speaks against it, or none is picked. */
  reason: (verb: PileVerb) => string | null
  onVerb: (verb: PileVerb) => void
  onStop: () => void
}) {
  const t = useOwnWords(words)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look and layout
    <div role="group" aria-label={t('actions')} className="grid grid-cols-5 gap-1.5">
      {PILE_VERBS.map((verb) => {
        const why = reason(verb)
        const look =
          armed === verb ? 'button-ink' : why !== null ? 'border-dashed border-faint bg-transparent text-faint' : ''
        return (
          <button
            key={verb}
            type="button"
            aria-pressed={armed === verb}
            aria-description={why || undefined}
            className={`button min-w-0 px-0.5 py-1 text-[0.8rem] leading-tight ${look}`}
            onClick={() => onVerb(verb)}
          >
            {t(`do.${verb}`)}
          </button>
        )
      })}
      <button
        type="button"
        className={`button min-w-0 px-0.5 py-1 text-[0.9rem] ${stops ? 'border-2 border-half bg-half-soft text-half' : ''}`}
        onClick={onStop}
      >
        {t('do.stop')}
      </button>
    </div>
  )
}
