import * as z from 'zod/mini'
import { common, endEvent, leaveEvent, seat } from '@/lib/referee/event'

/** A pile's number, or how many cards: any whole number; whether there is such a pile is the judge's business. */
const whole = z.number().check(z.refine(Number.isInteger))

/** A card's token; whether the deck has it is the judge's business. */
const card = z.string()

/** G3, G3.1: a seat's first two cards; other than two are no `lay-out`. */
const two = z.array(card).check(z.refine(({ length }) => length === 2))

export const layOut = z.object({ do: z.literal('lay-out'), by: seat, cards: two, ...common })

/** G3, 1 */
export const place = z.object({ do: z.literal('place'), by: seat, card, pile: whole, ...common })

/** G3, 2 */
export const takeTop = z.object({ do: z.literal('take-top'), by: seat, pile: whole, ...common })

/** G3, 3 */
export const merge = z.object({ do: z.literal('merge'), by: seat, pile: whole, onto: whole, ...common })

/** G3, 4 */
export const split = z.object({ do: z.literal('split'), by: seat, pile: whole, below: whole, card, ...common })

/** G3, 5 */
export const takePile = z.object({ do: z.literal('take-pile'), by: seat, pile: whole, ...common })

/** G3, 6 */
const stop = z.object({ do: z.literal('stop'), by: seat, ...common })

/** The verbs of Merge's table log. */
export const event = z.discriminatedUnion('do', [
  place,
  takeTop,
  merge,
  split,
  takePile,
  stop,
  layOut,
  leaveEvent,
  endEvent,
])
