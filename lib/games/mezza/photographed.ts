import { MEZZA_CARDS, mezzaDeck } from '@/lib/cards/mezza'
import type { Photographed } from '@/lib/referee/photographed'
import { tokenOf } from './card'
import type { MezzaEvent } from './event'
import { downwards } from './pile'
import { isIn, type MezzaState } from './state'

/** Face-up cards before the opening (M2.2), and plays. */
export const photographed: Photographed<MezzaEvent, MezzaState> = {
  faces: ({ options }) => MEZZA_CARDS.filter((card) => mezzaDeck(options.variant).has(card)),

  lying: ({ pile }) => [...downwards(pile)].slice(0, LYING).map(tokenOf),

  beneath: ({ pile }) => [...downwards(pile)].slice(LYING).map(tokenOf),

  events({ seats, opened, over }, cards) {
    if (over || cards.length === 0) return []
    const alike = cards.every((card) => card === cards[0])
    return seats.flatMap((seat, by): MezzaEvent[] => {
      if (!isIn(seat)) return []
      const play: MezzaEvent = { do: 'play', by, cards: cards.slice() }
      const faceUp: MezzaEvent = { do: 'face-up', by, cards: cards.slice() }
      if (opened) return [play]
      const isLogged = typeof seat.up !== 'number'
      return [...(cards.length === 3 && !isLogged ? [faceUp] : []), ...(alike ? [play] : [])]
    })
  },
}

/** Of a pile mostly no more than a few cards look out; all of them where it is spread. */
const LYING = 4
