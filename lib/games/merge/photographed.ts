import { MERGE_CARDS } from '@/lib/cards/merge'
import type { Photographed } from '@/lib/referee/photographed'
import { tokenOf } from './card'
import type { MergeEvent } from './event'
import { isIn, type MergeState } from './state'

/** The first two piles of a seat (G3), and cards that are placed on piles. */
export const photographed: Photographed<MergeEvent, MergeState> = {
  faces: () => MERGE_CARDS,

  lying: ({ seats }) => seats.flatMap(({ piles }) => piles.map(({ top }) => tokenOf(top.card))),

  events({ seats, toLayOut, over }, cards) {
    const [card] = cards
    if (over || card === undefined) return []
    return seats.flatMap((seat, by): MergeEvent[] => {
      if (!isIn(seat)) return []
      if (toLayOut > 0) {
        return cards.length === 2 && !seat.laidOut ? [{ do: 'lay-out', by, cards: cards.slice() }] : []
      }
      if (cards.length > 1) return []
      return seat.piles.map(({ number }) => ({ do: 'place', by, card, pile: number }))
    })
  },
}
