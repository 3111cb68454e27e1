'use client'

import Link from 'next/link'
import { useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { Sheet } from '@/app/parts/sheet'
import { canShareLogs, saveLog, shareLog } from '@/app/parts/table-file'
import { useFailureWords } from '@/app/parts/use-failure-words'
import { useWords } from '@/app/words'
import type { TableRow } from '@/lib/book/database'
import type { Outcome } from '@/lib/book/failure'
import { deleteTable } from '@/lib/book/tables'

/** What can be done with a table without sitting down at it. */
export function TableMenu({
  table,
  onClose,
  onDeleted,
}: {
  table: TableRow
  onClose: () => void
  onDeleted: () => void
}) {
  const t = useWords('home')
  const failureWords = useFailureWords()
  const [saved, setSaved] = useState<string>()
  const [failure, setFailure] = useState<string>()

  async function carryOut<Value>(work: Promise<Outcome<Value>>, done: (value: Value) => void) {
    const outcome = await work
    setFailure(outcome.ok ? undefined : failureWords(outcome.failure))
    if (outcome.ok) done(outcome.value)
  }

  return (
    <Sheet title={table.players.join(', ')} onClose={onClose}>
      <div className="flex flex-col gap-2">
        <Link replace href={`/new/?again=${table.id}`} className="button justify-start">
          <Icon name="again" />
          {t('again')}
        </Link>
        <button
          type="button"
          className="button justify-start"
          onClick={() => void carryOut(saveLog(table.id), setSaved)}
        >
          <Icon name="save" />
          {t('save')}
        </button>
        {canShareLogs() && (
          <button
            type="button"
            className="button justify-start"
            onClick={() => void carryOut(shareLog(table.id), setSaved)}
          >
            <Icon name="share" />
            {t('share')}
          </button>
        )}
        <button
          type="button"
          className="button button-no justify-start"
          onClick={() => void carryOut(deleteTable(table.id), onDeleted)}
        >
          <Icon name="strike" />
          {t('delete')}
        </button>
        <p role="status" className="text-quiet wrap-anywhere empty:hidden">
          {saved && t('saved', { file: saved })}
        </p>
        <p role="alert" className="font-bold text-no empty:hidden">
          {failure}
        </p>
      </div>
    </Sheet>
  )
}
