'use client'

import { type ReactNode, useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { Sheet } from '@/app/parts/sheet'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { spokenCard } from '@/lib/cards/names'
import { Face } from '../parts/face'
import { words } from './words'

/** A number that is counted up and down. */
export function Stepper({
  label,
  value,
  least = 0,
  most,
  step = 1,
  onChange,
}: {
  label: string
  value: number
  least?: number
  most: number
  step?: number
  onChange: (value: number) => void
}) {
  const t = useOwnWords(words)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look and layout
    <div role="group" aria-label={label} className="flex items-center gap-2">
      <span className="min-w-0 flex-1 font-bold">{label}</span>
      <button
        type="button"
        className="icon-button border border-edge"
        aria-label={t('fewerOf', { what: label })}
        disabled={value <= least}
        onClick={() => onChange(value - step)}
      >
        <Icon name="minus" />
      </button>
      <output className="w-8 text-center text-xl font-extrabold">{value}</output>
      <button
        type="button"
        className="icon-button border border-edge"
        aria-label={t('moreOf', { what: label })}
        disabled={value >= most}
        onClick={() => onChange(value + step)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}

/** Some cards: a tap on one takes it away, another one is chosen from the whole deck. */
export function CardRow({
  game,
  deck,
  label,
  cards,
  most = 40,
  onChange,
}: {
  game: string
  deck: readonly string[]
  label: string
  cards: readonly string[]
  most?: number
  onChange: (cards: readonly string[]) => void
}) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const [picking, setPicking] = useState(false)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look and layout
    <div role="group" aria-label={label} className="flex flex-col gap-1">
      <span className="font-bold">{label}</span>
      <div className="flex flex-wrap items-center gap-2 [--card:4.4rem]">
        {cards.map((card, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ in nothing but their place
            key={`${card} ${i}`}
            type="button"
            className="rounded-lg"
            aria-label={t('removeFrom', { where: label, card: spokenCard(card, language) })}
            onClick={() => onChange(cards.toSpliced(i, 1))}
          >
            <Face game={game} card={card} />
          </button>
        ))}
        {cards.length < most && (
          <button
            type="button"
            className="button min-h-[4.4rem] border-dashed px-3"
            aria-label={t('addTo', { where: label })}
            onClick={() => setPicking(true)}
          >
            <Icon name="plus" />
          </button>
        )}
      </div>
      {picking && (
        <CardPicker
          game={game}
          deck={deck}
          title={label}
          onCard={(card) => {
            onChange([...cards, card])
            setPicking(false)
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  )
}

/** All cards of a deck, to choose one. */
export function CardPicker({
  game,
  deck,
  title,
  onCard,
  onClose,
  children,
}: {
  game: string
  deck: readonly string[]
  title: string
  onCard: (card: string) => void
  onClose: () => void
  children?: ReactNode
}) {
  const language = useLanguage()
  return (
    <Sheet title={title} onClose={onClose}>
      {children}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(3.2rem,1fr))] justify-items-center gap-2 pt-2 [--card:4.6rem]">
        {deck.map((card) => (
          <li key={card}>
            <button
              type="button"
              className="rounded-lg"
              aria-label={spokenCard(card, language)}
              onClick={() => onCard(card)}
            >
              <Face game={game} card={card} />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
