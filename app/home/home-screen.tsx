'use client'

import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import { useNewVersion } from '@/app/offline'
import { Icon } from '@/app/parts/icon/all'
import { useTables } from '@/app/parts/use-tables'
import { useTitle } from '@/app/parts/use-title'
import { useWords } from '@/app/words'
import type { TableRow } from '@/lib/book/database'
import { purgeDeleted } from '@/lib/book/purge'
import { KEPT_DELETED } from '@/lib/book/tables'
import { DeletedNote } from './deleted-note'
import { ImportLogs } from './import-logs'
import { type CameIn, ImportedNote } from './imported-note'
import { TableList } from './table-list'
import { TableMenu } from './table-menu'
import { Trouble } from './trouble'
import { useScoreBook } from './use-score-book'
import { Welcome } from './welcome'

let purged = false

/** All tables of this device, and the way to a new one. */
export function HomeScreen() {
  const t = useWords('home')
  const app = useWords('app')
  useTitle(app('name'))
  const tables = useTables()
  useScoreBook(tables)
  const loadNewVersion = useNewVersion()
  const [menuOf, setMenuOf] = useState<TableRow>()
  const [deleted, setDeleted] = useState<readonly TableRow[]>([])
  const [imported, setImported] = useState<CameIn>()
  const newTable = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    if (purged) return
    purged = true
    // What cannot be cleared away today is hidden all the same.
    void purgeDeleted(Date.now() - KEPT_DELETED)
  }, [])

  return (
    <main className="page pb-0 flat:grid flat:max-w-4xl flat:grid-cols-[minmax(0,1fr)_16rem] flat:grid-rows-[auto_auto_1fr] flat:gap-x-6">
      <header className="flex items-center flat:col-span-2">
        <h1 className="flex-1 text-3xl font-extrabold tracking-tight">{app('name')}</h1>
        <Link href="/settings/" className="icon-button -mr-3" aria-label={t('settings')}>
          <Icon name="settings" />
        </Link>
      </header>

      <nav className="grid grid-cols-2 gap-2 flat:col-start-2 flat:grid-cols-1">
        <Link href="/scores/" className="button px-3">
          <Icon name="crown" />
          {t('scores')}
        </Link>
        <Link href="/learn/" className="button px-3">
          <Icon name="book" />
          {t('learn')}
        </Link>
      </nav>

      <div className="flex min-w-0 flex-1 flex-col gap-6 pb-4 flat:col-start-1 flat:row-span-2 flat:row-start-2">
        {loadNewVersion && (
          <button type="button" className="button font-normal" onClick={loadNewVersion}>
            <Icon name="again" />
            {t('newVersion')}
          </button>
        )}
        {tables && !tables.ok && <Trouble failure={tables.failure} />}
        {tables?.ok && tables.value.rows.length === 0 && <Welcome />}
        {tables?.ok && <TableList tables={tables.value} onMenu={setMenuOf} />}
        <div className="flex flex-col gap-2">
          {tables?.ok && <ImportLogs onKept={setImported} />}
          <Link href="/print/" prefetch={false} className="button self-start bg-transparent font-normal">
            <Icon name="printer" />
            {t('print')}
          </Link>
          <Link href="/decks/" prefetch={false} className="button self-start bg-transparent font-normal">
            <Icon name="cards" />
            {t('decks')}
          </Link>
        </div>
      </div>

      <div className="thumb-bar flat:col-start-2 flat:mx-0 flat:px-0">
        <div role="status" className="flex flex-col gap-2">
          {imported && <ImportedNote tables={imported} onOver={() => setImported(undefined)} />}
          {deleted.length > 0 && (
            <DeletedNote
              tables={deleted}
              onOver={(hadFocus) => {
                if (hadFocus) newTable.current?.focus({ preventScroll: true })
                setDeleted([])
              }}
            />
          )}
        </div>
        <Link ref={newTable} href="/new/" className="button button-main min-h-16 text-xl">
          <Icon name="plus" />
          {t('newTable')}
        </Link>
      </div>

      {menuOf && (
        <TableMenu
          table={menuOf}
          onClose={() => setMenuOf(undefined)}
          onDeleted={() => {
            setImported(undefined)
            setDeleted([...deleted, menuOf])
            setMenuOf(undefined)
          }}
        />
      )}
    </main>
  )
}
