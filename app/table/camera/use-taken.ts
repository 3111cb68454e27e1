'use client'

import { useEffect, useRef, useState } from 'react'
import type { Frame, OpenRecogniser, PhotoRead, Trouble } from '@/lib/vision/worker/client'
import { troubleOf } from './use-recogniser'

/** A photo that was taken, and what has come of it so far. */
export interface Taken {
  /** The file that was picked; null: the moment at which the viewfinder stands still. */
  readonly file: Blob | null
  readonly read: PhotoRead | null
  readonly trouble: Trouble | null
  /** By card: what somebody has said it is; null: left out. */
  readonly said: Readonly<Record<number, string | null>>
}

/** What has come of a photo. */
type Outcome = Pick<Taken, 'read' | 'trouble'>

/**
 * The photo that is looked at, from the shutter until it is confirmed or another is taken. Nothing of it stays.
 *
 * @param grab takes what the viewfinder shows.
 */
export function useTaken(recogniser: () => Promise<OpenRecogniser>, grab: () => Promise<Frame>) {
  const [taken, setTaken] = useState<Taken | null>(null)
  const reading = useRef<AbortController>(undefined)

  useEffect(() => () => reading.current?.abort(), [])

  /** What the photo shows, its cards from left to right. A reader that fails is started anew, once. */
  async function look(file: Blob | null, signal: AbortSignal, again = true): Promise<Outcome> {
    try {
      const reader = await recogniser()
      signal.throwIfAborted()
      const seen = await reader.recognise(file ?? (await grab()), {}, signal)
      const cards = seen.cards.toSorted((a, b) => a.corners[0][0] - b.corners[0][0])
      return { read: { ...seen, cards }, trouble: null }
    } catch (error) {
      const trouble = troubleOf(error)
      if (trouble === 'broken' && again && !signal.aborted) return look(file, signal, false)
      return { read: null, trouble }
    }
  }

  async function follow(file: Blob | null): Promise<void> {
    reading.current?.abort()
    reading.current = new AbortController()
    const { signal } = reading.current
    const looking = look(file, signal)
    // The reader is at it by now; the screen changes in a task of its own, so that neither waits for long.
    await new Promise((resolve) => setTimeout(resolve))
    const show = (outcome: Outcome) => !signal.aborted && setTaken({ file, said: {}, ...outcome })
    show({ read: null, trouble: null })
    show(await looking)
  }

  return {
    taken,
    /** Reads a file, or with null what the viewfinder shows. */
    read: follow,
    /** Reads the same photo once more, where something went wrong. */
    async retry(): Promise<void> {
      if (taken) await follow(taken.file)
    },
    /** Somebody says what a card is; null: it was not laid now. */
    say(index: number, card: string | null): void {
      setTaken((was) => was && { ...was, said: { ...was.said, [index]: card } })
    },
    /** Back to the viewfinder. */
    drop(): void {
      reading.current?.abort()
      setTaken(null)
    },
  }
}
