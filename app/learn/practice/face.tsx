'use client'

import { memo } from 'react'
import { PRINTED_DECKS } from '@/lib/cards/faces/decks'
import { cardSvg } from '@/lib/cards/faces/svg'

const BACK = 'back'

const drawn = new Map<string, string>()

/** A card of our own decks as a picture that needs no file. */
function picture(game: string, card: string): string {
  const key = `${game} ${card}`
  const known = drawn.get(key)
  if (known) return known
  const deck = PRINTED_DECKS[game]
  // A half card is printed with one side only (A1.2).
  const names =
    card.length === 2 && card.endsWith('½') && game === 'misch-masch' ? [`${card[0]}-`, `-${card[0]}`] : [card]
  const drawing = card === BACK ? deck?.back : deck?.faces.find((face) => names.includes(face.card))?.drawing
  const made = `data:image/svg+xml,${encodeURIComponent(cardSvg(drawing ?? ''))}`
  drawn.set(key, made)
  return made
}

/** A card of our own decks, as high as `--card` says. Silent for screen readers: who shows it names it. */
export const Face = memo(function Face({
  game,
  card,
  className = '',
}: {
  game: string
  /** As the log writes it; left out: its back. */
  card?: string | undefined
  className?: string
}) {
  return (
    // biome-ignore lint/performance/noImgElement: a drawing made here needs no server to shrink it
    <img
      alt=""
      src={picture(game, card ?? BACK)}
      draggable={false}
      className={`inline-block aspect-[63/88] h-(--card) max-w-none rounded-[calc(var(--card)*0.034)] shadow-card ${className}`}
    />
  )
})
