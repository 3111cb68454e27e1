import type { Colour } from '@/lib/cards/colours'

/** How a colour fills a card: the same by day and by night, as printed cards are. */
export const FILL: Readonly<Record<Colour, string>> = {
  r: 'border-transparent bg-[#b3261e] text-white',
  b: 'border-transparent bg-[#174ea6] text-white',
  g: 'border-transparent bg-[#0f6b35] text-white',
  y: 'border-transparent bg-[#f5c518] text-[#1a2130]',
}

/** What a joker shows: no colour of its own. */
export const JOKER_FILL = 'border-[#5d6880] bg-[#1a2130] text-white'

/** A shape of its own for each colour, so that nobody must tell them apart by colour. */
const SHAPES: Readonly<Record<Colour, string>> = {
  r: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19z',
  b: 'M3.5 3.5h17v17h-17z',
  g: 'M12 2.5l10.5 18.5h-21z',
  y: 'M12 1l11 11-11 11L1 12z',
}

/** The shape of a colour, as high as the text: circle, square, triangle, diamond. Silent: its name stands beside it. */
export function Mark({ colour, className = 'size-[1em]' }: { colour: Colour; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`inline-block shrink-0 ${className}`} fill="currentColor" aria-hidden="true">
      <path d={SHAPES[colour]} />
    </svg>
  )
}
