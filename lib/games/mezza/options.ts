import * as z from 'zod/mini'
import { MEZZA_VARIANTS } from '@/lib/cards/mezza'

/** House rule M4.4: what a joker or a further ½ on a 4 leaves to the player after. */
export const FOUR_HOLDS = ['until-covered', 'once'] as const

/** Mezza's table options and house rules, with their defaults. */
export const options = z.strictObject({
  /** M1.2 */
  variant: z._default(z.enum(MEZZA_VARIANTS), 'full'),
  /** M4.4 */
  fourHolds: z._default(z.enum(FOUR_HOLDS), 'until-covered'),
  /** M4.6 */
  nineHalfOnItself: z._default(z.boolean(), true),
})

export type MezzaOptions = z.infer<typeof options>

/** M1.3: how many can play; nine cards each must be dealt. */
export function players({ variant }: MezzaOptions): { min: number; max: number } {
  return { min: 2, max: variant === 'full' ? 7 : 6 }
}
