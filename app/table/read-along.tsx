'use client'

import { useWords } from '@/app/words'
import type { LiveTable } from '@/lib/book/live'

/** Another window writes at this table: says so, and how to play on here. */
export function ReadAlong({ live }: { live: LiveTable }) {
  const t = useWords('table')
  return (
    <div role="alert" className="flex items-center gap-3 rounded-2xl bg-half-soft p-2 pl-4 text-half">
      <p className="flex-1 text-sm font-bold">{t('readAlong')}</p>
      <button type="button" className="button" onClick={() => live.takeOver()}>
        {t('takeOver')}
      </button>
    </div>
  )
}
