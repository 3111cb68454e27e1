import * as z from 'zod/mini'
import { cards, common, endEvent, leaveEvent, seat } from '@/lib/referee/event'

/** M5.4 */
export const zone = z.enum(['hand', 'up', 'down'])

/** M2.2 */
export const faceUp = z.object({ do: z.literal('face-up'), by: seat, cards, ...common })

/** M3 */
export const play = z.object({ do: z.literal('play'), by: seat, cards, from: z.optional(zone), ...common })

/** M6 */
const pickUp = z.object({ do: z.literal('pick-up'), by: seat, ...common })

/** The verbs of Mezza's table log. */
export const event = z.discriminatedUnion('do', [play, pickUp, faceUp, leaveEvent, endEvent])
