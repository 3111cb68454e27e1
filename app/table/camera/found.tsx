'use client'

import type { BoxSize } from '@/app/parts/use-box-size'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { spokenCard, writtenCard } from '@/lib/cards/names'
import type { Quad } from '@/lib/vision/polygon'
import { type Framing, onScreen } from './close-up'
import { labelPlaces, leader } from './label-places'
import { useLabelSizes } from './use-label-sizes'
import { words } from './words'

/** A card that was found, as it stands: by the reader, or as somebody has said. */
export interface FoundCard {
  readonly corners: Quad
  /** Null where it is left out, or lies face down. */
  readonly card: string | null
  readonly sure: boolean
}

/** What was found in a photo, drawn over it in place. Each card can be tapped to correct it. */
export function Found({
  framing,
  room,
  top,
  cards,
  onCard,
}: {
  /** Where the photo lies. */
  framing: Framing
  /** All that it may fill, in CSS pixels. */
  room: BoxSize
  /** So much of that is covered from above. */
  top: number
  cards: readonly FoundCard[]
  onCard: (index: number) => void
}) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const names = cards.map(({ card, sure }) =>
    card === null ? '–' : `${writtenCard(card, language)}${sure ? '' : ' ?'}`,
  )
  // Long names of cards that lie side by side would take all the room.
  const isCrowded = cards.length > 2 && names.some((name) => name.length > 4)
  const quads = cards.map(({ corners }) => onScreen(corners, framing))
  const { list, sizes } = useLabelSizes(names.join())
  const places =
    sizes.length === cards.length
      ? labelPlaces(quads, sizes, { ...room, left: 0, top, height: room.height - top })
      : null
  return (
    <>
      <svg
        viewBox={`0 0 ${room.width} ${room.height}`}
        // The light theme's green is dark: on a dark photo it needs a rim of light.
        className="absolute inset-0 size-full drop-shadow-[0_0_1.5px_white]"
        aria-hidden="true"
      >
        {cards.map(({ card, sure }, index) => {
          const quad = quads[index] as Quad
          const place = places?.[index]
          const label = sizes[index]
          const line = place && label && leader(quad, place, label)
          const stroke = card === null ? 'stroke-faint' : sure ? 'stroke-you' : 'stroke-half'
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a found card is its place
            <g key={index} className={`fill-none ${stroke}`} strokeWidth="3" strokeLinejoin="round">
              <polygon
                points={quad.map((corner) => corner.join(',')).join(' ')}
                strokeDasharray={card === null ? 8 : undefined}
              />
              {line && <path d={`M${line[0]}L${line[1]}`} />}
            </g>
          )
        })}
      </svg>
      <ul ref={list}>
        {cards.map(({ card, sure }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a found card is its place
            key={index}
            className={`absolute w-max max-w-40 -translate-1/2 ${places ? '' : 'invisible'}`}
            style={{ left: places?.[index]?.[0], top: places?.[index]?.[1] }}
          >
            <button
              type="button"
              className={`min-h-12 min-w-12 rounded-2xl border-2 bg-paper px-2 ${isCrowded ? 'text-base' : 'text-2xl'} leading-tight font-extrabold text-ink ${card === null ? 'border-faint line-through opacity-80' : sure ? 'border-you' : 'border-dashed border-half'}`}
              aria-label={t('card', {
                number: index + 1,
                card: card === null ? t('notLaid') : `${spokenCard(card, language)}${sure ? '' : `, ${t('unsure')}`}`,
              })}
              onClick={() => onCard(index)}
            >
              {names[index]}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
