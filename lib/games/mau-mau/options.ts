import * as z from 'zod/mini'

/** U2: which way play goes until somebody turns it. */
export const DIRECTIONS = ['counterclockwise', 'clockwise'] as const

const positive = z.int().check(z.positive())

/** Mau Mau's table options, with their defaults (U2). */
export const options = z.strictObject({
  /** The limit of a points game; null: a quick game, which the first player without cards wins. */
  points: z._default(z.nullable(positive), null),
  /** Seats 0 and 2 against 1 and 3. */
  pairs: z._default(z.boolean(), false),
  direction: z._default(z.enum(DIRECTIONS), 'counterclockwise'),
  /** The table clock; it is not judged. */
  secondsPerTurn: z._default(z.nullable(positive), null),
})

export type MauMauOptions = z.infer<typeof options>

/** U1.2 */
export function players({ pairs }: MauMauOptions): { min: number; max: number } {
  return pairs ? { min: 4, max: 4 } : { min: 2, max: 10 }
}
