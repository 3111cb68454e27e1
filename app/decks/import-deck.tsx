'use client'

import { useRef, useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { Sheet } from '@/app/parts/sheet'
import { useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { type Imported, importDeck, keepBrought } from './deck-file'
import type { DeckGame } from './games'
import { useWhy } from './use-why'
import { words } from './words'

/** Takes a deck from a file. What is wrong with one is said, and nothing of it is kept. */
export function ImportDeck() {
  const t = useOwnWords(words)
  const gameWords = useWords('games')
  const why = useWhy()
  const picker = useRef<HTMLInputElement>(null)
  const [result, setResult] = useState<Imported>()
  const close = () => setResult(undefined)

  function reason(imported: Imported) {
    switch (imported.kind) {
      case 'refused':
        return <span lang="en">{imported.why}</span>
      case 'too-large':
        return t('tooLarge')
      case 'failed':
        return why(imported.failure)
      default:
        return t('unreadable')
    }
  }

  return (
    <>
      <button
        type="button"
        className="button self-start bg-transparent font-normal"
        onClick={() => picker.current?.click()}
      >
        <Icon name="folder" />
        {t('import')}
      </button>
      <input
        ref={picker}
        type="file"
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) void importDeck(file).then(setResult)
          currentTarget.value = ''
        }}
      />
      <p role="status" className="text-quiet wrap-anywhere empty:hidden">
        {result?.kind === 'kept' && t('imported', { name: result.row.name })}
      </p>
      {result?.kind === 'which' && (
        <Sheet title={t('whichGame')} onClose={close}>
          <div className="flex flex-col gap-2">
            {result.brought.games.map((game) => (
              <button
                key={game}
                type="button"
                className="button"
                onClick={() => void keepBrought(result.brought, game, result.name).then(setResult)}
              >
                {gameWords(game as DeckGame)}
              </button>
            ))}
          </div>
        </Sheet>
      )}
      {result && result.kind !== 'kept' && result.kind !== 'which' && (
        <Sheet tone="no" title={t('notImported')} onClose={close}>
          <p className="wrap-anywhere">{reason(result)}</p>
          <p className="mt-4 text-quiet">{t('nothingKept')}</p>
        </Sheet>
      )}
    </>
  )
}
