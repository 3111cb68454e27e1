'use client'

import { useLanguage } from '@/app/words'
import { spokenCard } from '@/lib/cards/names'
import type { GameId } from '@/lib/referee/game'
import { useLearnWords } from '../words'
import { Face } from './face'

/** Somebody's hand, to look at. */
export function Hand({
  game,
  cards,
  whole,
  name,
}: {
  game: GameId
  cards: readonly string[]
  /** All of them are shown. */
  whole: boolean
  /** Whose they are, if not the learner's. */
  name?: string
}) {
  const t = useLearnWords()
  const language = useLanguage()
  const title = name === undefined ? t(whole ? 'yourHand' : 'someOfHand') : t('handOf', { name })
  return (
    <section aria-label={title} className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1">
      <span aria-hidden="true" className="text-sm text-quiet">
        {title}
      </span>
      <p className="sr-only">{cards.map((card) => spokenCard(card, language)).join(', ')}</p>
      <span className="flex flex-wrap justify-center gap-1 [--card:3.6rem]">
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ in nothing but their place
          <Face key={i} game={game} card={card} />
        ))}
      </span>
    </section>
  )
}
