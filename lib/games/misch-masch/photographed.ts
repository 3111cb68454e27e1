import { MISCH_MASCH_CARDS } from '@/lib/cards/misch-masch'
import type { Photographed } from '@/lib/referee/photographed'
import { discardsBelow } from '../discards'
import { tokenOf } from './card'
import type { MischMaschEvent } from './event'
import { isIn, type MischMaschState } from './state'

/** The card that is turned up (A3), and plays. */
export const photographed: Photographed<MischMaschEvent, MischMaschState> = {
  faces: () => MISCH_MASCH_CARDS,

  lying: ({ top }) => (top === null ? [] : [tokenOf(top)]),

  beneath: (state, earlier) => discardsBelow(state, earlier).slice(0, BENEATH).map(tokenOf),

  events({ seats, top, opened, over }, cards) {
    const [card] = cards
    if (over || card === undefined || cards.length > 1) return []
    const turnUp: readonly MischMaschEvent[] = opened ? [] : [{ do: 'turn-up', card }]
    if (top === null) return turnUp
    return [
      ...seats.flatMap((seat, by): MischMaschEvent[] => (isIn(seat) ? [{ do: 'play', by, card }] : [])),
      ...turnUp,
    ]
  },
}

/** Of the discards no more than a few look out beneath the top one. */
const BENEATH = 3
