'use client'

import { type RefObject, useEffect, useRef } from 'react'

/** How long a note stays; milliseconds. */
const TIME = 10_000

/**
 * A focus that shows: after a tap it lies somewhere too, and nobody is at it. So does the pointer where there is no
 * mouse.
 */
function isInUse(note: HTMLElement | null | undefined): boolean {
  if (!note) return false
  return note.matches(':has(:focus-visible)') || (note.matches(':hover') && matchMedia('(hover: hover)').matches)
}

/**
 * Calls back when a note has been there long enough; what the note is about, when it changes, begins the time anew.
 *
 * @param note stays as long as the pointer or the focus is in it, and then for the whole time once more.
 */
export function useForAWhile(about: unknown, onOver: () => void, note?: RefObject<HTMLElement | null>): void {
  const over = useRef(onOver)

  useEffect(() => {
    over.current = onOver
  }, [onOver])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is there to begin anew
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      clearTimeout(timer)
      timer = setTimeout(() => (isInUse(note?.current) ? begin() : over.current()), TIME)
    }
    begin()
    const done = new AbortController()
    for (const left of ['focusout', 'pointerleave'])
      note?.current?.addEventListener(left, begin, { signal: done.signal })
    return () => {
      done.abort()
      clearTimeout(timer)
    }
  }, [about, note])
}
