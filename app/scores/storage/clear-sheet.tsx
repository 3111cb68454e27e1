'use client'

import { useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { localeOf, moment } from '@/app/parts/moment'
import { Sheet } from '@/app/parts/sheet'
import { SwitchRow } from '@/app/parts/switch-row'
import { useFailureWords } from '@/app/parts/use-failure-words'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import type { Backups } from '@/lib/book/backup'
import { CLEARABLE, type Clearable, clearBook } from '@/lib/book/clear'
import type { Kept } from '@/lib/book/kept'
import { SheetAnswers } from '../parts/sheet-answers'
import { words } from './words'

/** Asks what of everything is to be deleted, and offers the backup before that. */
export function ClearSheet({
  kept,
  backups,
  onBackup,
  onCleared,
  onClose,
}: {
  kept: Kept
  backups: Backups
  onBackup: () => void
  onCleared: (count: number) => void
  onClose: () => void
}) {
  const t = useOwnWords(words)
  const failureWords = useFailureWords()
  const locale = localeOf(useLanguage())
  const counts: Readonly<Record<Clearable, number>> = {
    games: kept.tables - kept.running + kept.entered,
    running: kept.running,
    decks: kept.decks,
  }
  const offered = CLEARABLE.filter((kind) => counts[kind] > 0)
  const [chosen, setChosen] = useState<readonly Clearable[]>(['games'])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const kinds = offered.filter((kind) => chosen.includes(kind))

  async function clear() {
    setBusy(true)
    const outcome = await clearBook(kinds)
    setBusy(false)
    if (outcome.ok) onCleared(outcome.value)
    else setFailure(failureWords(outcome.failure))
  }

  return (
    <Sheet tone="no" title={t('clearSure')} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <div className="divide-y divide-edge rounded-2xl border border-edge bg-surface">
          {offered.map((kind) => (
            <SwitchRow
              key={kind}
              title={t(`clearKinds.${kind}`, { count: counts[kind] })}
              hint={t(`clearHints.${kind}`)}
              on={kinds.includes(kind)}
              onSwitch={(on) => setChosen(on ? [...chosen, kind] : chosen.filter((one) => one !== kind))}
            />
          ))}
        </div>
        <p className="text-pretty">{t('clearHint')}</p>
        <p className="text-sm text-quiet text-pretty">{t('clearStays')}</p>
        <div className="flex flex-col gap-2">
          <p className={backups.saved === undefined ? 'font-bold text-half' : 'text-quiet'}>
            {backups.saved === undefined ? t('never') : t('last', { when: moment(backups.saved, Date.now(), locale) })}
          </p>
          <button type="button" data-first className="button" onClick={onBackup}>
            <Icon name="save" />
            {t('clearBackup')}
          </button>
        </div>
        <SheetAnswers
          yes={t('clearYes')}
          disabled={busy || kinds.length === 0}
          failure={failure}
          onYes={() => void clear()}
          onCancel={onClose}
        />
      </div>
    </Sheet>
  )
}
