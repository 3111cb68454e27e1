'use client'

import { useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { localeOf } from '@/app/parts/moment'
import { saveFile } from '@/app/parts/save-file'
import { useFailureWords } from '@/app/parts/use-failure-words'
import { useLanguage, useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { csvStyleOf, exportCsv } from '@/lib/book/csv'
import { dayOf } from '@/lib/book/evening'
import { takeIn } from '@/lib/book/results'
import type { GameId } from '@/lib/referee/game'
import { GAME_IDS } from '@/lib/referee/game'
import { words } from './words'

/** All results as a table for a spreadsheet, in the language in use. */
export function SaveCsv() {
  const t = useOwnWords(words)
  const gameWords = useWords('games')
  const failureWords = useFailureWords()
  const language = useLanguage()
  const [said, setSaid] = useState('')

  async function save() {
    // What has just been played counts.
    await takeIn()
    const { columns, left, sources, csvName } = words[language]
    const games = Object.fromEntries(GAME_IDS.map((id) => [id, gameWords(id)])) as Record<GameId, string>
    const made = await exportCsv({ ...csvStyleOf(localeOf(language)), columns, games, left, sources })
    if (!made.ok) return setSaid(failureWords(made.failure))
    if (made.value.rows === 0) return setSaid(t('csvNone'))
    const name = `${csvName}-${dayOf(Date.now())}.csv`
    saveFile(new File([made.value.text], name, { type: 'text/csv' }))
    setSaid(t('csvSaved', { file: name }))
  }

  return (
    <div className="flex flex-col gap-1">
      <button type="button" className="button justify-start" onClick={() => void save()}>
        <Icon name="list" />
        {t('csv')}
      </button>
      <p role="status" className="px-1 text-sm text-quiet text-pretty wrap-anywhere">
        {said || t('csvHint')}
      </p>
    </div>
  )
}
