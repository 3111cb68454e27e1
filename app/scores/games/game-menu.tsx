'use client'

import Link from 'next/link'
import { useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { Sheet } from '@/app/parts/sheet'
import { useOwnWords } from '@/app/words/own-words'
import type { ResultRow } from '@/lib/book/result'
import { DeleteSheet } from './delete-sheet'
import { useGameName } from './game-line'
import { words } from './words'

/** What can be done with a finished game. */
export function GameMenu({ row, onClose, onDeleted }: { row: ResultRow; onClose: () => void; onDeleted: () => void }) {
  const t = useOwnWords(words)
  const { game, when } = useGameName(row)
  const [asking, setAsking] = useState(false)
  if (asking) return <DeleteSheet key="delete" row={row} onClose={onClose} onDeleted={onDeleted} />
  return (
    <Sheet key="menu" title={`${game}, ${when}`} onClose={onClose}>
      <div className="flex flex-col gap-2">
        <Link replace prefetch={false} href={`/scores/game/?id=${row.id}`} className="button justify-start">
          <Icon name="memory" />
          {t('open')}
        </Link>
        {row.source === 'hand' && (
          <Link replace prefetch={false} href={`/scores/enter/?id=${row.id}`} className="button justify-start">
            <Icon name="pencil" />
            {t('correct')}
          </Link>
        )}
        <button type="button" className="button button-no justify-start" onClick={() => setAsking(true)}>
          <Icon name="strike" />
          {t('delete')}
        </button>
      </div>
    </Sheet>
  )
}
