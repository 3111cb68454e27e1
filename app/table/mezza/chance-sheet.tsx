'use client'

import { face, faceColour } from '@/app/parts/card'
import { Sheet } from '@/app/parts/sheet'
import { useLanguage, useWords } from '@/app/words'
import { spokenCards } from '@/lib/cards/names'
import { cardOf, type Several } from './view'

/** Asks with how many cards a lit player takes the chance, or lays ½; asked only where more than one answer is possible. */
export function ChanceSheet({
  name,
  chance,
  counts,
  onCount,
  onOther,
  onClose,
}: {
  name: string
  chance: Several
  counts: readonly number[]
  onCount: (count: number) => void
  /** The player lays something else out of turn. */
  onOther: () => void
  onClose: () => void
}) {
  const t = useWords('table')
  const language = useLanguage()
  const card = cardOf(chance)
  const isChance = chance.kind !== 'halves'
  const title = isChance
    ? t(chance.kind === 'snatch' ? 'snatchTitle' : 'quickTitle', { name })
    : t('howManyCard', { card: face(card) })
  return (
    <Sheet title={title} onClose={onClose}>
      <ul className="flex flex-wrap gap-2">
        {counts.map((count) => (
          <li key={count} className="flex-1">
            <button
              type="button"
              aria-label={spokenCards(card, count, language)}
              className={`button min-h-20 w-full text-3xl font-extrabold whitespace-nowrap ${faceColour(card)}`}
              onClick={() => onCount(count)}
            >
              {count > 3 ? `${count} × ${face(card)}` : Array(count).fill(face(card)).join(' ')}
            </button>
          </li>
        ))}
      </ul>
      {isChance && (
        <button type="button" className="button mt-2 w-full" onClick={onOther}>
          {t('otherCard')}
        </button>
      )}
    </Sheet>
  )
}
