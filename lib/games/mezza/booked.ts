import type { Booked, BookedMove, Feat } from '@/lib/referee/booked'
import type { Card } from './card'
import type { MezzaEvent, Play } from './event'
import { cardsIn, isOnTurn, isQuickPlay } from './judge'
import { type MezzaState, seatOf, zoneInUse } from './state'

const NOTHING: readonly Feat[] = []

/** What the score book keeps of Mezza. */
export const booked: Booked<MezzaEvent, MezzaState> = {
  feats(move) {
    const { event, before, after } = move
    if (after === before) return NOTHING
    if (event.do === 'pick-up') return before.pile ? ['pick-up'] : NOTHING // M6.1; else one that stands (M10.4)
    return event.do === 'play' ? ofPlay(move, event) : NOTHING
  },
  points: () => null,
  pairs: () => false,
}

function ofPlay({ ruling, before, after }: BookedMove<MezzaEvent, MezzaState>, { by, cards, from }: Play): Feat[] {
  const found: Feat[] = []
  const aside = after.removed > before.removed // M4.7, M4.8
  if (ruling.verdict === 'legal' && !isOnTurn(before, by)) {
    const laid = cardsIn(before, cards) as readonly Card[]
    const isQuick = isQuickPlay(before, by, from ?? zoneInUse(seatOf(before, by)), laid)
    found.push(isQuick ? 'quick-play' : 'snatch') // M8, M7
  }
  if (aside) found.push('clear')
  else if (!after.pile) found.push('pick-up') // M5.3: what was turned over blind did not fit
  return found
}
