'use client'

import { memo } from 'react'
import { face, faceColour } from '@/app/parts/card'
import { useLatest } from '@/app/parts/use-latest'
import { useLanguage, useWords } from '@/app/words'
import { spokenCard } from '@/lib/cards/names'
import { mezzaKeysInRow } from '@/lib/games/mezza/engine'
import { HoldKey } from './hold-key'

/** How many cards of a rank are laid at once by one choice; with the last of a ½ it is asked whether they are more. */
export const COUNTS = [1, 2, 3, 4] as const

const NONE: readonly number[] = []

/** The deck's ranks as keys. Those that do not fit are dashed and dim, and can be tapped all the same. */
export function Keypad({
  cards,
  fits,
  many = true,
  onCards,
}: {
  cards: readonly string[]
  fits: (card: string) => boolean
  /** Several at once can be chosen by holding a key. */
  many?: boolean
  /** `count` is undefined for a plain tap. */
  onCards: (card: string, count?: number) => void
}) {
  const t = useWords('table')
  const lay = useLatest(onCards)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look and layout
    <div
      role="group"
      aria-label={t('keypad')}
      className={`grid gap-1.5 ${mezzaKeysInRow(cards.length) === 5 ? 'grid-cols-5' : 'grid-cols-4'}`}
    >
      {cards.map((card) => (
        <Key key={card} card={card} fit={fits(card)} many={many} onCards={lay} />
      ))}
    </div>
  )
}

/** A tap changes few keys: the others are left as they are. */
const Key = memo(function Key({
  card,
  fit,
  many,
  onCards,
}: {
  card: string
  fit: boolean
  many: boolean
  onCards: (card: string, count?: number) => void
}) {
  const t = useWords('table')
  const name = spokenCard(card, useLanguage())
  return (
    <HoldKey
      label={name}
      description={fit ? undefined : t('doesNotFit')}
      choose={t('howManyCard', { card: name })}
      counts={many ? COUNTS : NONE}
      className={fit ? `border-edge bg-key ${faceColour(card)}` : 'border-dashed border-edge bg-transparent text-faint'}
      onTap={() => onCards(card)}
      onCount={(count) => onCards(card, count)}
    >
      {face(card)}
    </HoldKey>
  )
})

/** The way to lay several at once that everybody sees: choose how many, then the key. */
export function HowMany({ count, onCount }: { count: number; onCount: (count: number) => void }) {
  return <Counts count={count} onCount={useLatest(onCount)} />
}

const Counts = memo(function Counts({ count, onCount }: { count: number; onCount: (count: number) => void }) {
  const t = useWords('table')
  return (
    <fieldset className="flex w-[12.5rem] max-w-[62%] min-w-0 rounded-2xl border border-edge bg-surface">
      <legend className="sr-only">{t('howMany')}</legend>
      {COUNTS.map((each) => (
        <label
          key={each}
          className={`flex min-h-12 min-w-0 flex-1 cursor-pointer items-center justify-center rounded-2xl text-xl font-bold select-none has-focus-visible:outline-3 has-focus-visible:outline-you ${each === count ? 'bg-ink text-paper' : ''}`}
        >
          <input
            type="radio"
            name="how-many"
            className="sr-only"
            checked={each === count}
            onChange={() => onCount(each)}
          />
          {each}
        </label>
      ))}
    </fieldset>
  )
})
