'use client'

import { useState } from 'react'
import { face, faceColour } from '@/app/parts/card'
import { Icon } from '@/app/parts/icon/all'
import { useLanguage, useWords } from '@/app/words'
import { spokenCard } from '@/lib/cards/names'

/**
 * Which cards of a deck, and how many: equal ones by one tap on the rank, or different ones card by card. The order
 * counts, and any rank can be chosen any number of times: what was right is for the judge to say.
 *
 * @param least how many places to fill there are at first, where the cards are different ones.
 */
export function CardsField({
  cards,
  deck,
  different = false,
  least = 1,
  onCards,
}: {
  cards: readonly string[]
  /** The deck's ranks in order. */
  deck: readonly string[]
  different?: boolean
  least?: number
  onCards: (cards: readonly string[]) => void
}) {
  const t = useWords('moves')
  const language = useLanguage()
  // An empty text is a place for a card that is not chosen yet.
  const [slots, setSlots] = useState<readonly string[]>(() =>
    Array.from({ length: Math.max(least, cards.length) }, (_, i) => cards[i] ?? ''),
  )
  const [mixed, setMixed] = useState(different || new Set(cards).size > 1)
  const [at, setAt] = useState(() => Math.max(0, slots.indexOf('')))
  const [first = ''] = slots

  const change = (next: readonly string[], nextAt = at) => {
    setSlots(next)
    setAt(Math.min(nextAt, next.length - 1))
    onCards(next.filter(Boolean))
  }
  const tap = (card: string) => {
    if (!mixed) return change(slots.map(() => card))
    const next = slots.with(at, card)
    const empty = next.indexOf('')
    change(next, empty < 0 ? at : empty)
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold">{t('cards')}</legend>
      {mixed && (
        <ol className="mb-2 flex flex-wrap gap-1.5">
          {slots.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            <li key={i}>
              <button
                type="button"
                aria-pressed={i === at}
                aria-label={
                  card
                    ? t('slotOf', { number: i + 1, card: spokenCard(card, language) })
                    : t('slotEmpty', { number: i + 1 })
                }
                className={`h-15 w-12 rounded-xl text-xl font-extrabold ${i === at ? 'border-3 border-you' : 'border border-faint'} ${card ? `bg-key ${faceColour(card)}` : 'border-dashed'}`}
                onClick={() => setAt(i)}
              >
                {card && face(card)}
              </button>
            </li>
          ))}
        </ol>
      )}
      <div className={`grid gap-1.5 ${deck.length > 12 ? 'grid-cols-5' : 'grid-cols-4'} flat:grid-cols-8`}>
        {deck.map((card) => {
          const chosen = card === (mixed ? slots[at] : first)
          return (
            <button
              key={card}
              type="button"
              aria-label={spokenCard(card, language)}
              aria-pressed={chosen}
              className={`h-12 rounded-2xl border text-2xl leading-none font-extrabold ${chosen ? 'border-transparent bg-ink text-paper' : `border-edge bg-key ${faceColour(card)}`}`}
              onClick={() => tap(card)}
            >
              {face(card)}
            </button>
          )
        })}
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look and layout */}
        <div role="group" aria-label={t('howMany')} className="flex items-center gap-1">
          <button
            type="button"
            className="icon-button border border-edge bg-key"
            aria-label={t('fewer')}
            disabled={slots.length < 2}
            onClick={() => change(mixed ? slots.toSpliced(at, 1) : slots.slice(1))}
          >
            <Icon name="minus" />
          </button>
          <output className="w-10 text-center text-2xl font-extrabold">{slots.length}</output>
          <button
            type="button"
            className="icon-button border border-edge bg-key"
            aria-label={t('more')}
            onClick={() => change([...slots, mixed ? '' : first], mixed ? slots.length : at)}
          >
            <Icon name="plus" />
          </button>
        </div>
        {!different && (
          <label className="relative flex min-h-12 cursor-pointer items-center gap-3 font-semibold">
            <input
              type="checkbox"
              className="size-6 accent-you"
              checked={mixed}
              onChange={() => {
                if (mixed) change(slots.map(() => first))
                setMixed(!mixed)
              }}
            />
            {t('different')}
          </label>
        )}
      </div>
    </fieldset>
  )
}
