'use client'

import { useEffect, useRef } from 'react'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { spokenCard, writtenCard } from '@/lib/cards/names'
import type { Quad } from '@/lib/vision/polygon'
import { words } from './words'

/** What was photographed, to be looked at: a frame of the video, or the address of a picked file. */
export type Shown = { readonly frame: ImageBitmap } | { readonly address: string }

/** A card that was found, as it stands: by the reader, or as somebody has said. */
export interface FoundCard {
  readonly corners: Quad
  /** Null where it is left out. */
  readonly card: string | null
  readonly sure: boolean
}

/** The photo with what was found in it, drawn in place. Each card can be tapped to correct it. */
export function Photo({
  shown,
  size,
  cards,
  onCard,
}: {
  shown: Shown
  /** The photo's pixels, once it has been read. */
  size: { readonly width: number; readonly height: number } | null
  cards: readonly FoundCard[]
  onCard: (index: number) => void
}) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const look = 'block max-h-full max-w-full object-contain'
  return (
    <div className="absolute inset-0 flex items-center justify-center">
      <div className="relative flex max-h-full max-w-full">
        {'frame' in shown ? (
          <Frame frame={shown.frame} className={look} />
        ) : (
          // biome-ignore lint/performance/noImgElement: it lies on this phone already, and is seen once
          <img src={shown.address} alt="" className={look} />
        )}
        {size && (
          <>
            <svg viewBox={`0 0 ${size.width} ${size.height}`} className="absolute inset-0 size-full" aria-hidden="true">
              {cards.map(({ corners, card, sure }, index) => (
                <polygon
                  // biome-ignore lint/suspicious/noArrayIndexKey: a found card is its place
                  key={index}
                  points={corners.map((corner) => corner.join(',')).join(' ')}
                  className={`fill-none ${card === null ? 'stroke-faint' : sure ? 'stroke-you' : 'stroke-half'}`}
                  strokeWidth={size.width / 160}
                  strokeDasharray={card === null ? size.width / 60 : undefined}
                  strokeLinejoin="round"
                />
              ))}
            </svg>
            <ul>
              {cards.map(({ corners, card, sure }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a found card is its place
                <li key={index} className="absolute -translate-1/2" style={below(corners, size)}>
                  <button
                    type="button"
                    className={`min-h-12 min-w-12 rounded-2xl border-2 bg-paper px-2 text-2xl leading-tight font-extrabold text-ink ${card === null ? 'border-faint line-through opacity-80' : sure ? 'border-you' : 'border-dashed border-half'}`}
                    aria-label={t('card', {
                      number: index + 1,
                      card:
                        card === null ? t('notLaid') : `${spokenCard(card, language)}${sure ? '' : `, ${t('unsure')}`}`,
                    })}
                    onClick={() => onCard(index)}
                  >
                    {card === null ? '–' : writtenCard(card, language)}
                    {card !== null && !sure && ' ?'}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}

function Frame({ frame, className }: { frame: ImageBitmap; className: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(frame, 0, 0)
  }, [frame])
  return <canvas ref={canvas} width={frame.width} height={frame.height} className={className} />
}

/** At a card's lower edge, where it hides nothing that is read, and within the photo. */
function below(corners: Quad, { width, height }: { width: number; height: number }) {
  const left = corners.reduce((sum, [x]) => sum + x, 0) / corners.length / width
  const top = Math.max(...corners.map(([, y]) => y)) / height
  const percent = (share: number) => `${Math.min(92, Math.max(8, 100 * share))}%`
  return { left: percent(left), top: percent(top) }
}
