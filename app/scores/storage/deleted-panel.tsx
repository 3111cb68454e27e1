'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { localeOf, moment } from '@/app/parts/moment'
import { useFailureWords } from '@/app/parts/use-failure-words'
import { useLanguage, useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { restoreAll } from '@/lib/book/clear'
import { type Deleted, restore, watchDeleted } from '@/lib/book/deleted'
import { takeIn } from '@/lib/book/results'
import type { GameId } from '@/lib/referee/game'
import { RemoveSheet } from './remove-sheet'
import { words } from './words'

/** Shown at once, and with each tap on "more". */
const PAGE = 20

/** What was deleted: back again, or gone for good. */
export function DeletedPanel({ onChange }: { onChange: () => void }) {
  const t = useOwnWords(words)
  const failureWords = useFailureWords()
  const [all, setAll] = useState<readonly Deleted[]>()
  const [shown, setShown] = useState(PAGE)
  const [removing, setRemoving] = useState<readonly Deleted[]>()
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState('')

  // Where nothing can be read the panel above has said so.
  useEffect(() => watchDeleted((outcome) => setAll(outcome.ok ? outcome.value : undefined)), [])

  async function bringBack(one: Deleted, name: string) {
    const outcome = await restore(one)
    setFailure(outcome.ok ? '' : failureWords(outcome.failure))
    setSaid(outcome.ok ? t('restored', { name }) : '')
    if (outcome.ok) await takeIn()
  }

  async function bringAllBack() {
    const outcome = await restoreAll()
    setFailure(outcome.ok ? '' : failureWords(outcome.failure))
    setSaid(outcome.ok ? t('restoredAll', { count: outcome.value }) : '')
    if (outcome.ok) await takeIn()
    onChange()
  }

  if (!all) return null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-bold">{t('deleted')}</h2>
      <p className="text-quiet text-pretty">{t(all.length > 0 ? 'deletedHint' : 'deletedNone')}</p>
      <p role="status" className="wrap-anywhere empty:hidden">
        {said}
      </p>
      <p role="alert" className="rounded-2xl border-2 border-no bg-no-soft px-4 py-2 empty:hidden">
        {failure}
      </p>
      {all.length > 1 && (
        <button type="button" className="button" onClick={() => void bringAllBack()}>
          <Icon name="undo" />
          {t('restoreAll')}
        </button>
      )}
      {all.length > 0 && (
        <ul className="flex flex-col divide-y divide-edge rounded-2xl border border-edge bg-surface">
          {all.slice(0, shown).map((one) => (
            <DeletedLine
              key={`${one.kind} ${one.row.id}`}
              one={one}
              onRestore={(name) => void bringBack(one, name)}
              onRemove={() => setRemoving([one])}
            />
          ))}
        </ul>
      )}
      {all.length > shown && (
        <button type="button" className="button" onClick={() => setShown(shown + PAGE)}>
          {t('more', { count: all.length - shown })}
        </button>
      )}
      {all.length > 1 && (
        <button type="button" className="button button-no" onClick={() => setRemoving(all)}>
          <Icon name="strike" />
          {t('removeAll')}
        </button>
      )}
      {removing && (
        <RemoveSheet
          things={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => {
            setSaid(t('removed', { count: removing.length }))
            setRemoving(undefined)
            onChange()
          }}
        />
      )}
    </section>
  )
}

function DeletedLine({
  one,
  onRestore,
  onRemove,
}: {
  one: Deleted
  onRestore: (name: string) => void
  onRemove: () => void
}) {
  const t = useOwnWords(words)
  const gameWords = useWords('games')
  const locale = localeOf(useLanguage())
  const name = nameOf(one)
  const when = t('deletedAt', { when: moment(one.deleted, Date.now(), locale) })
  const kind = one.kind === 'table' ? [] : [t(one.kind === 'deck' ? 'deck' : 'byHand')]
  return (
    <li className="flex items-center gap-1 py-2 pr-2 pl-4">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-bold">{name}</p>
        <p className="text-sm text-quiet">{[gameWords(one.row.game as GameId), ...kind, when].join(' · ')}</p>
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={t('restoreOf', { name })}
        onClick={() => onRestore(name)}
      >
        <Icon name="undo" />
      </button>
      <button type="button" className="icon-button text-no" aria-label={t('removeOf', { name })} onClick={onRemove}>
        <Icon name="strike" />
      </button>
    </li>
  )
}

/** Who sat there, or what the deck is called. */
function nameOf(one: Deleted): string {
  switch (one.kind) {
    case 'table':
      return one.row.players.join(', ')
    case 'result':
      return one.row.seats.map(({ name }) => name).join(', ')
    case 'deck':
      return one.row.name
  }
}
