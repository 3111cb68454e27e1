'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { useOwnWords } from '@/app/words/own-words'
import type { Backups } from '@/lib/book/backup'
import { type Kept, watchKept } from '@/lib/book/kept'
import { ClearSheet } from './clear-sheet'
import { words } from './words'

/** The way to delete everything. */
export function ClearPanel({
  backups,
  onBackup,
  onChange,
}: {
  backups: Backups
  onBackup: () => void
  onChange: () => void
}) {
  const t = useOwnWords(words)
  const [kept, setKept] = useState<Kept>()
  const [asking, setAsking] = useState(false)
  const [said, setSaid] = useState('')
  useEffect(() => watchKept((outcome) => setKept(outcome.ok ? outcome.value : undefined)), [])

  const isEmpty = !kept || kept.tables + kept.entered + kept.decks === 0
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-pretty empty:hidden">
        {said}
      </p>
      {!isEmpty && (
        <button
          type="button"
          className="button button-no"
          onClick={() => {
            setSaid('')
            setAsking(true)
          }}
        >
          <Icon name="strike" />
          {t('clear')}
        </button>
      )}
      {asking && kept && (
        <ClearSheet
          kept={kept}
          backups={backups}
          onBackup={() => {
            setAsking(false)
            onBackup()
          }}
          onCleared={(count) => {
            setAsking(false)
            setSaid(t('cleared', { count }))
            onChange()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
