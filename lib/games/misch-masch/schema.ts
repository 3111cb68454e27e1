import * as z from 'zod/mini'
import { common, endEvent, leaveEvent, seat } from '@/lib/referee/event'

/** A card's token; whether the deck has it is the judge's business. */
const card = z.string()

/** A3: nobody's act, it has no `by`. */
export const turnUp = z.object({ do: z.literal('turn-up'), card, ...common })

/** A4.2 */
export const play = z.object({ do: z.literal('play'), by: seat, card, ...common })

/** A4.3 */
export const draw = z.object({ do: z.literal('draw'), by: seat, ...common })

/** The verbs of Misch Masch's table log. */
export const event = z.discriminatedUnion('do', [play, draw, turnUp, leaveEvent, endEvent])
