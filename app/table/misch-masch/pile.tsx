'use client'

import { AnimalCard } from '@/app/parts/animals'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { capitalised } from '@/lib/cards/language'
import { spokenCard, writtenCard } from '@/lib/cards/names'
import { Figure } from '../figure'
import type { MischMaschView } from './view'
import { words } from './words'

/** The card on top, by picture and by name, and what lies around it. */
export function Pile({
  view: { table },
  crowded,
}: {
  view: MischMaschView
  /** Two rows of players leave less room: on a small phone the card lies beside what is asked, and alone. */
  crowded: boolean
}) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const { top, stock, discards } = table
  return (
    <section
      aria-label={t('open')}
      className={`@container-[size] min-h-20 flex-1 self-stretch ${crowded ? 'small:@container-normal small:min-h-0 small:flex-none small:self-center' : ''}`}
    >
      <div
        className={`flex h-full items-center justify-center gap-5 [--card:min(96cqh,14rem,50cqw)] ${crowded ? 'small:[--card:min(6.5rem,16dvh)]' : ''}`}
      >
        {top === null ? (
          <span className="inline-flex aspect-[5/7] h-(--card) items-center justify-center rounded-2xl border-2 border-dashed border-faint p-2 text-center text-sm text-quiet">
            {t('noTop')}
          </span>
        ) : (
          <>
            <p className="sr-only">{t('top', { card: spokenCard(top, language) })}</p>
            <span
              key={discards}
              className="flex h-(--card) animate-land rounded-[calc(var(--card)*0.09)] border border-edge bg-surface shadow-card"
            >
              <AnimalCard card={top} className="h-full w-auto" />
            </span>
          </>
        )}
        <div className={`shrink-0 text-[clamp(0.875rem,2.1dvh,1.05rem)] ${crowded ? 'small:sr-only' : ''}`}>
          {top !== null && (
            <p aria-hidden="true" className="text-lg font-extrabold">
              {capitalised(writtenCard(top, language))}
            </p>
          )}
          <dl className="space-y-1 text-quiet">
            <Figure name={t('stock')} value={stock > 0 ? stock : t('empty')} />
            <Figure name={t('open')} value={discards} />
          </dl>
        </div>
      </div>
    </section>
  )
}
