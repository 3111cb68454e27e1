'use client'

import { useEffect, useRef } from 'react'
import { useOwnWords } from '@/app/words/own-words'
import type { MauMauView } from './view'
import { words } from './words'

/** The lot goes round so many seats before it falls, this long at each, in ms. */
const STEPS = 9
const STEP = 80

/** Who begins a round: somebody whom chance has chosen, at the table or here. */
export function RoundStart({
  view: { names, table },
  beginner,
  onBeginner,
}: {
  view: MauMauView
  beginner: number | null
  onBeginner: (by: number) => void
}) {
  const t = useOwnWords(words)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function drawLots() {
    clearTimeout(timer.current)
    const seats = names.map((_, by) => by).filter((by) => table.players[by]?.place === null)
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const at = Math.floor(Math.random() * seats.length)
    const go = (left: number) => {
      onBeginner(seats[(at + left) % seats.length] as number)
      if (left > 0) timer.current = setTimeout(() => go(left - 1), STEP)
    }
    go(still ? 0 : STEPS)
  }

  return (
    <div className="flex items-center gap-2">
      <p className="min-w-0 flex-1 leading-tight">
        <span className="block truncate text-lg font-bold">
          {beginner === null ? t('start.who') : t('start.chosen', { name: names[beginner] ?? '' })}
        </span>
        <span className="text-sm text-quiet">{beginner === null ? t('start.hint') : t('start.turned')}</span>
      </p>
      <button type="button" className={`button shrink-0 ${beginner === null ? 'button-main' : ''}`} onClick={drawLots}>
        {t('start.drawLots')}
      </button>
    </div>
  )
}
