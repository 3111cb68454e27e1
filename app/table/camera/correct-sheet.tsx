'use client'

import { Sheet } from '@/app/parts/sheet'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { capitalised } from '@/lib/cards/language'
import { spokenCard, writtenCard } from '@/lib/cards/names'
import { words } from './words'

/** Asks what a card in the photo is: the likeliest first, then all there are. */
export function CorrectSheet({
  card,
  likely,
  faces,
  onCard,
  onClose,
}: {
  /** What it is taken for; null where it is left out. */
  card: string | null
  likely: readonly string[]
  faces: readonly string[]
  /** Null: it was not laid now. */
  onCard: (card: string | null) => void
  onClose: () => void
}) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const wide = faces.some((face) => writtenCard(face, language).length > 5)
  const key = (face: string, main: boolean) => {
    const name = capitalised(writtenCard(face, language))
    return (
      <li key={face} className="min-w-0">
        <button
          type="button"
          aria-label={spokenCard(face, language)}
          aria-pressed={face === card}
          className={`min-h-12 w-full rounded-2xl border px-1 py-1 leading-tight font-extrabold hyphens-auto wrap-anywhere ${face === card ? 'border-transparent bg-ink text-paper' : 'border-edge bg-key'} ${main ? 'min-h-16' : ''} ${sizeOf(name, main, wide)}`}
          onClick={() => onCard(face)}
        >
          {name}
        </button>
      </li>
    )
  }
  return (
    <Sheet title={t('which')} onClose={onClose}>
      {likely.length > 0 && (
        <ul className="mb-3 grid grid-cols-3 gap-1.5 border-b border-edge pb-3">
          {likely.map((face) => key(face, true))}
        </ul>
      )}
      <ul className={`grid gap-1.5 ${wide ? 'grid-cols-4 flat:grid-cols-6' : 'grid-cols-5 flat:grid-cols-8'}`}>
        {faces.map((face) => key(face, false))}
      </ul>
      <button type="button" aria-pressed={card === null} className="button mt-3 w-full" onClick={() => onCard(null)}>
        {t('notPlayed')}
      </button>
    </Sheet>
  )
}

/** How large a name is written, so that it fits its key without being torn. */
function sizeOf(name: string, main: boolean, wide: boolean): string {
  // Longer words are hyphenated; these need not be.
  const isLong = name.split(' ').some(({ length }) => length > 9 && length < 13)
  if (main) return isLong ? 'text-base' : 'text-xl'
  if (wide) return isLong ? 'text-xs tracking-tight' : 'text-sm'
  return name.length > 4 ? 'text-xl flat:text-xs flat:tracking-tight' : 'text-xl'
}
