'use client'

import { useId } from 'react'
import { FILL, Mark } from '@/app/parts/colours'
import { useLanguage, useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { COLOURS, type Colour, colourName } from '@/lib/cards/colours'
import { capitalised } from '@/lib/cards/language'
import { MERGE_NUMBERS, type MergeCard, mergeColour, mergeNumber } from '@/lib/cards/merge'
import { spokenCard } from '@/lib/cards/names'
import { sameNumbers } from './view'
import { words } from './words'

/** Seven keys in a row are as wide as thumbs need where they touch; a wider screen keeps them apart. */
const SNUG = '@max-[21.9rem]:gap-0'

/** As high as a thumb needs, not higher: the piles want the room. */
const KEY = 'h-[clamp(3rem,6.2dvh,4.5rem)]! flat:h-[clamp(3rem,14dvh,4.5rem)]!'

interface Tapped {
  /** What does not fit is dashed and dim, and can be tapped all the same. */
  readonly fits?: (card: MergeCard) => boolean
  /** The card that waits for its pile. */
  readonly chosen?: string | null
  readonly onCard: (card: MergeCard) => void
}

/** Any card: the colour by its tab, then the number. */
export function Keypad({
  colour,
  onColour,
  on,
  ...tapped
}: Tapped & {
  readonly colour: Colour
  readonly onColour: (colour: Colour) => void
  /** The card on which something is laid: its number in the other colours is one tap away. Left out: nothing is. */
  readonly on?: MergeCard | null
}) {
  const t = useWords('table')
  return (
    <div className="@container flex flex-col gap-1.5">
      <div className={on === undefined ? 'flex' : `flex gap-2 ${SNUG}`}>
        <ColourTabs colour={colour} onColour={onColour} />
        {on !== undefined && <SameNumber on={on} {...tapped} />}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look and layout */}
      <div role="group" aria-label={t('keypad')} className="grid grid-cols-5 gap-1.5">
        {MERGE_NUMBERS.map((number) => (
          <CardKey key={number} card={`${colour}${number}`} {...tapped} />
        ))}
      </div>
    </div>
  )
}

function ColourTabs({ colour, onColour }: { colour: Colour; onColour: (colour: Colour) => void }) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const name = useId()
  return (
    <fieldset className={`flex min-w-[min(12rem,53.3vw)] flex-1 gap-px ${SNUG}`}>
      <legend className="sr-only">{t('colour')}</legend>
      {COLOURS.map((each) => (
        <label
          key={each}
          className={`relative flex min-h-12 min-w-[min(3rem,13.3vw)] flex-1 cursor-pointer flex-col items-center justify-center gap-0.5 rounded-2xl border-3 text-xs leading-none font-bold select-none has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-you ${FILL[each]} ${each === colour ? 'border-ink! ring-2 ring-paper ring-inset' : 'border-transparent!'}`}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            aria-label={capitalised(colourName(each, language))}
            checked={each === colour}
            onChange={() => onColour(each)}
          />
          <Mark colour={each} className="size-4" />
          <span aria-hidden="true">{capitalised(colourName(each, language))}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** What lies on top in the other colours; without a pile the place stays, so that nothing moves. */
function SameNumber({ on, ...tapped }: Tapped & { readonly on: MergeCard | null }) {
  const t = useOwnWords(words)
  if (on === null) {
    return (
      <p
        className={`flex min-w-[min(9rem,40vw)] flex-[0.8] items-center justify-center rounded-2xl border-2 border-dashed border-edge text-center text-sm leading-tight text-quiet ${KEY}`}
      >
        {t('sameNumber')}
      </p>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look and layout
    <div
      role="group"
      aria-label={t('sameNumberOf')}
      className={`grid min-w-[min(9rem,40vw)] flex-[0.8] grid-cols-3 gap-px ${SNUG}`}
    >
      {sameNumbers(on, COLOURS).map((card) => (
        <CardKey key={card} card={card} {...tapped} />
      ))}
    </div>
  )
}

function CardKey({ card, fits, chosen, onCard }: Tapped & { readonly card: MergeCard }) {
  const t = useWords('table')
  const language = useLanguage()
  const isFit = fits?.(card) ?? true
  const colour = mergeColour(card)
  return (
    <button
      type="button"
      aria-label={spokenCard(card, language)}
      aria-description={isFit ? undefined : t('doesNotFit')}
      aria-pressed={chosen === undefined ? undefined : chosen === card}
      className={`key relative ${KEY} ${isFit ? FILL[colour] : 'border-2 border-dashed border-faint bg-transparent text-faint'} ${chosen === card ? 'border-3 border-ink! ring-2 ring-paper ring-inset' : ''}`}
      onClick={() => onCard(card)}
    >
      {mergeNumber(card)}
      <Mark colour={colour} className="absolute top-[12%] left-[10%] size-2.5" />
    </button>
  )
}

/** A card in a row, silent: who shows it names it. */
export function CardFace({ card, className = 'h-12 w-10 text-xl' }: { card: MergeCard; className?: string }) {
  const colour = mergeColour(card)
  return (
    <span
      aria-hidden="true"
      className={`relative inline-flex shrink-0 items-center justify-center rounded-lg border-2 border-[#fffdf8]! leading-none font-extrabold shadow-card ${className} ${FILL[colour]}`}
    >
      <Mark colour={colour} className="absolute top-[9%] left-[9%] size-[0.5em]" />
      {mergeNumber(card)}
    </span>
  )
}
