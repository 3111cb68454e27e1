'use client'

import { memo } from 'react'
import { Card } from '@/app/parts/card'
import { useLanguage, useWords } from '@/app/words'
import { spokenCard } from '@/lib/cards/names'
import { Figure } from '../figure'
import type { MezzaView } from './view'

/** How many cards of the pile are drawn. */
const SHOWN = 5

/** The pile with its top cards, the stock, and what was set aside. */
export const Pile = memo(function Pile({
  view: { table },
  crowded,
}: {
  view: MezzaView
  /** Two rows of players, or face-up cards to be logged, leave less room. */
  crowded: boolean
}) {
  const t = useWords('table')
  const language = useLanguage()
  const { pile, stock, removed } = table
  const shown = pile.slice(-SHOWN)
  const from = pile.length - shown.length

  return (
    <section
      aria-label={t('pile')}
      className={`@container-[size] min-h-14 flex-1 self-stretch ${crowded ? 'small:@container-normal small:min-h-0 small:flex-none' : ''}`}
    >
      <div className="flex h-full items-center justify-center gap-6 [--card:min(94cqh,11.5rem,38cqw)]">
        <p className="sr-only">
          {t('pileOf', { count: pile.length })}:{' '}
          {[...shown]
            .reverse()
            .map((card) => spokenCard(card, language))
            .join(', ')}
        </p>
        {pile.length === 0 ? (
          <span
            aria-hidden="true"
            className={`inline-flex aspect-[5/7] h-(--card) items-center justify-center rounded-2xl border-2 border-dashed border-faint p-2 text-center text-sm text-quiet ${crowded ? 'small:hidden' : ''}`}
          >
            {t('emptyPile')}
          </span>
        ) : (
          <div className={`flex ${crowded ? 'small:hidden' : ''}`}>
            {shown.map((card, i) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a card of a pile is its height in it
                key={from + i}
                className="-ml-[calc(var(--card)*0.5)] animate-land first:ml-0"
                style={{ rotate: `${(((from + i) * 37) % 9) - 4}deg` }}
              >
                <Card card={card} />
              </span>
            ))}
          </div>
        )}
        <dl
          className={`shrink-0 space-y-1 text-[clamp(0.875rem,2.1dvh,1.05rem)] text-quiet ${crowded ? 'small:flex small:gap-4 small:space-y-0' : ''}`}
        >
          <Figure name={t('pile')} value={pile.length} />
          <Figure name={t('stock')} value={stock > 0 ? stock : t('empty')} />
          <Figure name={t('removed')} value={removed} />
        </dl>
      </div>
    </section>
  )
})
