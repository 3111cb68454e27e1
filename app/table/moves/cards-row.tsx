'use client'

import type { ReactNode } from 'react'
import { useLanguage } from '@/app/words'
import { spokenCard } from '@/lib/cards/names'
import { EraseButton } from '../erase-button'

/** Which cards: those tapped so far in a row, the last of which can be taken back, and the keys for more. */
export function CardsRow({
  legend,
  erase,
  cards,
  face,
  onCards,
  children,
}: {
  legend: string
  erase: string
  cards: readonly string[]
  /** A card as it is drawn, silent: its name is read out. */
  face: (card: string) => ReactNode
  onCards: (cards: readonly string[]) => void
  children: ReactNode
}) {
  const language = useLanguage()
  return (
    <section aria-label={legend}>
      <div className="mb-1.5 flex min-h-12 items-center gap-2">
        <p className="font-bold">{legend}</p>
        <ol className="flex min-w-0 flex-1 flex-wrap gap-1">
          {cards.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the row
            <li key={i}>
              <span className="sr-only">{spokenCard(card, language)}</span>
              {face(card)}
            </li>
          ))}
        </ol>
        <EraseButton label={erase} disabled={cards.length === 0} onTap={() => onCards(cards.slice(0, -1))} />
      </div>
      {children}
    </section>
  )
}
