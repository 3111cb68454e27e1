import * as z from 'zod/mini'
import { COLOURS } from '@/lib/cards/colours'
import { MAU_MAU_JOKERS } from '@/lib/cards/mau-mau'
import { common, endEvent, leaveEvent, seat } from '@/lib/referee/event'

/** A card's token; whether the deck has it is the judge's business. */
const card = z.string()

const isAnyJoker = (token: string) => (MAU_MAU_JOKERS as readonly string[]).includes(token)

/** U3: seat `by` was drawn to begin, `card` was turned up. */
export const start = z.object({ do: z.literal('start'), by: seat, card, ...common })

/** U4.1; a colour is named with a joker only (U3). */
export const play = z
  .object({ do: z.literal('play'), by: seat, card, color: z.optional(z.enum(COLOURS)), ...common })
  .check(z.refine(({ card: token, color }) => color === undefined || isAnyJoker(token), { path: ['color'] }))

/** U4.2 */
const draw = z.object({ do: z.literal('draw'), by: seat, ...common })

/** U4.2 */
const pass = z.object({ do: z.literal('pass'), by: seat, ...common })

/** U6.1 */
const last = z.object({ do: z.literal('last'), by: seat, ...common })

/** U6.2 */
export const catchIt = z.object({ do: z.literal('catch'), by: seat, of: seat, ...common })

/** U5.6 */
export const challenge = z.object({ do: z.literal('challenge'), by: seat, guilty: z.boolean(), ...common })

/** U7.3; the one list of cards that may be empty. */
export const count = z.object({ do: z.literal('count'), by: seat, cards: z.array(z.string()), ...common })

/** The verbs of Mau Mau's table log. */
export const event = z.discriminatedUnion('do', [
  play,
  draw,
  pass,
  last,
  catchIt,
  challenge,
  count,
  start,
  leaveEvent,
  endEvent,
])
