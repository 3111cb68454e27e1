'use client'

import { memo } from 'react'
import { PRINTED_DECKS } from '@/lib/cards/faces/decks'
import { drawing as mischMaschDrawing } from '@/lib/cards/faces/misch-masch'
import { cardSvg } from '@/lib/cards/faces/svg'
import { isMischMaschCard } from '@/lib/cards/misch-masch'

const BACK = 'back'

const drawn = new Map<string, string>()

/** A card of our own decks as a picture that needs no file. */
export function picture(game: string, card: string): string {
  const key = `${game} ${card}`
  const known = drawn.get(key)
  if (known) return known
  const made = `data:image/svg+xml,${encodeURIComponent(cardSvg(drawingOf(game, card)))}`
  drawn.set(key, made)
  return made
}

function drawingOf(game: string, card: string): string {
  const deck = PRINTED_DECKS[game]
  if (card === BACK) return deck?.back ?? ''
  if (game === 'misch-masch' && isMischMaschCard(card)) return mischMaschDrawing(card)
  // Which side a half card shows that nobody has seen, our own deck says (A1.2).
  const names = card.endsWith('½') ? [card, `${card[0]}-`, `-${card[0]}`] : [card]
  return deck?.faces.find((face) => names.includes(face.card))?.drawing ?? ''
}

/**
 * A card of our own decks, as high as `--card` says, and as wide before it is drawn. Silent for screen readers: who shows
 * it names it.
 */
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
      className={`inline-block h-(--card) w-[calc(var(--card)*0.716)] max-w-none shrink-0 rounded-[calc(var(--card)*0.034)] shadow-card ${className}`}
    />
  )
})
