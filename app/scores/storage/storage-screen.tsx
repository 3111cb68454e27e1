'use client'

import { useState } from 'react'
import { StorageSettings } from '@/app/settings/storage-settings'
import { useOwnWords } from '@/app/words/own-words'
import { Head } from '../parts/head'
import { BackupPanel } from './backup-panel'
import { ClearPanel } from './clear-panel'
import { DeletedPanel } from './deleted-panel'
import { KeptPanel } from './kept-panel'
import { useBackups } from './use-backups'
import { words } from './words'

/** Where people look after what is stored: take it elsewhere and back, see what there is, restore and remove. */
export function StorageScreen() {
  const t = useOwnWords(words)
  const [backups, note] = useBackups()
  /** Counts what may have changed how much is in use. */
  const [changes, setChanges] = useState(0)
  /** Counts how often somebody wanted a backup elsewhere on this page. */
  const [wanted, setWanted] = useState(0)
  if (!backups) return null
  return (
    <main className="page flat:max-w-4xl">
      <Head title={t('title')} />
      <div className="flex flex-col gap-8 flat:grid flat:grid-cols-2 flat:items-start">
        <BackupPanel wanted={wanted} backups={backups} onNote={note} onChange={() => setChanges(changes + 1)} />
        <div className="flex min-w-0 flex-col gap-8">
          <section className="flex flex-col gap-2">
            <h2 className="font-bold">{t('kept')}</h2>
            <KeptPanel key={changes} />
            <StorageSettings key={`settings ${changes}`} />
            <ClearPanel
              backups={backups}
              onBackup={() => setWanted(wanted + 1)}
              onChange={() => setChanges(changes + 1)}
            />
          </section>
          <DeletedPanel onChange={() => setChanges(changes + 1)} />
        </div>
      </div>
    </main>
  )
}
