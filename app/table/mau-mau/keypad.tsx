'use client'

import { useId } from 'react'
import { FILL, JOKER_FILL, Mark } from '@/app/parts/colours'
import { useLanguage, useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { COLOURS, type Colour, colourName } from '@/lib/cards/colours'
import { capitalised } from '@/lib/cards/language'
import { spokenCard } from '@/lib/cards/names'
import { colourOn, fillOf, signOn } from './card'
import { ANY } from './counted'
import { Sign } from './sign'
import { words } from './words'

/** On the narrowest screens seven keys in a row touch: each is as wide as a thumb needs. */
export const SNUG = 'max-[23.5rem]:gap-0'

/** The signs and the jokers as their keys stand. */
const SIGNS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '+2', '-skip', '-rev', 'joker', 'joker+4'] as const

/** A colour that is chosen, that nobody looked at, or that is not known yet. */
export type ColourChoice = Colour | typeof ANY | null

/** The colour that the next sign is laid in. */
export function ColourTabs({
  colour,
  any = false,
  onColour,
}: {
  colour: ColourChoice
  /** Offers "any colour" as well. */
  any?: boolean
  onColour: (colour: ColourChoice) => void
}) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const name = useId()
  const choices = any ? ([ANY, ...COLOURS] as const) : COLOURS
  return (
    <fieldset className={`flex min-w-[min(12rem,53.3vw)] flex-1 gap-px ${SNUG}`}>
      <legend className="sr-only">{t('colour')}</legend>
      {choices.map((each) => (
        <label
          key={each}
          className={`relative flex h-full min-h-12 min-w-[min(3rem,13.3vw)] flex-1 cursor-pointer flex-col items-center justify-center gap-0.5 rounded-2xl border-3 text-xs leading-none font-bold select-none has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-you ${each === ANY ? 'bg-key' : FILL[each]} ${each === colour ? 'border-ink! ring-2 ring-paper ring-inset' : 'border-transparent!'}`}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            aria-label={each === ANY ? t('anyColourLong') : capitalised(colourName(each, language))}
            checked={each === colour}
            onChange={() => onColour(each)}
          />
          {each !== ANY && <Mark colour={each} className="size-4" />}
          <span aria-hidden="true">{each === ANY ? t('anyColour') : capitalised(colourName(each, language))}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Keys for cards: the numbers and signs in one colour, and the jokers. What does not fit can be tapped all the same. */
export function Keypad({
  colour,
  fits,
  onCard,
}: {
  colour: ColourChoice
  /** `?7` is asked for a 7 whose colour is not known. */
  fits: (card: string) => boolean
  onCard: (card: string) => void
}) {
  const t = useWords('table')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look and layout
    <div role="group" aria-label={t('keypad')} className="grid grid-cols-5 gap-1.5">
      {SIGNS.map((sign) => {
        const card = sign.startsWith('joker') ? sign : `${colour ?? ANY}${sign}`
        return <CardKey key={sign} card={card} fits={fits(card)} onTap={() => onCard(card)} />
      })}
    </div>
  )
}

/** One card as a key. Dashed and dim: it does not fit. */
export function CardKey({ card, fits, onTap }: { card: string; fits: boolean; onTap: () => void }) {
  const t = useWords('table')
  const name = useCardName()
  const known = !card.startsWith(ANY)
  const sign = known ? signOn(card) : card.slice(1)
  const colour = known ? colourOn(card) : null
  const fill = known ? fillOf(card) : 'border-edge bg-key text-ink'
  return (
    <button
      type="button"
      aria-label={name(card)}
      aria-description={fits ? undefined : t('doesNotFit')}
      className={`key relative ${sign === 'joker+4' ? 'text-xl' : sign === '+2' ? 'text-2xl' : ''} ${fits ? fill : 'border-2 border-dashed border-faint bg-transparent text-faint'}`}
      onClick={onTap}
    >
      <Sign sign={sign} />
      {colour && <Mark colour={colour} className="absolute top-[9%] left-[8%] size-2.5" />}
    </button>
  )
}

/** How a card is called aloud, also one whose colour is open. */
export function useCardName(): (card: string) => string {
  const t = useOwnWords(words)
  const language = useLanguage()
  return (card) => {
    if (!card.startsWith(ANY)) return spokenCard(card, language)
    const sign = card.slice(1)
    return sign === '+2' || sign === '-skip' || sign === '-rev' ? t(`signs.${sign}`) : spokenCard(sign, language)
  }
}

/** A joker's or a card's chip in a list. */
export function CardChip({ card }: { card: string }) {
  const known = !card.startsWith(ANY)
  return (
    <span
      aria-hidden="true"
      className={`inline-flex h-9 min-w-7 items-center justify-center rounded-lg border px-1 font-extrabold ${known ? fillOf(card) : 'border-edge bg-key'} ${card.startsWith('joker') ? JOKER_FILL : ''}`}
    >
      <Sign sign={known ? signOn(card) : card.slice(1)} />
    </span>
  )
}
