import { PRINTED_DECKS } from '@/lib/cards/faces/decks'
import { cardSvg } from '@/lib/cards/faces/svg'
import type { GameId } from '@/lib/referee/game'

/** Each face is drawn once: by game and card, the back as none. */
const drawn = new Map<string, string | null>()

function pictureOf(game: GameId, card: string | null): string | null {
  const key = `${game} ${card ?? ''}`
  let picture = drawn.get(key)
  if (picture === undefined) {
    const deck = PRINTED_DECKS[game]
    const drawing = card === null ? deck?.back : deck?.faces.find((face) => face.card === card)?.drawing
    picture = drawing === undefined ? null : `data:image/svg+xml,${encodeURIComponent(cardSvg(drawing))}`
    drawn.set(key, picture)
  }
  return picture
}

/** A card of our own deck, as high as `--card` says; its back where none is named. Silent: who shows it names it. */
export function DeckCard({ game, card, className = '' }: { game: GameId; card: string | null; className?: string }) {
  const picture = pictureOf(game, card)
  const shape = `h-(--card) w-[calc(var(--card)*0.716)] max-w-none shrink-0 rounded-[calc(var(--card)*0.04)] shadow-card ${className}`
  if (picture === null) {
    return (
      <span
        aria-hidden="true"
        className={`inline-flex items-center justify-center border border-edge bg-surface font-extrabold ${shape}`}
      >
        {card}
      </span>
    )
  }
  // biome-ignore lint/performance/noImgElement: a vector drawing made here
  return <img src={picture} alt="" draggable={false} className={shape} />
}
