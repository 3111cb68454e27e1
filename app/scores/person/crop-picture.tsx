'use client'

import { type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { useOwnWords } from '@/app/words/own-words'
import { words } from '../people/words'
import { middle, movedBy, SIDE, type Square, zoomed } from './square'

/** How far an arrow key moves, as a share of what is shown. */
const STEP = 0.05
const NEAREST = 4

/** Asks which square of a picture to keep: it is dragged about, and brought nearer. */
export function CropPicture({ picture, onKeep }: { picture: ImageBitmap; onKeep: (square: Blob) => void }) {
  const t = useOwnWords(words)
  const label = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [square, setSquare] = useState<Square>(() => middle(picture))
  const [nearness, setNearness] = useState(1)
  const dragged = useRef<{ readonly x: number; readonly y: number; readonly from: Square }>(null)

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    context.imageSmoothingQuality = 'high'
    // Where a picture lets the page through, JPEG would be black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, SIDE, SIDE)
    context.drawImage(picture, square.x, square.y, square.side, square.side, 0, 0, SIDE, SIDE)
  }, [picture, square])

  function drag({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    if (!dragged.current) return
    const { x, y, from } = dragged.current
    const scale = from.side / currentTarget.clientWidth
    setSquare(movedBy(from, (x - clientX) * scale, (y - clientY) * scale, picture))
  }

  return (
    <div className="flex flex-col gap-3">
      <p id={label} className="text-quiet">
        {t('crop')}
      </p>
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move it
        tabIndex={0}
        aria-labelledby={label}
        className="mx-auto w-full max-w-64 cursor-move touch-none overflow-hidden rounded-full"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          dragged.current = { x: event.clientX, y: event.clientY, from: square }
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          dragged.current = null
        }}
        onPointerCancel={() => {
          dragged.current = null
        }}
        onKeyDown={(event) => {
          const [dx, dy] = ARROWS[event.key] ?? [0, 0]
          if (dx === 0 && dy === 0) return
          event.preventDefault()
          setSquare(movedBy(square, dx * STEP * square.side, dy * STEP * square.side, picture))
        }}
      >
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas cannot be focused */}
        <canvas ref={canvas} width={SIDE} height={SIDE} aria-hidden="true" className="block w-full" />
      </div>
      <label className="flex min-h-12 items-center gap-3">
        {t('nearer')}
        <input
          type="range"
          className="h-12 flex-1 accent-you"
          min={1}
          max={NEAREST}
          step={0.05}
          value={nearness}
          onChange={({ currentTarget }) => {
            setNearness(Number(currentTarget.value))
            setSquare(zoomed(square, Number(currentTarget.value), picture))
          }}
        />
      </label>
      <button
        type="button"
        data-first
        className="button button-main min-h-14"
        onClick={() => canvas.current?.toBlob((blob) => blob && onKeep(blob), 'image/jpeg', 0.85)}
      >
        {t('keepPicture')}
      </button>
    </div>
  )
}

/** Where the arrow keys lead: to the right is more of what lies to the right. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
