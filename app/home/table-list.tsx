'use client'

import { useId } from 'react'
import { moreTables } from '@/app/parts/use-tables'
import { useWords } from '@/app/words'
import type { TableRow } from '@/lib/book/database'
import type { Listed } from '@/lib/book/tables'
import { TableCard } from './table-card'

/** What is being played, the last touched first; below it what has been played, the last begun first. */
export function TableList({ tables: { rows, more }, onMenu }: { tables: Listed; onMenu: (table: TableRow) => void }) {
  const t = useWords('home')
  const running = rows.filter(({ over }) => !over)
  const finished = rows.filter(({ over }) => over).sort((one, other) => other.created - one.created)
  return (
    <>
      {running.length > 0 && <Section title={t('running')} tables={running} onMenu={onMenu} />}
      {finished.length > 0 && <Section title={t('finished')} tables={finished} onMenu={onMenu} />}
      {more > 0 && (
        <button type="button" className="button" onClick={moreTables}>
          {t('showMore', { count: more })}
        </button>
      )}
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
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2">
      <h2 id={heading} className="font-bold text-quiet">
        {title}
      </h2>
      <ul className="flex flex-col gap-2">
        {tables.map((table, index) => (
          <TableCard key={table.id} table={table} next={index === 0} onMenu={() => onMenu(table)} />
        ))}
      </ul>
    </section>
  )
}
