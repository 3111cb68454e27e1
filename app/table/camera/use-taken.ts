'use client'

import { useEffect, useRef, useState } from 'react'
import type { OpenRecogniser, PhotoRead, Trouble } from '@/lib/vision/worker/client'
import type { Shown } from './photo'
import { troubleOf } from './use-recogniser'

/** A photo that was taken, and what has come of it so far. */
export interface Taken {
  readonly shown: Shown
  readonly read: PhotoRead | null
  readonly trouble: Trouble | null
  /** By card: what somebody has said it is; null: left out. */
  readonly said: Readonly<Record<number, string | null>>
}

/** The photo that is looked at, from the shutter until it is confirmed or another is taken. Nothing of it stays. */
export function useTaken(recogniser: () => Promise<OpenRecogniser>) {
  const [taken, setTaken] = useState<Taken | null>(null)
  const reading = useRef<AbortController>(undefined)

  useEffect(() => () => reading.current?.abort(), [])

  const shown = taken?.shown
  useEffect(
    () => () => {
      if (shown && 'frame' in shown) shown.frame.close()
      else if (shown) URL.revokeObjectURL(shown.address)
    },
    [shown],
  )

  return {
    taken,
    /** Reads a photo, its cards from left to right. */
    async read(photo: Blob | ImageBitmap, shown: Shown): Promise<void> {
      reading.current?.abort()
      reading.current = new AbortController()
      const { signal } = reading.current
      setTaken({ shown, read: null, trouble: null, said: {} })
      performance.mark('shutter')
      try {
        const seen = await (await recogniser()).recognise(photo, {}, signal)
        const cards = seen.cards.toSorted((a, b) => a.corners[0][0] - b.corners[0][0])
        setTaken({ shown, read: { ...seen, cards }, trouble: null, said: {} })
      } catch (error) {
        if (!signal.aborted) setTaken({ shown, read: null, trouble: troubleOf(error), said: {} })
      }
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
