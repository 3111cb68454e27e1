'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'
import { type KeptGame, keepPractice } from '@/lib/learn/practice/kept'
import { delayOf, type Pace } from '@/lib/learn/practice/pace'
import type { AnyEvent } from '@/lib/referee/event'
import type { Move } from '@/lib/referee/record'
import { answer, exchange, type Next, type Sitting, whatNext } from '@/lib/simulate/sitting'

/** What is to be kept of a game. */
function keptOf({ header, me, seed, exchanged, record }: Sitting): KeptGame {
  return { header, me, seed, exchanged, events: record.moves.map(({ event }) => event) }
}

/** A practice game that is played: the computers act in their own time, and every step is kept. */
export interface PlayedSitting {
  readonly sitting: Sitting
  readonly next: Next
  /** What the person does; what is refused changes nothing and is given back. */
  readonly act: (event: AnyEvent) => Move<AnyEvent, unknown> | null
  readonly leaveExchanged: (zones: readonly (readonly string[])[]) => void
  /** False where the device keeps nothing. */
  readonly keeps: boolean
}

/**
 * Plays a game on.
 *
 * @param still while it is true nobody acts: somebody reads.
 */
export function useSitting(begun: Sitting, pace: Pace, name: string, still: boolean): PlayedSitting {
  const [sitting, setSitting] = useState(begun)
  const [keeps, setKeeps] = useState(true)
  const next = useMemo(() => whatNext(sitting), [sitting])
  const hidden = useHidden()

  useEffect(() => {
    // A game that is over is not gone on with.
    const game = next.kind === 'over' ? null : keptOf(sitting)
    setKeeps(keepPractice({ pace, name, game }))
  }, [sitting, next, pace, name])

  useEffect(() => {
    if (next.kind !== 'act' || still || hidden) return
    const { event } = next
    const timer = setTimeout(
      () => {
        const done = answer(sitting, event)
        if (done.kind === 'done') setSitting(done.sitting)
      },
      delayOf(pace, next.pace, Math.random()),
    )
    return () => clearTimeout(timer)
  }, [sitting, next, pace, still, hidden])

  const act = useCallback(
    (event: AnyEvent) => {
      const done = answer(sitting, event)
      if (done.kind === 'refused') return done.move
      setSitting(done.sitting)
      return null
    },
    [sitting],
  )
  const leaveExchanged = (zones: readonly (readonly string[])[]) => setSitting(exchange(sitting, zones) ?? sitting)
  return { sitting, next, act, leaveExchanged, keeps }
}

/** Nobody looks at the page: nobody plays either. */
function useHidden(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    const look = () => setHidden(document.visibilityState === 'hidden')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return hidden
}
