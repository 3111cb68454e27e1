'use client'

import { useLanguage } from '@/app/words'
import { spokenCard, writtenCard } from '@/lib/cards/names'
import type { GameId } from '@/lib/referee/game'
import { useLearnWords } from '../words'
import { Face } from './face'

/** More cards than these are drawn smaller. */
const MANY = 14

/** Somebody's hand, to look at. */
export function Hand({
  game,
  cards,
  whole,
  name,
  drawn = [],
}: {
  game: GameId
  cards: readonly string[]
  /** All of them are shown. */
  whole: boolean
  /** Whose they are, if not the learner's. */
  name?: string
  /** Those among them that were just drawn, where it matters. */
  drawn?: readonly string[]
}) {
  const t = useLearnWords()
  const language = useLanguage()
  const title = name === undefined ? t(whole ? 'yourHand' : 'someOfHand') : t('handOf', { name })
  const said = (some: readonly string[]) => some.map((card) => spokenCard(card, language)).join(', ')
  return (
    <section aria-label={title} className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1">
      <span aria-hidden="true" className="text-sm text-quiet">
        {title}
      </span>
      <p className="sr-only">{said(cards)}</p>
      <span
        className={`flex flex-wrap justify-center gap-1 ${cards.length > MANY ? '[--card:2.5rem]' : '[--card:3.6rem] small:[--card:3rem]'}`}
      >
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ in nothing but their place
          <Face key={i} game={game} card={card} />
        ))}
      </span>
      {drawn.length > 0 && (
        <p className="w-full text-center font-bold text-half">
          <span aria-hidden="true">
            {t('justDrawn', { cards: drawn.map((card) => writtenCard(card, language)).join(', ') })}
          </span>
          <span className="sr-only">{t('justDrawn', { cards: said(drawn) })}</span>
        </p>
      )}
    </section>
  )
}
