'use client'

import { FILL, Mark } from '@/app/parts/colours'
import { Sheet } from '@/app/parts/sheet'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { COLOURS, type Colour, colourName } from '@/lib/cards/colours'
import { capitalised } from '@/lib/cards/language'
import { words } from './words'

/** Asks for a colour: the one a joker wishes for, or the one that a tapped number has. */
export function ColourSheet({
  title,
  onColour,
  onNone,
  onClose,
}: {
  title: string
  onColour: (colour: Colour) => void
  /** Nobody named one; left out where there must be one. */
  onNone?: (() => void) | undefined
  onClose: () => void
}) {
  const t = useOwnWords(words)
  const language = useLanguage()
  return (
    <Sheet title={title} onClose={onClose}>
      <ul className="grid grid-cols-2 gap-2">
        {COLOURS.map((colour) => (
          <li key={colour} className="min-w-0">
            <button
              type="button"
              className={`button min-h-24 w-full flex-col text-2xl ${FILL[colour]}`}
              onClick={() => onColour(colour)}
            >
              <Mark colour={colour} className="size-9" />
              {capitalised(colourName(colour, language))}
            </button>
          </li>
        ))}
      </ul>
      {onNone && (
        <button type="button" className="mt-2 min-h-12 w-full text-quiet underline" onClick={onNone}>
          {t('choose.none')}
        </button>
      )}
    </Sheet>
  )
}
