import { drawingOf, drawingOfHalf, type Paint, type Shape, type Side, VIEW } from '@/lib/cards/animal-drawings'
import type { Animal, MischMaschCard } from '@/lib/cards/misch-masch'

/** The drawing on a card of Misch Masch, without the card's edge. Silent for screen readers: who shows it names it. */
export function AnimalCard({ card, className }: { card: MischMaschCard; className?: string }) {
  return <Drawing shapes={drawingOf(card)} view={VIEW.card} className={className} />
}

/** One half of an animal alone, half as high as a card: on keys, in lessons, as what is asked for. */
export function AnimalHalf({ animal, half, className }: { animal: Animal; half: Side; className?: string }) {
  return <Drawing shapes={drawingOfHalf(animal, half)} view={VIEW[half]} className={className} />
}

const TOKENS: Readonly<Record<string, string>> = { ink: 'var(--color-ink)', faint: 'var(--color-faint)' }

const colour = (paint: Paint | undefined) => (paint === undefined ? 'none' : (TOKENS[paint] ?? paint))

function Drawing({
  shapes,
  view,
  className,
}: {
  shapes: readonly Shape[]
  view: string
  className: string | undefined
}) {
  return (
    <svg viewBox={view} className={className} strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      {shapes.map(({ d, fill, line, width, dashes }) => (
        <path
          key={`${width} ${d}`}
          d={d}
          fill={colour(fill)}
          stroke={colour(line)}
          strokeWidth={width}
          strokeDasharray={dashes}
        />
      ))}
    </svg>
  )
}
