'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { BackLink } from '@/app/parts/back-link'
import { useTitle } from '@/app/parts/use-title'
import { useWords } from '@/app/words'
import type { TableRow } from '@/lib/book/database'
import { recentGroups, recentNames } from '@/lib/book/recent'
import { recentTables } from '@/lib/book/tables'
import { NewTable } from './new-table'

/** Players, order, cards and house rules of a new table. `?again=ID` begins with those of an earlier one. */
export function NewTableScreen() {
  const t = useWords('new')
  useTitle(t('title'))
  const again = useSearchParams().get('again')
  const [rows, setRows] = useState<readonly TableRow[]>()
  const [before] = recentGroups(rows?.filter(({ id }) => id === again) ?? [])

  useEffect(() => {
    let here = true
    // Read once: what is on offer must not change under the thumb, also not by the table that is begun here. Why it
    // cannot be read is said when nothing can be begun either.
    void recentTables(again).then((outcome) => here && setRows(outcome.ok ? outcome.value : []))
    return () => {
      here = false
    }
  }, [again])

  return (
    <main className="page pb-0 flat:max-w-4xl">
      <header className="flex items-center">
        <BackLink />
        <h1 className="flex-1 text-xl font-bold">{t('title')}</h1>
      </header>
      {rows && (
        <NewTable key={again} groups={recentGroups(rows, 3)} names={recentNames(rows)} before={before} again={again} />
      )}
    </main>
  )
}
