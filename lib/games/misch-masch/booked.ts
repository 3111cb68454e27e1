import type { Booked } from '@/lib/referee/booked'
import { type Card, cardOf } from './card'
import type { MischMaschEvent } from './event'
import type { MischMaschState } from './state'
import { wayOf } from './way'

/** What the score book keeps of Misch Masch: who interjects (A6) has snatched the turn. */
export const booked: Booked<MischMaschEvent, MischMaschState> = {
  feats({ event, ruling, before, after }) {
    if (event.do !== 'play' || after === before || ruling.verdict !== 'legal') return []
    const way = wayOf(before, event.by, cardOf(event.card) as Card)
    return way === 'interjecting' || way === 'replacing' ? ['snatch'] : []
  },
  points: () => null,
  pairs: () => false,
}
