import type * as z from 'zod/mini'
import type { event, faceUp, play, zone } from './schema'

export type Zone = z.infer<typeof zone>

/** M5.4: where the cards of a play come from. */
export const ZONES = ['hand', 'up', 'down'] as const satisfies readonly Zone[]

export type MezzaEvent = z.infer<typeof event>
export type Play = z.infer<typeof play>
export type FaceUp = z.infer<typeof faceUp>
