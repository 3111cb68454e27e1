import * as z from 'zod/mini'

/** A5.2: what a real animal does. */
export const REAL_ANIMALS = ['by-animal', 'others-one'] as const

/** A6: who may lay a card that fits doubly out of turn. */
export const INTERJECTS = ['first', 'none', 'in-order'] as const

/** Misch Masch's table options, with their defaults (A2). */
export const options = z.strictObject({
  /** A5.2 */
  realAnimals: z._default(z.enum(REAL_ANIMALS), 'by-animal'),
  /** A5.2: how many all others draw after LL, PP, OO; of `by-animal` alone. */
  othersDraw: z._default(z.literal([2, 1]), 2),
  /** A6 */
  interject: z._default(z.enum(INTERJECTS), 'first'),
  /** A4.3 */
  playDrawn: z._default(z.boolean(), true),
})

export type MischMaschOptions = z.infer<typeof options>

/** A1.4: how many can play. */
export function players(): { min: number; max: number } {
  return { min: 2, max: 6 }
}
