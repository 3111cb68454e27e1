'use client'

import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { isMischMaschCard } from '@/lib/cards/misch-masch'
import { spokenCard } from '@/lib/cards/names'
import type { FieldsProps, GameParts } from '../moves/fields'
import { CardPicker } from './card-picker'
import { words } from './words'

/** Which card. */
function Fields({ draft, onDraft }: FieldsProps) {
  const t = useOwnWords(words)
  const language = useLanguage()
  if (draft.do !== 'play' && draft.do !== 'turn-up') return null
  const card = typeof draft.card === 'string' && isMischMaschCard(draft.card) ? draft.card : null
  return (
    <section aria-label={t('correct.card')}>
      <p className="mb-1.5 min-h-6 font-bold">
        {t('correct.card')} {card && <span className="font-normal">{spokenCard(card, language)}</span>}
      </p>
      <CardPicker onCard={(next) => onDraft({ card: next })} />
    </section>
  )
}

export const mischMaschParts: GameParts = {
  verbs: [
    { do: 'play', label: 'play' },
    { do: 'draw', label: { de: words.de.correct.draw, en: words.en.correct.draw } },
    { do: 'turn-up', label: { de: words.de.correct.turnUp, en: words.en.correct.turnUp } },
  ],
  Fields,
}
