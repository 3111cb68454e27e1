'use client'

import { useLanguage } from '@/app/words'
import { spokenCard } from '@/lib/cards/names'
import type { OwnZone } from '@/lib/learn/practice/taps'
import { Face } from '../parts/face'

/** Cards of so many are drawn large, of so many in the middle, of more so that each is as wide as a thumb. */
const SIZES = [
  { most: 4, columns: 'grid-cols-[repeat(auto-fit,4.7rem)]', size: '[--card:6.4rem] flat:[--card:5rem]' },
  { most: 6, columns: 'grid-cols-[repeat(auto-fit,3.5rem)]', size: '[--card:4.7rem]' },
  { most: Number.POSITIVE_INFINITY, columns: 'grid-cols-[repeat(auto-fit,3.05rem)]', size: '[--card:4.1rem]' },
] as const

/** The own cards of one zone, each a button. Those that do not fit are dim, and can be tapped all the same. */
export function OwnCards({
  game,
  label,
  cards,
  nameOf,
  fits,
  pressed,
  onTap,
  small = false,
  zone,
}: {
  game: string
  label: string
  cards: readonly string[]
  /** How a card is called here: "Hand: 8". */
  nameOf: (card: string) => string
  /** What is said and shown of each; null where nothing is. */
  fits: (card: string) => { readonly able: boolean; readonly text: string } | null
  /** Index of the one that is chosen; undefined where none can be. */
  pressed?: number | null
  onTap: (card: string, index: number) => void
  /** They are not to be played from yet. */
  small?: boolean
  /** By which the focus finds its way back. */
  zone?: OwnZone | undefined
}) {
  const language = useLanguage()
  const { columns, size } = (small ? undefined : SIZES.find(({ most }) => cards.length <= most)) ?? SIZES[2]
  return (
    <ul data-zone={zone} aria-label={label} className={`grid justify-center gap-1.5 ${columns} ${size}`}>
      {cards.map((card, i) => {
        const fit = fits(card)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ in nothing but their place
          <li key={`${card} ${i}`} className="flex justify-center">
            <button
              type="button"
              aria-label={[nameOf(spokenCard(card, language)), fit?.text].filter(Boolean).join(', ')}
              aria-pressed={pressed === undefined ? undefined : pressed === i}
              onClick={() => onTap(card, i)}
              className={`relative flex min-h-12 min-w-12 items-end justify-center rounded-lg transition-transform ${
                pressed === i ? '-translate-y-2 outline-3 outline-offset-2 outline-you' : ''
              } ${fit?.able ? '-translate-y-1' : ''}`}
            >
              <Face game={game} card={card} className={fit && !fit.able ? 'opacity-45' : ''} />
              {fit?.able && (
                <span aria-hidden="true" className="absolute inset-x-1.5 -bottom-1 h-1 rounded-full bg-you" />
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
