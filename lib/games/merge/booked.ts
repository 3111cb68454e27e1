import type { Booked } from '@/lib/referee/booked'
import type { MergeEvent } from './event'
import type { MergeState } from './state'

/** What the score book keeps of Merge. */
export const booked: Booked<MergeEvent, MergeState> = {
  feats: ({ event, before, after }) => (event.do === 'take-pile' && after !== before ? ['pick-up'] : []), // G3, 5
  points: () => null,
  pairs: () => false,
}
