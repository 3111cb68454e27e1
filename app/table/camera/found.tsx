'use client'

import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { spokenCard, writtenCard } from '@/lib/cards/names'
import type { Quad } from '@/lib/vision/polygon'
import { words } from './words'

/** A card that was found, as it stands: by the reader, or as somebody has said. */
export interface FoundCard {
  readonly corners: Quad
  /** Null where it is left out. */
  readonly card: string | null
  readonly sure: boolean
}

/** What was found in a photo, drawn over it in place. Each card can be tapped to correct it. */
export function Found({
  size: { width, height },
  cards,
  onCard,
}: {
  /** The photo's pixels; it is shown as large as there is room. */
  size: { readonly width: number; readonly height: number }
  cards: readonly FoundCard[]
  onCard: (index: number) => void
}) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const ratio = width / height
  const names = cards.map(({ card }) => (card === null ? '–' : writtenCard(card, language)))
  // Long names of cards that lie side by side would hide each other.
  const isCrowded = cards.length > 2 && names.some((name) => name.length > 4)
  const placed = cards.map((card, index) => ({
    ...card,
    name: names[index],
    style: atEdge(card.corners, { width, height }, isCrowded && index % 2 === 1),
  }))
  return (
    <div className="absolute inset-0 flex items-center justify-center [container-type:size]">
      <div className="relative" style={{ aspectRatio: ratio, width: `min(100cqw, ${100 * ratio}cqh)` }}>
        <svg viewBox={`0 0 ${width} ${height}`} className="absolute inset-0 size-full" aria-hidden="true">
          {cards.map(({ corners, card, sure }, index) => (
            <polygon
              // biome-ignore lint/suspicious/noArrayIndexKey: a found card is its place
              key={index}
              points={corners.map((corner) => corner.join(',')).join(' ')}
              className={`fill-none ${card === null ? 'stroke-faint' : sure ? 'stroke-you' : 'stroke-half'}`}
              strokeWidth={width / 160}
              strokeDasharray={card === null ? width / 60 : undefined}
              strokeLinejoin="round"
            />
          ))}
        </svg>
        <ul>
          {placed.map(({ card, sure, name, style }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a found card is its place
            <li key={index} className="absolute -translate-1/2" style={style}>
              <button
                type="button"
                className={`min-h-12 min-w-12 rounded-2xl border-2 bg-paper px-2 ${isCrowded ? 'text-base' : 'text-2xl'} leading-tight font-extrabold text-ink ${card === null ? 'border-faint line-through opacity-80' : sure ? 'border-you' : 'border-dashed border-half'}`}
                aria-label={t('card', {
                  number: index + 1,
                  card: card === null ? t('notLaid') : `${spokenCard(card, language)}${sure ? '' : `, ${t('unsure')}`}`,
                })}
                onClick={() => onCard(index)}
              >
                {name}
                {card !== null && !sure && ' ?'}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** At a card's lower edge, where it hides nothing that is read, or at its upper one; within the photo. */
function atEdge(corners: Quad, { width, height }: { width: number; height: number }, upper: boolean) {
  const left = corners.reduce((sum, [x]) => sum + x, 0) / corners.length / width
  const heights = corners.map(([, y]) => y)
  const top = (upper ? Math.min(...heights) : Math.max(...heights)) / height
  const percent = (share: number) => `${Math.min(92, Math.max(8, 100 * share))}%`
  return { left: percent(left), top: percent(top) }
}
