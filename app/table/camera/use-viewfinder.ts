'use client'

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export type CameraTrouble = 'refused' | 'no-camera' | 'busy'

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

/** TypeScript does not know the torch. */
type WithTorch = MediaTrackCapabilities & { readonly torch?: boolean }

/** The camera's picture in a video element, while `on`. */
export function useViewfinder(on: boolean): {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly viewfinder: Viewfinder
  retry(): void
  light(on: boolean): Promise<void>
} {
  const video = useRef<HTMLVideoElement>(null)
  const stream = useRef<MediaStream>(undefined)
  const [viewfinder, setViewfinder] = useState<Viewfinder>({ phase: 'starting' })
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try begins anew
  useEffect(() => {
    if (!on) return
    let here = true
    setViewfinder({ phase: 'starting' })
    void openCamera().then((opened) => {
      if (typeof opened === 'string') return here && setViewfinder({ phase: 'failed', trouble: opened })
      if (!here || !video.current) return stop(opened)
      stream.current = opened
      video.current.srcObject = opened
      const [track] = opened.getVideoTracks()
      track?.addEventListener('ended', () => here && setViewfinder({ phase: 'failed', trouble: 'busy' }))
      const canLight = (track?.getCapabilities?.() as WithTorch | undefined)?.torch === true
      const show = () => here && setViewfinder({ phase: 'live', torch: canLight ? false : null })
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

  return { video, viewfinder, retry: useCallback(() => setTries((tried) => tried + 1), []), light }
}

async function openCamera(): Promise<MediaStream | CameraTrouble> {
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
