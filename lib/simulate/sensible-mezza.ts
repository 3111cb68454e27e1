import { MEZZA_CARDS } from '@/lib/cards/mezza'
import { type MezzaEvent, type MezzaState, mezza } from '@/lib/games/mezza/engine'
import { afterwards } from './afterwards'
import { best } from './best'
import type { Moment, Player } from './player'

/**
 * How dear a card is: what always fits most, then what is high, since it fits more often. The half is low, but
 * completes 3½, 6½ and 9½ and snatches.
 */
const WORTH: Readonly<Record<string, number>> = {
  ...Object.fromEntries(MEZZA_CARDS.map((card, order) => [card, order])),
  '½': 9,
  '0': 18,
  joker: 20,
}

const worth = (card: string) => WORTH[card] as number

/** What a card drawn for a card played is worth: on average what one is worth. */
const DRAWING = 8
/** What setting the pile aside is worth, with a free play after it. */
const CLEARING = 12
/** What it is worth to be rid of a card that is not replaced from the stock. */
const SHEDDING = 16
/** What it is worth to be out. */
const OUT = 1000

/** Lays low cards first and many of them, keeps what always fits, and exchanges for strong face-up cards. */
export const sensibleMezza: Player<MezzaEvent, MezzaState> = {
  name: 'sensible',
  exchange([hand = [], up = []]) {
    const dearestFirst = [...hand, ...up].sort((a, b) => worth(b) - worth(a))
    return [dearestFirst.slice(up.length), dearestFirst.slice(0, up.length)]
  },
  act: (moment) => best(moment, value)?.act as MezzaEvent,
  interject(moment) {
    const found = best(moment, value)
    return found && found.worth > 0 ? found.act : null
  },
}

/** What an act is worth in the state it leads to; 0 is what it is worth to do nothing out of turn. */
function value({ state, by }: Moment<MezzaEvent, MezzaState>, event: MezzaEvent): number {
  if (event.do !== 'play' || event.from === 'down') return 0
  const after = afterwards(mezza, state, event)
  if (after.seats[by]?.place !== null) return OUT
  const drawn = state.stock - after.stock
  const shed = event.cards.length - drawn
  const given = event.cards.reduce((sum, card) => sum + worth(card), 0)
  return shed * SHEDDING + drawn * DRAWING - given + (after.pile ? 0 : CLEARING)
}
