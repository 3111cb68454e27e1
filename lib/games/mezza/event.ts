import * as z from 'zod/mini'
import { cards, common, endEvent, leaveEvent, seat } from '@/lib/referee/event'

/** M5.4: where the cards of a play come from. */
export const ZONES = ['hand', 'up', 'down'] as const

export type Zone = (typeof ZONES)[number]

/** M2.2 */
const faceUp = z.object({ do: z.literal('face-up'), by: seat, cards, ...common })

/** M3 */
const play = z.object({ do: z.literal('play'), by: seat, cards, from: z.optional(z.enum(ZONES)), ...common })

/** M6 */
const pickUp = z.object({ do: z.literal('pick-up'), by: seat, ...common })

/** The verbs of Mezza's table log. */
export const event = z.discriminatedUnion('do', [play, pickUp, faceUp, leaveEvent, endEvent])

export type MezzaEvent = z.infer<typeof event>
export type Play = z.infer<typeof play>
export type FaceUp = z.infer<typeof faceUp>
