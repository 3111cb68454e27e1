'use client'

import { Icon } from '@/app/parts/icon'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import type { MergeCard } from '@/lib/cards/merge'
import { spokenCard } from '@/lib/cards/names'
import { CardFace } from './keypad'
import { words } from './words'

/** G1.2 */
export const FIRST_PILES = 2

/** The two first piles of the player whose cards are tapped: what is there so far. */
export function Slots({ cards, onErase }: { cards: readonly MergeCard[]; onErase: () => void }) {
  const t = useOwnWords(words)
  const language = useLanguage()
  return (
    <div className="flex items-center justify-center gap-3">
      <ol className="flex gap-3">
        {Array.from({ length: FIRST_PILES }, (_, i) => {
          const card = cards[i]
          const number = i + 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            <li key={i}>
              <span className="sr-only">
                {card ? t('layOut.slot', { number, card: spokenCard(card, language) }) : t('layOut.empty', { number })}
              </span>
              {card ? (
                <CardFace card={card} className="h-16 w-12 text-3xl" />
              ) : (
                <span className="block h-16 w-12 rounded-lg border-2 border-dashed border-faint" />
              )}
            </li>
          )
        })}
      </ol>
      <button
        type="button"
        className="icon-button border border-edge bg-key"
        aria-label={t('layOut.erase')}
        disabled={cards.length === 0}
        onClick={onErase}
      >
        <Icon name="erase" />
      </button>
    </div>
  )
}
