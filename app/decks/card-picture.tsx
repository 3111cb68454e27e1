import { folderOf } from '@/app/parts/deck-faces'
import type { FaceEntry } from '@/lib/cards/faces/files'

/** A card as we print it; its token where we have no picture. Silent for screen readers: who shows it names it. */
export function CardPicture({
  game,
  card,
  faces,
  className = '',
}: {
  game: string
  card: string
  faces: readonly FaceEntry[] | null | undefined
  className?: string
}) {
  const file = faces?.find((face) => face.card === card)?.file
  if (!file) {
    return (
      <span
        aria-hidden="true"
        className={`flex aspect-[63/88] items-center justify-center rounded-md border border-edge bg-surface text-sm font-bold ${className}`}
      >
        {card}
      </span>
    )
  }
  return (
    // biome-ignore lint/performance/noImgElement: a drawing, as it is
    <img src={folderOf(game) + file} alt="" loading="lazy" className={`aspect-[63/88] ${className}`} />
  )
}
