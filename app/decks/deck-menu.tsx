'use client'

import Link from 'next/link'
import { useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { canShare, saveFile, shareFile } from '@/app/parts/save-file'
import { Sheet } from '@/app/parts/sheet'
import { useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import type { DeckRow } from '@/lib/book/database'
import { deleteDeck, renameDeck } from '@/lib/book/decks'
import { fileOf } from './deck-file'
import { NAME_LENGTH } from './new-deck'
import { useWhy } from './use-why'
import { words } from './words'

/** What can be done with a deck. */
export function DeckMenu({ row, onClose, onDeleted }: { row: DeckRow; onClose: () => void; onDeleted: () => void }) {
  const t = useOwnWords(words)
  const common = useWords('common')
  const why = useWhy()
  const [name, setName] = useState<string>()
  const [saved, setSaved] = useState<string>()
  const [failure, setFailure] = useState<string>()

  async function rename() {
    const wanted = name?.trim() ?? ''
    if (wanted === '' || wanted === row.name) return onClose()
    const outcome = await renameDeck(row.id, wanted)
    if (outcome.ok) onClose()
    else setFailure(why(outcome.failure))
  }

  async function remove() {
    const outcome = await deleteDeck(row.id)
    if (outcome.ok) onDeleted()
    else setFailure(why(outcome.failure))
  }

  async function save() {
    const file = await fileOf(row)
    saveFile(file)
    setSaved(file.name)
  }

  return (
    <Sheet title={row.name} onClose={onClose}>
      <div className="flex flex-col gap-2">
        {name !== undefined ? (
          <form
            className="flex flex-col gap-2"
            onSubmit={(event) => {
              event.preventDefault()
              void rename()
            }}
          >
            <label className="flex flex-col gap-1 font-bold">
              {t('name')}
              <input
                className="field font-normal"
                // biome-ignore lint/a11y/noAutofocus: it was asked for
                autoFocus
                value={name}
                maxLength={NAME_LENGTH}
                onChange={(event) => setName(event.target.value)}
              />
            </label>
            <button type="submit" className="button button-main">
              {common('done')}
            </button>
          </form>
        ) : (
          <>
            <Link replace href={`/decks/?id=${row.id}`} className="button justify-start">
              <Icon name="cards" />
              {t('teach')}
            </Link>
            <button type="button" className="button justify-start" onClick={() => setName(row.name)}>
              <Icon name="pencil" />
              {t('rename')}
            </button>
            {row.cards.length > 0 && (
              <>
                <button type="button" className="button justify-start" onClick={() => void save()}>
                  <Icon name="save" />
                  {t('save')}
                </button>
                {canShare(new File(['{}'], 'a.json', { type: 'application/json' })) && (
                  <button
                    type="button"
                    className="button justify-start"
                    onClick={() => void fileOf(row).then(shareFile).then(setSaved)}
                  >
                    <Icon name="share" />
                    {t('share')}
                  </button>
                )}
              </>
            )}
            <button type="button" className="button button-no justify-start" onClick={() => void remove()}>
              <Icon name="strike" />
              {t('delete')}
            </button>
          </>
        )}
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
