'use client'

import { useState } from 'react'
import { AnimalCard, AnimalHalf } from '@/app/parts/animals'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { capitalised } from '@/lib/cards/language'
import { ANIMALS, type Animal, animalName, CHAMELEON, type MischMaschCard, mixedName } from '@/lib/cards/misch-masch'
import { spokenCard } from '@/lib/cards/names'
import { words } from './words'

type Side = 'upper' | 'lower'

/** One half of a card that is being tapped. */
interface Picked {
  readonly side: Side
  readonly animal: Animal
}

const cardOf = (upper: Animal | '-', lower: Animal | '-') => `${upper}${lower}` as MischMaschCard

/**
 * Any card in two taps: its upper half and its lower one, in either order. The chameleon is one tap; a half card is
 * "half card" and its animal. What does not fit is dashed and dim, and can be tapped all the same.
 */
export function CardPicker({
  fits = () => true,
  asks = {},
  onCard,
}: {
  fits?: (card: MischMaschCard) => boolean
  /** The halves that fit, to be lit before anything is tapped. */
  asks?: { readonly upper?: Animal; readonly lower?: Animal }
  onCard: (card: MischMaschCard) => void
}) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const [picked, setPicked] = useState<Picked | null>(null)
  const [half, setHalf] = useState(false)

  function tap(side: Side, animal: Animal) {
    const other = picked && picked.side !== side ? picked.animal : null
    if (half) onCard(side === 'upper' ? cardOf(animal, '-') : cardOf('-', animal))
    else if (other) onCard(side === 'upper' ? cardOf(animal, other) : cardOf(other, animal))
    else return setPicked(picked?.side === side && picked.animal === animal ? null : { side, animal })
    setPicked(null)
    setHalf(false)
  }

  const row = (side: Side) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look and layout
    <div role="group" aria-label={t(side)} className="grid grid-cols-6 gap-1">
      {ANIMALS.map((animal) => {
        const other = picked && picked.side !== side ? picked.animal : null
        const card = half
          ? side === 'upper'
            ? cardOf(animal, '-')
            : cardOf('-', animal)
          : other && (side === 'upper' ? cardOf(animal, other) : cardOf(other, animal))
        const fit = card ? fits(card) : true
        const lit = !card && asks[side] === animal
        const isPicked = picked?.side === side && picked.animal === animal
        const where = t(side === 'upper' ? 'upperIs' : 'lowerIs', { animal: animalName(animal, language) })
        return (
          <button
            key={animal}
            type="button"
            aria-label={card ? t('whole', { card: spokenCard(card, language), half: where }) : where}
            aria-pressed={isPicked}
            className={`key min-w-0 flex-col gap-0 px-0 ${isPicked ? 'border-3 border-ink bg-surface' : lit ? 'border-3 border-you bg-surface' : fit ? 'border-edge bg-key' : 'border-dashed border-edge bg-transparent text-faint'}`}
            onClick={() => tap(side, animal)}
          >
            <AnimalHalf animal={animal} half={side} className={`h-[58%] w-auto ${fit ? '' : 'opacity-45'}`} />
            <span
              aria-hidden="true"
              className="max-w-full truncate text-[0.6875rem] leading-tight font-semibold tracking-tight small:text-[0.625rem]"
            >
              {card && card !== CHAMELEON
                ? capitalised(mixedName(card, language))
                : capitalised(animalName(animal, language))}
            </span>
          </button>
        )
      })}
    </div>
  )

  return (
    <div className="flex flex-col gap-1.5">
      {row('upper')}
      {row('lower')}
      <div className="grid grid-cols-2 gap-1.5">
        <button
          type="button"
          className={`button min-w-0 ${fits(CHAMELEON) ? '' : 'border-dashed bg-transparent text-faint'}`}
          onClick={() => {
            setPicked(null)
            setHalf(false)
            onCard(CHAMELEON)
          }}
        >
          <AnimalCard card={CHAMELEON} className={`h-9 w-auto ${fits(CHAMELEON) ? '' : 'opacity-45'}`} />
          <span className="truncate">{capitalised(spokenCard(CHAMELEON, language))}</span>
        </button>
        <button
          type="button"
          aria-pressed={half}
          className={`button min-w-0 leading-tight ${half ? 'button-ink' : ''}`}
          onClick={() => {
            setPicked(null)
            setHalf(!half)
          }}
        >
          {t(half ? 'halfHint' : 'half')}
        </button>
      </div>
    </div>
  )
}
