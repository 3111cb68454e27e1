import * as z from 'zod/mini'

/** What becomes of an illegal event (table-log.md, "Judging"). */
export const TABLE_RULINGS = ['taken-back', 'stands'] as const

export type TableRuling = (typeof TABLE_RULINGS)[number]

/** A seat, 0-based. That the table has such a seat is checked with the header at hand. */
export const seat = z.int().check(z.nonnegative())

/** Cards of a play; which of them the deck has is the judge's business. */
export const cards = z.array(z.string()).check(z.minLength(1))

/** Fields that every event may carry. */
export const common = {
  at: z.optional(z.string()),
  note: z.optional(z.string()),
  ruling: z.optional(z.enum(TABLE_RULINGS)),
}

/** `leave`: the player gives up; the cards they hold go out of play. Every game's. */
export const leaveEvent = z.object({ do: z.literal('leave'), by: seat, ...common })

/** `end`: the table stops here, unfinished. Every game's. */
export const endEvent = z.object({ do: z.literal('end'), by: z.optional(seat), ...common })

export type LeaveEvent = z.infer<typeof leaveEvent>
export type EndEvent = z.infer<typeof endEvent>

/** What is common to the events of all games. */
export interface AnyEvent {
  readonly do: string
  readonly by?: number | undefined
  readonly at?: string | undefined
  readonly note?: string | undefined
  readonly ruling?: TableRuling | undefined
}
