import { COPIES, cardOf, HALF, tokenOf } from './card'
import { type MezzaState, seatOf, unaccounted, upCount } from './state'
import { type MezzaChance, type MezzaTablePlayer, table } from './table'

/** What the table can know of cards that nobody sees. */
export interface MezzaMemory {
  readonly players: readonly {
    readonly place: MezzaTablePlayer['place']
    /** Hand cards that the table knows of, sorted. */
    readonly known: MezzaTablePlayer['known']
    /** How many other cards are in that hand. */
    readonly unknown: number
  }[]
  /** Every card of the deck, sorted: of how many copies the table does not know where they are. */
  readonly cards: readonly { readonly card: string; readonly hidden: number; readonly copies: number }[]
  /** How many cards those are together. */
  readonly hidden: number
  /** What may be done out of turn now, and how probable it is that the player can. */
  readonly chances: readonly (MezzaChance & { readonly probability: number })[]
}

/** All of it follows from what was played openly: no memory of anybody is asked. */
export function memory(state: MezzaState): MezzaMemory {
  const { players, chances } = table(state)
  const cards = COPIES[state.options.variant].flatMap((copies, card) =>
    copies > 0 ? [{ card: tokenOf(card), hidden: unaccounted(state, card), copies }] : [],
  )
  const hidden = cards.reduce((sum, each) => sum + each.hidden, 0)
  return {
    players: players.map(({ place, known, hand }) => ({ place, known, unknown: hand - known.length })),
    cards,
    hidden,
    chances: chances.map((chance) => ({ ...chance, probability: probability(state, chance, hidden) })),
  }
}

/**
 * How probable it is that a player has the card that a chance asks for: the share of those deals in which one of the
 * places in question holds it, when every way to lay the cards that the table knows nothing of onto the places that it
 * knows nothing of is equally probable. What players do with their cards tells nothing here.
 */
function probability(state: MezzaState, chance: MezzaChance, hidden: number): number {
  const seat = seatOf(state, chance.by)
  if (chance.kind === 'snatch') {
    if (seat.hand === 0) return typeof seat.up === 'number' ? among(seat.up, unaccounted(state, HALF), hidden) : 1
    if ((seat.known[HALF] as number) > 0) return 1
    return among(seat.hand - seat.knownCount, unaccounted(state, HALF), hidden)
  }
  if (chance.sure) return 1
  const places = state.drawn > 0 ? state.drawn : upCount(seat)
  return among(places, unaccounted(state, cardOf(chance.card) as number), hidden)
}

/** How probable it is that at least one of so many places holds one of `copies` among `all` cards (hypergeometric). */
function among(places: number, copies: number, all: number): number {
  let none = 1
  for (let i = 0; i < places; i++) none *= Math.max(0, all - copies - i) / (all - i)
  return 1 - none
}
