'use client'

import { useId, useMemo, useState } from 'react'
import { Sheet } from '@/app/parts/sheet'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import { writtenCards } from '@/lib/cards/names'
import { sumOf } from './counted'
import type { Counted, Counting } from './counting'
import { words } from './words'

/** No hand is worth more: all the cards of the deck. */
const DIGITS = 4

/**
 * A hand's sum is typed: beside tapped cards it is checked against them; alone it stands for cards that make it, and
 * the log says that nobody has named them.
 */
export function TotalSheet({
  counts,
  name,
  all,
  tapped,
  onCount,
  onSave,
  onClose,
}: {
  counts: Counting
  name: string
  /** How many cards the hand holds. */
  all: number
  /** All of the hand's cards, where they were tapped. */
  tapped: readonly string[] | null
  onCount: (counted: Counted) => void
  /** The tapped cards have this sum. */
  onSave: () => void
  onClose: () => void
}) {
  const t = useOwnWords(words)
  const language = useLanguage()
  const field = useId()
  const [text, setText] = useState('')
  const total = /^\d+$/.test(text) ? Number(text) : null

  const counted = useMemo(
    () => (total === null || tapped ? null : counts.countTotal(all, total, t('total.note', { total }))),
    [total, tapped, all, counts, t],
  )
  const event = counted?.event

  const agrees = tapped !== null && total === sumOf(tapped)
  const said =
    total === null
      ? t('total.hint')
      : tapped
        ? agrees
          ? t('total.matches')
          : t('total.differs', { total: sumOf(tapped) })
        : event?.do === 'count'
          ? t('total.example', { cards: writtenCards(event.cards, language) })
          : t('total.impossible', { total })

  return (
    <Sheet title={t('total.title', { name })} onClose={onClose}>
      <form
        onSubmit={(submitted) => {
          submitted.preventDefault()
          if (agrees) onSave()
          else if (counted) onCount(counted)
        }}
      >
        <label htmlFor={field} className="mb-1.5 block font-bold">
          {t('total.label', { count: all })}
        </label>
        <input
          id={field}
          data-first=""
          inputMode="numeric"
          autoComplete="off"
          maxLength={DIGITS}
          value={text}
          onChange={(changed) => setText(changed.target.value.trim())}
          className="field text-center text-3xl font-extrabold"
        />
        <p role="status" className="mt-2 min-h-18 text-sm text-quiet text-pretty wrap-anywhere">
          {said}
        </p>
        <button type="submit" className="button button-main mt-2 min-h-14 w-full" disabled={!agrees && !counted}>
          {t('total.save')}
        </button>
      </form>
    </Sheet>
  )
}
