'use client'

import { FILL, Mark } from '@/app/parts/colours'
import { Sheet } from '@/app/parts/sheet'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { colourName } from '@/lib/cards/colours'
import type { MauMauView } from './view'
import { words } from './words'

/** U5.6: the loser of a vain challenge draws two more. */
const VAIN = 2

/** A joker +4 is doubted: the table looks at the cards, and says what it has found. */
export function ChallengeSheet({
  view: { names, table, four },
  by,
  onFound,
  onClose,
}: {
  view: MauMauView
  by: number
  onFound: (guilty: boolean) => void
  onClose: () => void
}) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const colour = four?.colour
  const layer = four === null ? '' : (names[four.by] ?? '')
  return (
    <Sheet title={t('doubt.title', { name: names[by] ?? '' })} onClose={onClose}>
      <p className="mb-4 text-lg text-pretty">
        {colour ? t('doubt.look', { name: layer, colour: colourName(colour, language) }) : t('doubt.lookAny')}
        {colour && (
          <span
            className={`ml-2 inline-flex size-8 items-center justify-center rounded-lg align-middle ${FILL[colour]}`}
          >
            <Mark colour={colour} className="size-5" />
          </span>
        )}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Finding
          answer={t('doubt.guilty')}
          hint={layer && t('doubt.guiltyHint', { name: layer })}
          onTap={() => onFound(true)}
        />
        <Finding
          answer={t('doubt.honest')}
          hint={t('doubt.honestHint', { name: names[by] ?? '', count: table.penalty + VAIN })}
          onTap={() => onFound(false)}
        />
      </div>
    </Sheet>
  )
}

function Finding({ answer, hint, onTap }: { answer: string; hint: string; onTap: () => void }) {
  return (
    <button type="button" className="button min-h-20 min-w-0 flex-col gap-0.5 leading-tight" onClick={onTap}>
      <span className="text-lg">{answer}</span>
      {hint && <span className="text-sm font-normal text-quiet wrap-anywhere">{hint}</span>}
    </button>
  )
}
