'use client'

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useVisible } from './use-visible'

export type CameraTrouble = 'refused' | 'no-camera' | 'busy' | 'insecure'

export type Viewfinder =
  | { readonly phase: 'starting' }
  | { readonly phase: 'live'; readonly torch: boolean | null }
  | { readonly phase: 'failed'; readonly trouble: CameraTrouble }

/** More than the recogniser looks at, and less than makes a phone hot. */
const WANTED: MediaTrackConstraints = {
  facingMode: { ideal: 'environment' },
  width: { ideal: 1920 },
  height: { ideal: 1440 },
}

/** A camera that ends sooner than this would only end again; in ms. */
const SHORT = 2000

/** TypeScript does not know the torch. */
type WithTorch = MediaTrackCapabilities & { readonly torch?: boolean }

/**
 * The camera's picture in a video element while somebody can see the page. What it shows can be held: that moment stays
 * until it is released, and the camera with it, so that the next photo need not wait for it to start.
 */
export function useViewfinder(): {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly viewfinder: Viewfinder
  hold(): void
  release(): void
  retry(): void
  light(on: boolean): Promise<void>
} {
  const video = useRef<HTMLVideoElement>(null)
  const stream = useRef<MediaStream>(undefined)
  const [viewfinder, setViewfinder] = useState<Viewfinder>({ phase: 'starting' })
  const [tries, setTries] = useState(0)
  const [held, setHeld] = useState(false)
  const on = useVisible() || held
  const isHeld = useRef(held)
  const retry = useCallback(() => setTries((tried) => tried + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try begins anew
  useEffect(() => {
    if (!on) return
    let here = true
    const set = (now: Viewfinder) => here && setViewfinder(now)
    set({ phase: 'starting' })
    void openCamera().then((opened) => {
      if (typeof opened === 'string') return set({ phase: 'failed', trouble: opened })
      if (!here || !video.current) return stop(opened)
      const began = performance.now()
      stream.current = opened
      video.current.srcObject = opened
      const [track] = opened.getVideoTracks()
      const canLight = (track?.getCapabilities?.() as WithTorch | undefined)?.torch === true
      const show = () => set({ phase: 'live', torch: canLight ? false : null })
      // Another program has it; some give it back.
      const isTaken = () => set({ phase: 'failed', trouble: 'busy' })
      // Why it ended, only asking for it again can tell: it was pulled out, or is allowed no more.
      const isOver = () => {
        if (performance.now() - began < SHORT) isTaken()
        else if (here && !isHeld.current) retry()
      }
      track?.addEventListener('ended', isOver)
      track?.addEventListener('mute', isTaken)
      track?.addEventListener('unmute', show)
      video.current.play().then(show, show)
    })
    return () => {
      here = false
      if (stream.current) stop(stream.current)
      stream.current = undefined
    }
  }, [on, tries])

  const light = useCallback(async (lit: boolean) => {
    const [track] = stream.current?.getVideoTracks() ?? []
    try {
      await track?.applyConstraints({ advanced: [{ torch: lit } as MediaTrackConstraintSet] })
      setViewfinder({ phase: 'live', torch: lit })
    } catch {
      // A phone that is too hot keeps it off.
      setViewfinder({ phase: 'live', torch: false })
    }
  }, [])

  const hold = useCallback(() => {
    isHeld.current = true
    setHeld(true)
    video.current?.pause()
  }, [])

  const release = useCallback(() => {
    isHeld.current = false
    setHeld(false)
    if (stream.current?.active) void video.current?.play().catch(retry)
    else retry()
  }, [retry])

  return { video, viewfinder, hold, release, retry, light }
}

async function openCamera(): Promise<MediaStream | CameraTrouble> {
  if (!window.isSecureContext) return 'insecure'
  const { mediaDevices } = navigator
  if (!mediaDevices?.getUserMedia) return 'no-camera'
  try {
    return await mediaDevices.getUserMedia({ video: WANTED, audio: false })
  } catch (error) {
    const { name } = error as DOMException
    if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
    return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'no-camera'
  }
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
