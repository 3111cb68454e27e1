import * as z from 'zod/mini'
import { seat } from '@/lib/referee/event'

/** G1.1: so many can play. */
const MIN = 3
const MAX = 12

const shape = z.strictObject({
  /** G1.2: who dealt; left out, the last seat. */
  dealer: z.optional(seat.check(z.lt(MAX))),
})

/** Merge's table options. What is left out stays out: its default depends on how many play. */
export const options = z.pipe(
  shape,
  z.transform(({ dealer }): MergeOptions => (dealer === undefined ? {} : { dealer })),
)

export interface MergeOptions {
  readonly dealer?: number | undefined
}

/** How many can play; the dealer must have a seat (G1.2). */
export function players({ dealer = 0 }: MergeOptions): { min: number; max: number } {
  return { min: Math.max(MIN, dealer + 1), max: MAX }
}
