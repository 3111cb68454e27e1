import type { Booked } from '@/lib/referee/booked'
import type { MauMauEvent } from './event'
import type { MauMauState } from './state'

/** What the score book keeps of Mau Mau. */
export const booked: Booked<MauMauEvent, MauMauState> = {
  feats: () => [],
  // U7.2: a quick game has none.
  points: ({ options, seats }) => (options.points === null ? null : seats.map(({ points }) => points)),
  pairs: ({ options }) => options.pairs,
}
