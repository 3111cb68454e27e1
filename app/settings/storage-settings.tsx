'use client'

import { useEffect, useState } from 'react'
import { megabytes } from '@/app/parts/megabytes'
import { localeOf } from '@/app/parts/moment'
import { useLanguage, useWords } from '@/app/words'
import { askToKeep, type Keeping, keeping } from '@/lib/book/persist'

/** How much is stored here, and whether it is safe from being cleared. */
export function StorageSettings() {
  const t = useWords('settings')
  const locale = localeOf(useLanguage())
  const [kept, setKept] = useState<Keeping>()
  const [declined, setDeclined] = useState(false)

  useEffect(() => {
    let here = true
    void keeping().then((found) => here && setKept(found))
    return () => {
      here = false
    }
  }, [])

  async function ask() {
    setDeclined(!(await askToKeep()))
    setKept(await keeping())
  }

  // The lines keep their place while the browser is asked.
  return (
    <div className="flex min-h-32 flex-col gap-2">
      {kept?.used !== undefined && <p>{t('used', { size: megabytes(kept.used, locale) })}</p>}
      {kept && <p role="status">{t(kept.promised ? 'promised' : declined ? 'declined' : 'notPromised')}</p>}
      {kept && !kept.promised && !declined && (
        <button type="button" className="button self-start" onClick={() => void ask()}>
          {t('ask')}
        </button>
      )}
    </div>
  )
}
