'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/app/parts/icon'
import { useFeedback } from '@/app/parts/use-feedback'
import { useSettings } from '@/app/parts/use-settings'
import { useOwnWords } from '@/app/words/own-words'
import { theSettings } from '@/lib/book/settings'
import { words } from './words'

/** Seconds before the end at which the clock can be heard. */
const HURRY = 5

const SECOND = 1000

/**
 * The table's clock (U2 `secondsPerTurn`): seconds left of the turn, null where the table plays without one. It is
 * nobody's judge: at the end it only says so. A turn that is found again, by undo or after a reload, begins anew.
 *
 * @param turn another value is another turn.
 */
export function useTurnClock(seconds: number | null, turn: number | null): number | null {
  const [left, setLeft] = useState<{ turn: number | null; seconds: number } | null>(null)
  const give = useFeedback()

  useEffect(() => {
    if (seconds === null || turn === null) return
    const began = Date.now()
    const timer = setInterval(() => {
      const now = Math.max(0, seconds - Math.floor((Date.now() - began) / SECOND))
      setLeft((was) => (was?.turn === turn && was.seconds === now ? was : { turn, seconds: now }))
      if (now === 0) clearInterval(timer)
    }, SECOND / 4)
    return () => clearInterval(timer)
  }, [seconds, turn])

  const shown = left !== null && left.turn === turn ? left.seconds : seconds
  const running = seconds !== null && turn !== null

  useEffect(() => {
    if (!running) return
    if (shown === 0) give('time')
    else if (shown === HURRY && seconds > HURRY) give('hurry')
  }, [running, shown, seconds, give])

  return running ? shown : null
}

const RADIUS = 15
const ROUND = 2 * Math.PI * RADIUS

/** The clock at the seat on turn: the ring runs out, the number counts down. */
export function ClockRing({ left, seconds }: { left: number; seconds: number }) {
  return (
    <span
      aria-hidden="true"
      className={`relative flex size-7 shrink-0 items-center justify-center text-xs font-extrabold ${left <= HURRY ? 'text-no' : 'text-you'}`}
    >
      <svg
        viewBox="0 0 36 36"
        className="absolute inset-0 size-full -rotate-90"
        fill="none"
        strokeWidth="4"
        aria-hidden="true"
      >
        <circle cx="18" cy="18" r={RADIUS} className="stroke-edge" />
        <circle
          cx="18"
          cy="18"
          r={RADIUS}
          stroke="currentColor"
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - left / seconds)}
          className="transition-[stroke-dashoffset] duration-1000 ease-linear"
        />
      </svg>
      <span className="relative">{left}</span>
    </span>
  )
}

/** Switches the device's sound, which the clock uses too; and tells screen readers when the time is short or up. */
export function ClockSound({ left, name }: { left: number; name: string }) {
  const t = useOwnWords(words)
  const { sound } = useSettings()
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={t('clock.sound')}
        aria-pressed={sound}
        onClick={() => theSettings().set({ sound: !sound })}
      >
        <Icon name={sound ? 'bell' : 'silent'} className={`size-6 ${sound ? 'text-you' : 'text-quiet'}`} />
      </button>
      <p role="timer" aria-live="polite" className="sr-only">
        {left === 0 ? t('clock.over', { name }) : left === HURRY ? t('clock.left', { name, count: left }) : ''}
      </p>
    </>
  )
}
