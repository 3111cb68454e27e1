import { COLOURS } from '@/lib/cards/colours'
import { MAU_MAU_CARDS } from '@/lib/cards/mau-mau'
import type { Photographed } from '@/lib/referee/photographed'
import { discardsBelow } from '../discards'
import { cardOf, isWild, tokenOf } from './card'
import type { MauMauEvent } from './event'
import { isIn, type MauMauState, type Phase, type Seat } from './state'

/** The first card of a round (U3), plays, and the count at its end (U7.3). Which colour is named for a joker is not to be seen. */
export const photographed: Photographed<MauMauEvent, MauMauState> = {
  faces: () => MAU_MAU_CARDS,

  lying: ({ top, phase }) => (top === null || phase !== 'playing' ? [] : [tokenOf(top)]),

  beneath(state, earlier) {
    return state.phase === 'playing' ? discardsBelow(state, earlier).slice(0, BENEATH).map(tokenOf) : []
  },

  events({ seats, phase, over }, cards) {
    if (over || cards.length === 0 || (phase !== 'counting' && cards.length > 1)) return []
    return seats.flatMap((seat, by): readonly MauMauEvent[] => (isIn(seat) ? eventsOf(phase, seat, by, cards) : []))
  },
}

function eventsOf(phase: Phase, { hand }: Seat, by: number, cards: readonly string[]): readonly MauMauEvent[] {
  const card = cards[0] as string
  switch (phase) {
    case 'waiting':
      return [{ do: 'start', by, card }]
    case 'counting':
      return hand > 0 ? [{ do: 'count', by, cards: cards.slice() }] : []
    case 'playing': {
      const known = cardOf(card)
      if (known === undefined || !isWild(known)) return [{ do: 'play', by, card }]
      return COLOURS.map((color) => ({ do: 'play', by, card, color }))
    }
  }
}

/** Of the discards no more than a few look out beneath the top one. */
const BENEATH = 3
