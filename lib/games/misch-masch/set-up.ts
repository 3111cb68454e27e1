import { deckSize } from '@/lib/cards/deck'
import { MISCH_MASCH_DECK } from '@/lib/cards/misch-masch'
import type { SetUp } from '@/lib/referee/laid-out'
import { type Card, CHAM, COPIES, cardOf, HALF, NO_ANIMAL, NO_CARDS } from './card'
import type { MischMaschOptions } from './options'
import { type MischMaschState, open } from './state'

/** A position that somebody lays out: what lies on top, how many cards everybody holds, whose turn it is. */
export const setUp: SetUp<MischMaschOptions, MischMaschState> = ({ options, turn, seats, pile, drawn }) => {
  const dealt = open({ game: 'misch-masch', players: seats.map((_, seat) => String(seat)), options })
  const visible = NO_CARDS.slice()
  const sides = dealt.sides.slice()
  for (const { card: token } of pile) {
    const card = cardOf(token)
    if (card === undefined || (visible[card] as number) >= (COPIES[card] as number)) return { error: 'cards' }
    visible[card] = (visible[card] as number) + 1
    const half = HALF[card] as number
    if (half === NO_ANIMAL) continue
    // A1.2: there is one half card of an animal, with one side.
    if (sides[half] !== null) return { error: 'cards' }
    sides[half] = card
  }
  const stock = deckSize(MISCH_MASCH_DECK) - pile.length - seats.reduce((sum, { hand }) => sum + hand, 0)
  const laid = pile.at(-1)
  if (stock < 0) return { error: 'deck' }
  if (turn !== null && !seats[turn]?.hand) return { error: 'turn' }
  if (!laid) return { error: 'opening' }
  if (drawn > 1) return { error: 'drawn' }
  const top = cardOf(laid.card) as Card
  // A5.1: who has laid a chameleon may lay on it, until somebody else acts.
  const follows = top === CHAM && turn !== null && laid.by !== turn && (seats[laid.by]?.hand ?? 0) > 0
  const drawer = turn === null ? null : (turn + seats.length - 1) % seats.length
  return {
    state: {
      ...dealt,
      seats: seats.map(({ hand }) => ({ hand, known: [], place: null })),
      opened: turn !== null,
      turn,
      stock,
      top,
      discards: pile.length,
      visible,
      sides,
      follower: follows ? laid.by : null,
      drawer: drawn > 0 && options.playDrawn ? drawer : null,
    },
  }
}
