'use client'

import Link from 'next/link'
import { useEffect, useState } from 'react'
import { useOwnWords } from '@/app/words/own-words'
import { atStake, isBackupDue, noteBackup, readBackups } from '@/lib/book/backup'
import { words } from './storage/words'

/** Reminds of a backup when much is new and the last one was long ago: rarely, and never again if nobody wants it. */
export function BackupReminder() {
  const t = useOwnWords(words)
  const [games, setGames] = useState(0)

  useEffect(() => {
    let here = true
    const backups = readBackups()
    if (isBackupDue({ games: Infinity, since: -Infinity }, backups, Date.now())) {
      void atStake(backups).then((stake) => {
        if (here && stake && isBackupDue(stake, backups, Date.now())) setGames(stake.games)
      })
    }
    return () => {
      here = false
    }
  }, [])

  function answer(what: 'later' | 'never') {
    noteBackup(what, Date.now())
    setGames(0)
  }

  if (games === 0) return null
  return (
    <section
      aria-label={t('reminder.title')}
      className="flex flex-col gap-2 rounded-2xl border border-edge bg-surface p-4"
    >
      <p className="text-pretty">
        <span className="font-bold">{t('reminder.title')}</span> {t('reminder.text', { games })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Link href="/scores/storage/" prefetch={false} className="button button-ink">
          {t('reminder.save')}
        </Link>
        <button type="button" className="button" onClick={() => answer('later')}>
          {t('reminder.later')}
        </button>
        <button type="button" className="button bg-transparent font-normal" onClick={() => answer('never')}>
          {t('reminder.never')}
        </button>
      </div>
    </section>
  )
}
