'use client'

import { useId, useState } from 'react'
import { useWords } from '@/app/words'
import type { TableRow } from '@/lib/book/database'
import { TableCard } from './table-card'

/** Shown at once; a long list begins without the wait for all of it. */
const PAGE = 50

/** What is being played, the last touched first; below it what has been played, the last begun first. */
export function TableList({ tables, onMenu }: { tables: readonly TableRow[]; onMenu: (table: TableRow) => void }) {
  const t = useWords('home')
  const running = tables.filter(({ over }) => !over)
  const finished = tables.filter(({ over }) => over).sort((one, other) => other.created - one.created)
  return (
    <>
      {running.length > 0 && <Section title={t('running')} tables={running} onMenu={onMenu} />}
      {finished.length > 0 && <Section title={t('finished')} tables={finished} onMenu={onMenu} />}
    </>
  )
}

function Section({
  title,
  tables,
  onMenu,
}: {
  title: string
  tables: readonly TableRow[]
  onMenu: (table: TableRow) => void
}) {
  const t = useWords('home')
  const heading = useId()
  const [shown, setShown] = useState(PAGE)
  const hidden = tables.length - shown
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2">
      <h2 id={heading} className="font-bold text-quiet">
        {title}
      </h2>
      <ul className="flex flex-col gap-2">
        {tables.slice(0, shown).map((table, index) => (
          <TableCard key={table.id} table={table} next={index === 0} onMenu={() => onMenu(table)} />
        ))}
      </ul>
      {hidden > 0 && (
        <button type="button" className="button" onClick={() => setShown(shown + PAGE)}>
          {t('showMore', { count: hidden })}
        </button>
      )}
    </section>
  )
}
