'use client'

import { useOwnWords } from '@/app/words/own-words'
import { words } from './words'

/**
 * That something is going on, while the card reader loads, gets ready and reads. What is being waited for is said above.
 *
 * @param share of what is loaded, 0 to 1; null: all is there.
 */
export function Waiting({ share }: { share: number | null }) {
  const t = useOwnWords(words)
  return (
    <div>
      {share !== null && (
        <p className="text-center text-sm text-quiet">
          {share < 1 ? t('loading', { percent: Math.floor(100 * share) }) : t('warming')}
        </p>
      )}
      <progress
        {...(share !== null && share < 1 && { value: share })}
        max={1}
        aria-hidden="true"
        className="progress mt-1"
      />
    </div>
  )
}
