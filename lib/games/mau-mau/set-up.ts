import { isColour } from '@/lib/cards/colours'
import type { SetUp } from '@/lib/referee/laid-out'
import { ALL_CARDS, type Card, COPIES, cardOf, colourOf, isWild, PLUS_FOUR, PLUS_TWO, signOf } from './card'
import { type Counts, countOf, NO_CARDS, oneMore } from './counts'
import type { MauMauOptions } from './options'
import { type MauMauState, open } from './state'

/** A position that somebody lays out, in the midst of a round. */
export const setUp: SetUp<MauMauOptions, MauMauState> = ({
  options,
  turn,
  seats,
  pile,
  colour: named,
  penalty,
  drawn,
}) => {
  let visible: Counts = NO_CARDS
  for (const { card: token } of pile) {
    const card = cardOf(token)
    if (card === undefined || countOf(visible, card) >= (COPIES[card] as number)) return { error: 'cards' }
    visible = oneMore(visible, card)
  }
  const held = seats.reduce((sum, { hand }) => sum + hand, 0)
  const stock = ALL_CARDS - pile.length - held
  const laid = pile.at(-1)
  if (stock < 0) return { error: 'deck' }
  if (turn === null || !seats[turn]?.hand) return { error: 'turn' }
  if (!laid) return { error: 'opening' }
  const top = cardOf(laid.card) as Card
  if (isWild(top) ? named !== null && !isColour(named) : named !== null) return { error: 'colour' }
  if (!isPenalty(top, penalty)) return { error: 'penalty' }
  if (drawn > 1 || (drawn > 0 && penalty > 0)) return { error: 'drawn' }
  return {
    state: {
      ...open({ game: 'mau-mau', players: seats.map((_, seat) => String(seat)), options }),
      seats: seats.map(({ hand }) => ({ hand, points: 0, place: null })),
      phase: 'playing',
      turn,
      colour: isWild(top) ? (named as MauMauState['colour']) : colourOf(top),
      top,
      laidBy: laid.by,
      penalty,
      drawn: drawn > 0,
      four:
        top === PLUS_FOUR && penalty > 0
          ? { by: laid.by, colour: null, held: seats[laid.by]?.hand ?? 0, claim: 'none' }
          : null,
      stock,
      discards: pile.length,
      visible,
    },
  }
}

/** U5.1, U5.5: what can lie open to be drawn on such a card. */
function isPenalty(top: Card, penalty: number): boolean {
  if (penalty === 0) return true
  if (top === PLUS_FOUR) return penalty === 4
  return signOf(top) === PLUS_TWO && penalty % 2 === 0 && penalty <= 16
}
