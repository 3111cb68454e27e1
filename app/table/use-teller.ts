'use client'

import { useRef, useState } from 'react'
import type { LiveTable, OpenTable } from '@/lib/book/live'
import type { AnyEvent } from '@/lib/referee/event'
import type { Move } from '@/lib/referee/record'

/** So soon after a tap another one is a bounce, in ms; sooner, where the first is on the disk. */
const BOUNCE = 150

/** What may lie over any table; games add layers of their own beside these. */
export type CommonLayer =
  | { readonly kind: 'impossible'; readonly move: Move<AnyEvent, unknown> }
  | { readonly kind: 'menu' }
  | { readonly kind: 'moves'; readonly lit?: readonly number[] }
  /** The short rules, with a clause lit. */
  | { readonly kind: 'rules'; readonly clause?: string }
  | { readonly kind: 'memory' }
  /** What the last move has proven. */
  | { readonly kind: 'proof' }

/** What a screen does at a table. */
export interface Teller {
  readonly layer: CommonLayer | null
  setLayer(layer: CommonLayer | null): void
  /** Tells the referee what happened. Whether it was written. */
  tell(event: AnyEvent): Promise<boolean>
  /** Writes another event in place of the last, which was against the rules. */
  instead(event: AnyEvent): Promise<void>
}

/**
 * Tells the referee what is tapped, and opens what follows from it.
 *
 * @param onTold after anything that was tapped has been judged, whatever the verdict.
 */
export function useTeller(live: LiveTable, table: OpenTable, onTold?: () => void): Teller {
  const [layer, setLayer] = useState<CommonLayer | null>(null)
  // A second tap right after the first was meant for the table as it looked before.
  const busy = useRef(false)
  const last = table.record.moves.length - 1

  async function tell(event: AnyEvent): Promise<boolean> {
    if (busy.current) return false
    busy.current = true
    const free = () => {
      busy.current = false
    }
    // A disk may take longer than people do to see the verdict and go on.
    const timer = setTimeout(free, BOUNCE)
    const judged = () => {
      onTold?.()
      setLayer(null)
    }
    const told = await live.add({ ...event, at: new Date().toISOString() }, judged)
    clearTimeout(timer)
    free()
    if (told.kind === 'refused') return false
    if (told.kind === 'impossible') {
      onTold?.()
      setLayer({ kind: 'impossible', move: told.move })
    } else if (told.move.proven.length > 0) setLayer({ kind: 'proof' })
    return told.kind === 'written'
  }

  async function instead(event: AnyEvent): Promise<void> {
    if (!(await live.correct(last, event))) return
    const now = live.view()
    if (now.phase === 'open' && now.table.record.moves[last]?.proven.length) setLayer({ kind: 'proof' })
  }

  return { layer, setLayer, tell, instead }
}
