'use client'

import { useRef, useState } from 'react'
import type { LiveTable, Told } from '@/lib/book/live'
import type { AnyEvent } from '@/lib/referee/event'
import type { Move } from '@/lib/referee/record'

/** What may lie over any table; games add layers of their own beside these. */
export type CommonLayer =
  | { readonly kind: 'impossible'; readonly move: Move<AnyEvent, unknown> }
  | { readonly kind: 'menu' }
  | { readonly kind: 'camera' }
  | { readonly kind: 'moves'; readonly lit?: readonly number[] }
  /** The short rules, with a clause lit. */
  | { readonly kind: 'rules'; readonly clause?: string }
  | { readonly kind: 'memory' }
  /** What the last move has proven. */
  | { readonly kind: 'proof' }

/** What was tapped and has been judged. */
export type Judged = Exclude<Told, { readonly kind: 'refused' }>

/** What a screen does at a table. */
export interface Teller {
  readonly layer: CommonLayer | null
  setLayer(layer: CommonLayer | null): void
  /**
   * Tells the referee what happened, and which earlier events read otherwise beside it. False: it could not be stored,
   * the view says why.
   */
  tell(event: AnyEvent, amended?: ReadonlyMap<number, AnyEvent>): Promise<boolean>
  /** Was it this that was written last from here, and no other step since? */
  wrote(move: Move<AnyEvent, unknown>): boolean
}

/**
 * Tells the referee what is tapped, and opens what follows from it.
 *
 * @param onTold when anything that was tapped has been judged, whatever the verdict; what is set in it is shown with that.
 */
export function useTeller(live: LiveTable, onTold?: (told: Judged) => void): Teller {
  const [layer, setLayer] = useState<CommonLayer | null>(null)
  // A second tap while the first is on its way to the disk was meant for the table as it looked before: a bounce.
  const busy = useRef(false)
  const written = useRef<Move<AnyEvent, unknown>>(undefined)

  async function tell(event: AnyEvent, amended?: ReadonlyMap<number, AnyEvent>): Promise<boolean> {
    if (busy.current) return true
    busy.current = true
    const hear = (told: Told) => {
      busy.current = false
      if (told.kind === 'refused') return
      onTold?.(told)
      written.current = told.move
      if (told.kind === 'impossible') setLayer({ kind: 'impossible', move: told.move })
      else setLayer(told.move.proven.length > 0 ? { kind: 'proof' } : null)
    }
    const { kind } = await live.add({ ...event, at: new Date().toISOString() }, hear, amended)
    return kind !== 'refused'
  }

  return { layer, setLayer, tell, wrote: (move) => move === written.current }
}
