'use client'

import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { megabytes } from '@/app/parts/megabytes'
import { localeOf, moment } from '@/app/parts/moment'
import { canShare, saveFile, shareFile } from '@/app/parts/save-file'
import { SwitchRow } from '@/app/parts/switch-row'
import { useFailureWords } from '@/app/parts/use-failure-words'
import { useLatest } from '@/app/parts/use-latest'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import type { Exported } from '@/lib/book/archive/export'
import type { Backups, noteBackup } from '@/lib/book/backup'
import { askToKeep } from '@/lib/book/persist'
import { type Running, runArchive } from './archive-thread'
import { BringArchive } from './bring-archive'
import { SaveCsv } from './save-csv'
import { words } from './words'

interface Saved {
  readonly file: File
  readonly isEmpty: boolean
  readonly damaged: number
}

/** Everything into a file, and back. */
export function BackupPanel({
  wanted,
  backups,
  onNote,
  onChange,
}: {
  /** Grows when somebody asks for a backup elsewhere on the page. */
  wanted: number
  backups: Backups
  onNote: (what: Parameters<typeof noteBackup>[0], at?: number) => void
  onChange: () => void
}) {
  const t = useOwnWords(words)
  const failureWords = useFailureWords()
  const language = useLanguage()
  const locale = localeOf(language)
  const running = useRef<Running<Exported>>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const [share, setShare] = useState<number>()
  const busy = share !== undefined
  const [saved, setSaved] = useState<Saved>()
  const [trouble, setTrouble] = useState('')

  useEffect(() => () => running.current?.stop(), [])

  const begin = useLatest(() => {
    button.current?.scrollIntoView({ block: 'center' })
    if (!busy) void save()
  })
  useEffect(() => {
    if (wanted > 0) begin()
  }, [wanted, begin])

  async function save() {
    // Whoever saves the book wants to keep it.
    void askToKeep()
    setShare(0)
    setSaved(undefined)
    setTrouble('')
    try {
      running.current = runArchive({ do: 'export' }, ({ share }) => setShare(share))
      take(await running.current.answer)
    } catch {
      setTrouble(t('broken'))
    }
    setShare(undefined)
    onChange()
  }

  function take(exported: Exported) {
    switch (exported.kind) {
      case 'refused':
        return setTrouble(failureWords(exported.failure))
      case 'unfit':
        return setTrouble(t('unpackable'))
      case 'made': {
        const file = new File([exported.file], exported.name, { type: exported.file.type })
        const isEmpty = Object.values(exported.contents).every((count) => count === 0)
        saveFile(file)
        onNote('saved', exported.made)
        setSaved({ file, isEmpty, damaged: exported.damaged })
      }
    }
  }

  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share ?? 0)
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-bold">{t('backup')}</h2>
      <p className="text-pretty">{t('backupHint')}</p>
      <p className={backups.saved === undefined ? 'font-bold text-half' : 'text-quiet'}>
        {backups.saved === undefined ? t('never') : t('last', { when: moment(backups.saved, Date.now(), locale) })}
      </p>
      <button
        ref={button}
        type="button"
        className="button button-main min-h-16 text-xl"
        disabled={busy}
        onClick={() => void save()}
      >
        <Icon name="save" />
        {busy ? t('packing', { share: percent }) : t('save')}
      </button>
      <div role="status" className="flex flex-col gap-2 empty:hidden">
        {saved && (
          <>
            <p className="wrap-anywhere">
              {saved.isEmpty
                ? t('savedEmpty', { file: saved.file.name })
                : t('saved', { file: saved.file.name, size: megabytes(saved.file.size, locale) })}
            </p>
            {saved.damaged > 0 && <p className="font-bold text-no">{t('damaged', { count: saved.damaged })}</p>}
          </>
        )}
      </div>
      {saved && canShare(saved.file) && (
        <button type="button" className="button" onClick={() => void shareFile(saved.file)}>
          <Icon name="share" />
          {t('share')}
        </button>
      )}
      <p role="alert" className="rounded-2xl border-2 border-no bg-no-soft px-4 py-2 empty:hidden">
        {trouble}
      </p>
      <BringArchive onMerged={onChange} onNote={onNote} disabled={busy} />
      <SaveCsv />
      <div className="rounded-2xl border border-edge bg-surface">
        <SwitchRow
          title={t('remind')}
          hint={t('remindHint')}
          on={!backups.never}
          onSwitch={(on) => onNote(on ? 'remind' : 'never')}
        />
      </div>
    </section>
  )
}
