'use client'

import { useCallback, useEffect, useState } from 'react'
import { type OpenRecogniser, openRecogniser, RecogniserError, type Trouble } from '@/lib/vision/worker/client'

export type RecogniserView =
  | { readonly phase: 'loading'; readonly share: number }
  | { readonly phase: 'ready' }
  | { readonly phase: 'failed'; readonly trouble: Trouble }

/** Who takes a photo takes another: the recogniser stays for so long, in ms. */
const STAYS = 60_000

let shared: Promise<OpenRecogniser> | undefined
/** Gives up opening the shared one. */
let giveUp: AbortController | undefined
/** A graphics processor that failed in the middle of a photo is not asked again. */
let distrusted = false
let users = 0
let ending: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<(share: number) => void>()

function get(): Promise<OpenRecogniser> {
  if (shared) return shared
  const forgetIt = () => {
    if (shared === opening) shared = undefined
  }
  const control = new AbortController()
  const opening = openRecogniser({
    signal: control.signal,
    backends: distrusted ? ['wasm'] : undefined,
    onProgress: (share) => {
      for (const listener of listeners) listener(share)
    },
    onEnd: ({ trouble }, busy) => {
      distrusted ||= trouble === 'broken' && busy
      forgetIt()
    },
  }).catch((error: unknown) => {
    forgetIt()
    throw error
  })
  shared = opening
  giveUp = control
  return opening
}

/** Whoever asks next gets a new one, also where this one is still being opened and its network has gone. */
function forget(): void {
  giveUp?.abort(new RecogniserError('closed'))
  void shared?.then((recogniser) => recogniser.close()).catch(() => undefined)
  shared = undefined
}

export const troubleOf = (error: unknown): Trouble => (error instanceof RecogniserError ? error.trouble : 'broken')

/** The recogniser: it is loaded and warmed up from when this is first shown, and stays a while afterwards. */
export function useRecogniser(): {
  readonly view: RecogniserView
  /** Resolves when it is ready. */
  recogniser(): Promise<OpenRecogniser>
  /** Begins anew where something went wrong. */
  retry(): void
} {
  const [view, setView] = useState<RecogniserView>({ phase: 'loading', share: 0 })

  const open = useCallback(async () => {
    setView({ phase: 'loading', share: 0 })
    try {
      await get()
      setView({ phase: 'ready' })
    } catch (error) {
      const trouble = troubleOf(error)
      // It was forgotten meanwhile: who wanted that opens anew.
      if (trouble !== 'closed') setView({ phase: 'failed', trouble })
    }
  }, [])

  useEffect(() => {
    const progress = (share: number) => setView((was) => (was.phase === 'loading' ? { ...was, share } : was))
    users++
    clearTimeout(ending)
    listeners.add(progress)
    void open()
    return () => {
      listeners.delete(progress)
      users--
      if (users === 0) ending = setTimeout(forget, STAYS)
    }
  }, [open])

  const retry = useCallback(() => {
    forget()
    void open()
  }, [open])

  return { view, recogniser: get, retry }
}
