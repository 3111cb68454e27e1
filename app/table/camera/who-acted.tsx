'use client'

import { useOwnWords } from '@/app/words/own-words'
import { words } from './words'

/** Who acted: whoever is proposed, until somebody says another. */
export function WhoActed({
  players,
  acting,
  onSeat,
}: {
  /** Those still playing. */
  players: readonly { readonly seat: number; readonly name: string }[]
  acting: number | undefined
  onSeat: (seat: number) => void
}) {
  const t = useOwnWords(words)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look and layout
    <div role="group" aria-label={t('who')} className="-mx-4 flex items-center gap-1.5 overflow-x-auto px-4">
      <span className="shrink-0 text-sm text-quiet">{t('who')}</span>
      {players.map(({ seat, name }) => (
        <button
          key={seat}
          type="button"
          aria-pressed={acting === seat}
          className={`button shrink-0 px-3 py-1 text-sm ${acting === seat ? 'border-you bg-you text-on-you' : ''}`}
          onClick={() => onSeat(seat)}
        >
          <span className="max-w-28 truncate">{name}</span>
        </button>
      ))}
    </div>
  )
}
