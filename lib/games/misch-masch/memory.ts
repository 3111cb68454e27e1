import { MISCH_MASCH_DECK } from '@/lib/cards/misch-masch'
import { type Card, CHAM, cardOf, deckTokenOf, fits, tokenOf } from './card'
import { type MischMaschState, seatOf, unaccounted } from './state'
import { type MischMaschChance, type MischMaschTablePlayer, table } from './table'

/** What the table can know of cards that nobody sees. */
export interface MischMaschMemory {
  readonly players: readonly {
    readonly place: MischMaschTablePlayer['place']
    /** Hand cards that the table has seen, sorted. */
    readonly known: readonly string[]
    /** How many other cards are in that hand. */
    readonly unknown: number
  }[]
  /** Every card of the deck, in its order: of how many copies the table does not know where they are. */
  readonly cards: readonly { readonly card: string; readonly hidden: number; readonly copies: number }[]
  /** How many cards those are together. */
  readonly hidden: number
  /** What may be done out of turn now, and how probable it is that the player can. */
  readonly chances: readonly (MischMaschChance & { readonly probability: number })[]
}

/** All of it follows from what was played openly: no memory of anybody is asked. */
export function memory(state: MischMaschState): MischMaschMemory {
  const { players, chances } = table(state)
  const free = freeCards(state)
  const cards = [...MISCH_MASCH_DECK].map(([card, copies]) => ({ card, hidden: free.get(card) ?? 0, copies }))
  const hidden = cards.reduce((sum, each) => sum + each.hidden, 0)
  return {
    players: players.map(({ place, hand }, by) => {
      const known = [...seatOf(state, by).known].sort((a, b) => a - b).map(tokenOf)
      return { place, known, unknown: hand - known.length }
    }),
    cards,
    hidden,
    chances: chances.map((chance) => ({ ...chance, probability: probability(state, chance, hidden) })),
  }
}

const ALL: readonly Card[] = Array.from({ length: CHAM + 1 }, (_, card) => card)

/** Copies that the table does not know of, by the names of the deck: of a half card one, whichever side it may be. */
function freeCards(state: MischMaschState): ReadonlyMap<string, number> {
  const free = new Map<string, number>()
  for (const card of ALL) {
    const token = deckTokenOf(card)
    free.set(token, Math.max(free.get(token) ?? 0, unaccounted(state, card)))
  }
  return free
}

/**
 * How probable it is that a player has the card that a chance asks for: the share of those deals in which it is so, when
 * every way to lay the cards that the table knows nothing of onto the places that it knows nothing of is equally
 * probable; a half card that nobody has seen is either side as probably. What players do with their cards tells nothing
 * here.
 */
function probability(state: MischMaschState, chance: MischMaschChance, hidden: number): number {
  switch (chance.kind) {
    case 'follow':
      return 1
    case 'play-drawn':
      return hidden === 0 ? 0 : fittingAmongHidden(state) / hidden
    case 'interject': {
      const { hand, known } = seatOf(state, chance.by)
      const card = cardOf(chance.card) as Card
      return known.includes(card) ? 1 : among(hand - known.length, unaccounted(state, card), hidden)
    }
  }
}

function fittingAmongHidden(state: MischMaschState): number {
  let fitting = 0
  for (const card of ALL) {
    if (!fits(card, state.top as Card)) continue
    const sides = ALL.filter((other) => deckTokenOf(other) === deckTokenOf(card) && unaccounted(state, other) > 0)
    fitting += unaccounted(state, card) / Math.max(1, sides.length)
  }
  return fitting
}

/** How probable it is that at least one of so many places holds one of `copies` among `all` cards (hypergeometric). */
function among(places: number, copies: number, all: number): number {
  let none = 1
  for (let i = 0; i < places; i++) none *= Math.max(0, all - copies - i) / (all - i)
  return 1 - none
}
