'use client'

import type { PersonRow } from '@/lib/book/result'
import { cssColour } from './palette'
import { useObjectUrl } from './use-object-url'

/** Somebody's picture, or the first letter of the name on their colour. Silent for screen readers: the name stands beside it. */
export function Face({
  person: { name, colour, picture },
  className = 'size-12 text-xl',
}: {
  person: Pick<PersonRow, 'name' | 'colour' | 'picture'>
  className?: string
}) {
  const url = useObjectUrl(picture)
  const shade = cssColour(colour)
  return (
    <span
      aria-hidden="true"
      className={`flex shrink-0 items-center justify-center overflow-hidden rounded-full border-3 bg-surface font-extrabold ${className}`}
      style={{ borderColor: shade, ...(!picture && { background: shade, color: 'light-dark(#fff, #10141b)' }) }}
    >
      {picture
        ? // biome-ignore lint/performance/noImgElement: it lies in memory
          url && <img src={url} alt="" className="size-full object-cover" />
        : firstLetter(name)}
    </span>
  )
}

let letters: Intl.Segmenter | undefined

/** A letter may be made of several signs: "É", or a flag. */
function firstLetter(name: string): string {
  letters ??= new Intl.Segmenter()
  const [first] = letters.segment(name)
  return (first?.segment ?? '').toLocaleUpperCase()
}
