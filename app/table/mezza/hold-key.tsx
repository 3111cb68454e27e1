'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

/** How long a key is held before it asks how many, in ms. */
const HOLD = 300
/** Sliding up this far asks at once, in px. */
const SLIDE = 16
/** So far below the row, and four times as far above it, a finger is still at its numbers, in px. */
const BESIDE = 14

/** No click after a touch: it would fall on whatever lies there by then. */
const noClick = (event: Event) => event.preventDefault()

/**
 * A key that lays one card when tapped, and when held (or pushed upwards) opens a row of numbers above it: slide to
 * one and let go, or let go and tap one. What is slid to is decided by where the finger is, not by what it touches.
 */
export function HoldKey({
  label,
  description,
  choose,
  counts,
  className,
  onTap,
  onCount,
  children,
}: {
  label: string
  description?: string | undefined
  /** Names the row of numbers. */
  choose: string
  /** What can be chosen; none, and the key cannot be held. */
  counts: readonly number[]
  className: string
  onTap: () => void
  onCount: (count: number) => void
  children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState<number | null>(null)
  const key = useRef<HTMLButtonElement>(null)
  const row = useRef<HTMLDivElement>(null)
  /** The row of numbers has been opened by the press under way. */
  const held = useRef(false)
  /** The press under way has been answered: a click that follows it is none of its own. */
  const answered = useRef(false)
  const latest = useRef({ onTap, onCount })
  /** Ends the press under way, if there is one. */
  const release = useRef(() => {})

  useEffect(() => {
    latest.current = { onTap, onCount }
  }, [onTap, onCount])

  useEffect(() => () => release.current(), [])

  useEffect(() => {
    // Never taken off again, and not React's: a key that its own tap took off the screen still hears it.
    key.current?.addEventListener('touchend', noClick)
  }, [])

  useEffect(() => {
    if (!open) return
    const away = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !row.current?.contains(event.target as Node)) {
        setOpen(false)
        key.current?.focus()
      }
    }
    window.addEventListener('pointerdown', away)
    window.addEventListener('keydown', away)
    return () => {
      window.removeEventListener('pointerdown', away)
      window.removeEventListener('keydown', away)
    }
  }, [open])

  const show = () => {
    held.current = true
    answered.current = true
    setAt(null)
    setOpen(true)
  }

  /** The number that a finger is at: beside the row counts too, on the key does not. */
  const under = ({ clientX, clientY }: PointerEvent): number | null => {
    const box = row.current?.getBoundingClientRect()
    if (!box || clientY > box.bottom + BESIDE || clientY < box.top - 4 * BESIDE) return null
    const index = Math.floor(((clientX - box.left) / box.width) * counts.length)
    return index >= 0 && index < counts.length ? index : null
  }

  /** Follows the finger wherever it goes until it is lifted. */
  const press = (pointer: number, from: number) => {
    const timer = counts.length > 0 ? setTimeout(show, HOLD) : undefined
    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return
      if (held.current) setAt(under(event))
      else if (counts.length > 0 && from - event.clientY > SLIDE) {
        clearTimeout(timer)
        show()
      }
    }
    const lift = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return
      release.current()
      if (event.type !== 'pointerup') return
      const index = held.current ? under(event) : null
      if (index !== null) take(counts[index] as number)
      else if (!held.current && key.current?.contains(document.elementFromPoint(event.clientX, event.clientY))) {
        // The click would come a good while later on a slow phone.
        answered.current = true
        latest.current.onTap()
      }
    }
    release.current = () => {
      clearTimeout(timer)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', lift)
      window.removeEventListener('pointercancel', lift)
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', lift)
    window.addEventListener('pointercancel', lift)
  }

  const take = (count: number) => {
    setOpen(false)
    latest.current.onCount(count)
  }

  return (
    <div className="relative flex">
      <button
        ref={key}
        type="button"
        aria-label={label}
        aria-description={description}
        className={`key flex-1 ${className}`}
        onPointerDown={(event) => {
          release.current()
          held.current = false
          answered.current = false
          if (event.button === 0) press(event.pointerId, event.clientY)
        }}
        onContextMenu={(event) => event.preventDefault()}
        onClick={() => {
          if (!answered.current) onTap()
          answered.current = false
        }}
      >
        {children}
      </button>
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look and layout
        <div
          ref={row}
          role="group"
          aria-label={choose}
          className="absolute bottom-[calc(100%+0.5rem)] left-1/2 z-10 flex animate-rise rounded-2xl border border-edge bg-ink p-1 text-paper shadow-sheet"
          style={{ translate: shiftInto(key.current, counts.length) }}
        >
          {counts.map((count, index) => (
            <button
              key={count}
              type="button"
              className={`size-12 rounded-xl text-2xl font-extrabold ${at === index ? 'bg-you text-on-you' : ''}`}
              onClick={() => take(count)}
            >
              {count}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** Centres a row of numbers over a key without leaving the screen, as a CSS translation. */
function shiftInto(key: HTMLElement | null, count: number): string {
  if (!key) return '-50%'
  const box = key.getBoundingClientRect()
  const width = count * 48 + 10
  const centre = box.left + box.width / 2
  const left = Math.min(Math.max(centre - width / 2, 8), window.innerWidth - width - 8)
  return `${left - centre}px`
}
