'use client'

import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { capitalised } from '@/lib/cards/language'
import { spokenCard, writtenCard } from '@/lib/cards/names'
import { CLEAR, type Sight } from '@/lib/vision/fuse/sight'
import { words } from './words'

/** What the cards in a photo are, for somebody who only wants to know: large, and read out as soon as they are known. */
export function Named({ sights }: { sights: readonly Sight[] }) {
  const t = useOwnWords(words)
  const language = useLanguage()
  return (
    <div role="status">
      <ul aria-label={t('whatIs')} className="flex flex-col gap-2">
        {sights.map((sight, index) => {
          const cards = namesOf(sight)
          const isOut = cards.length === 0
          const written = isOut ? '–' : cards.map((card) => writtenCard(card, language)).join(t('or'))
          const spoken = isOut ? t('notLaid') : cards.map((card) => spokenCard(card, language)).join(t('or'))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the photo
            <li key={index} className="flex items-baseline gap-3">
              <span aria-hidden="true" className="text-4xl font-extrabold">
                {capitalised(written)}
              </span>
              {spoken !== written && <span className="min-w-0 text-lg wrap-anywhere text-quiet">{spoken}</span>}
              {cards.length > 1 && <span className="text-lg text-half">{t('unsure')}</span>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** One card, or the two likeliest where the photo leaves it open; none where it was left out or lies face down. */
function namesOf({ tokens, foreign }: Sight): readonly string[] {
  if (foreign !== undefined) return [foreign]
  const [first, second] = [...tokens].sort(([, a], [, b]) => b - a)
  if (!first) return []
  return first[1] >= CLEAR || !second ? [first[0]] : [first[0], second[0]]
}
