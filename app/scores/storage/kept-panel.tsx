'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { megabytes } from '@/app/parts/megabytes'
import { localeOf } from '@/app/parts/moment'
import { useLanguage } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import type { Outcome } from '@/lib/book/failure'
import { type Kept, watchKept } from '@/lib/book/kept'
import { type Keeping, keeping } from '@/lib/book/persist'
import { Trouble } from '../parts/trouble'
import { useNumbers } from '../parts/use-numbers'
import { words } from './words'

/** What is kept on this device, how many and how large. */
export function KeptPanel() {
  const t = useOwnWords(words)
  const locale = localeOf(useLanguage())
  const numbers = useNumbers()
  const [kept, setKept] = useState<Outcome<Kept>>()
  const [room, setRoom] = useState<Keeping>()

  useEffect(() => watchKept(setKept), [])
  useEffect(() => {
    let here = true
    void keeping().then((found) => here && setRoom(found))
    return () => {
      here = false
    }
  }, [])

  if (kept && !kept.ok) return <Trouble failure={kept.failure} />
  const value = kept?.value
  const size = (bytes: number | undefined) => (bytes ? megabytes(bytes, locale) : '')
  const rows = value && [
    { what: t('tables'), count: value.tables, hint: value.tables ? t('running', { count: value.running }) : '' },
    { what: t('entered'), count: value.entered, hint: '' },
    {
      what: t('people'),
      count: value.people,
      hint: value.people
        ? [t('pictures', { count: value.pictures }), size(value.pictureSize)].filter(Boolean).join(', ')
        : '',
    },
    { what: t('decks'), count: value.decks, hint: size(value.deckSize) },
  ]
  // The lines keep their place while they are counted.
  return (
    <dl className="flex min-h-50 flex-col divide-y divide-edge rounded-2xl border border-edge bg-surface">
      {rows?.map((row) => (
        <Line key={row.what} what={row.what} hint={row.hint}>
          {numbers(row.count)}
        </Line>
      ))}
      {room?.book !== undefined && (
        <Line what={t('book')} hint={t('bookHint')}>
          {megabytes(room.book, locale)}
        </Line>
      )}
      {!!room?.app && (
        <Line what={t('app')} hint={t('appHint')}>
          {megabytes(room.app, locale)}
        </Line>
      )}
    </dl>
  )
}

function Line({ what, hint, children }: { what: string; hint: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-3 px-4 py-2">
      <dt className="min-w-0 flex-1">
        {what}
        {hint && <span className="block text-sm text-quiet">{hint}</span>}
      </dt>
      <dd className="font-bold">{children}</dd>
    </div>
  )
}
