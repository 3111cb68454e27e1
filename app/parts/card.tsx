import { memo } from 'react'

/** Cards whose numeral is a half: they are printed in the colour of halves. */
const isHalf = (card: string) => card.includes('½')

/** How a card's face is written: the joker as a star, all others as they are. */
export function face(card: string): string {
  return card === 'joker' ? '✶' : card
}

/** Text colour of a card's numeral. */
export function faceColour(card: string): string {
  return isHalf(card) ? 'text-half' : 'text-ink'
}

/** A face of one sign has room for a larger one. */
const isWide = (card: string) => face(card).length > 1

/** A card as it lies on the table, as high as `--card` says. Silent for screen readers: who shows it names it. */
export const Card = memo(function Card({ card, className = '' }: { card: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`relative inline-flex aspect-[5/7] h-(--card) items-center justify-center rounded-[calc(var(--card)*0.09)] border border-edge bg-surface leading-none font-extrabold shadow-card ${faceColour(card)} ${className}`}
    >
      <span className="absolute top-[7%] left-[8%] text-[calc(var(--card)*0.13)]">{face(card)}</span>
      <span className={isWide(card) ? 'text-[calc(var(--card)*0.36)] tracking-tight' : 'text-[calc(var(--card)*0.5)]'}>
        {face(card)}
      </span>
    </span>
  )
})
