'use client'

import { Sheet } from '@/app/parts/sheet'
import { useLanguage, useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { isMergeCard } from '@/lib/cards/merge'
import { spokenCard } from '@/lib/cards/names'
import { useMemory } from '../use-memory'
import { CardFace } from './keypad'
import { loadMergeMemory, type MergeView } from './view'
import { words } from './words'

/** What the table can know of cards that nobody sees, for who asks. */
export function MemorySheet({ view, onClose }: { view: MergeView; onClose: () => void }) {
  const t = useWords('memory')
  const own = useOwnWords(words)
  const language = useLanguage()
  const known = useMemory(loadMergeMemory, view.state)
  return (
    <Sheet title={t('title')} onClose={onClose} scrolls>
      <p className="text-sm text-quiet">{t('hint')}</p>
      <h3 className="mt-4 mb-1 font-bold">{t('hands')}</h3>
      <ul>
        {known?.players.map(({ place, known: cards, unknown }, by) =>
          place === 'left' ? null : (
            <li
              key={view.names[by]}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-edge py-2 last:border-b-0"
            >
              <span className="min-w-0 font-bold wrap-anywhere">{view.names[by]}</span>
              {cards.length > 0 && (
                <span className="sr-only">
                  {t('known', { cards: cards.map((card) => spokenCard(card, language)).join(', ') })}
                </span>
              )}
              <span className="ml-auto flex flex-wrap items-center justify-end gap-1 text-quiet">
                {cards.map(
                  (card, i) =>
                    // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ in nothing but their place
                    isMergeCard(card) && <CardFace key={i} card={card} className="h-9 w-8" />,
                )}
                <span className="pl-1">{t('unknown', { count: unknown })}</span>
              </span>
            </li>
          ),
        )}
      </ul>
      <h3 className="mt-4 mb-1 font-bold">{t('hidden', { count: known?.hidden ?? 0 })}</h3>
      <p className="mb-2 text-sm text-quiet">{own('memory.hint')}</p>
      <ul className="grid grid-cols-5 gap-1.5 flat:grid-cols-10">
        {known?.cards.map(({ card, hidden, copies }) => (
          <li
            key={card}
            className={`flex flex-col items-center rounded-xl border py-1 ${hidden > 0 ? 'border-edge bg-key' : 'border-dashed border-faint'}`}
          >
            <span className="sr-only">{t('ofRank', { card: spokenCard(card, language), hidden, copies })}</span>
            {isMergeCard(card) && <CardFace card={card} className="h-9 w-8" />}
            <span aria-hidden="true" className="text-sm whitespace-nowrap text-quiet">
              <span className={hidden > 0 ? 'font-bold text-ink' : ''}>{hidden}</span> / {copies}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
