import { ANIMALS, type Animal, MISCH_MASCH_CARDS, type MischMaschCard } from '@/lib/cards/misch-masch'
import { type AnimalIndex, type Card, CHAM, LOWER, mirrorOf, NO_ANIMAL, tokenOf, UPPER } from './card'
import { hiddenCopies, isIn, type MischMaschState } from './state'

/** A chance to act out of turn. */
export type MischMaschChance =
  | { readonly kind: 'follow' | 'play-drawn'; readonly by: number }
  | { readonly kind: 'interject'; readonly by: number; readonly card: MischMaschCard }

export interface MischMaschTablePlayer {
  readonly hand: number
  readonly place: 1 | 'left' | null
}

/** The halves that fit: what a card's lower half may show, or its upper one; nothing where every card fits. */
export interface MischMaschNeeds {
  readonly lower?: Animal
  readonly upper?: Animal
}

/** The public table (misch-masch.md, "The table after an event"). */
export interface MischMaschTable {
  readonly turn: number | null
  readonly top: MischMaschCard | null
  readonly needs: MischMaschNeeds
  readonly stock: number
  readonly discards: number
  readonly players: readonly MischMaschTablePlayer[]
  readonly chances: readonly MischMaschChance[]
  readonly over: boolean
}

/** Exactly the public state of the spec. */
export function table(state: MischMaschState): MischMaschTable {
  const { top } = state
  return {
    turn: state.turn,
    top: top === null ? null : tokenOf(top),
    needs: needsOf(top),
    stock: state.stock,
    discards: state.discards,
    players: state.seats.map(({ hand, place }) => ({ hand, place })),
    chances: chancesOf(state),
    over: state.over,
  }
}

const NO_NEEDS: MischMaschNeeds = {}

const NEEDS: readonly MischMaschNeeds[] = MISCH_MASCH_CARDS.map((_, card) => {
  const upper = UPPER[card] as AnimalIndex
  const lower = LOWER[card] as AnimalIndex
  if (card === CHAM) return NO_NEEDS
  return {
    ...(upper !== NO_ANIMAL && { lower: ANIMALS[upper] as Animal }),
    ...(lower !== NO_ANIMAL && { upper: ANIMALS[lower] as Animal }),
  }
})

/** A4.2: the halves that fit on a card. */
export function needsOf(top: Card | null): MischMaschNeeds {
  return top === null ? NO_NEEDS : (NEEDS[top] as MischMaschNeeds)
}

/** A6.1: the card that anybody may lay out of turn now, should they have it; null where there is none. */
export function interjectable(state: MischMaschState): Card | null {
  const { top, turn, options } = state
  if (top === null || turn === null || options.interject === 'none') return null
  const card = mirrorOf(top)
  return card !== null && hiddenCopies(state, card) > 0 ? card : null
}

/** By kind, then by seat. */
function chancesOf(state: MischMaschState): readonly MischMaschChance[] {
  const { follower, drawer, turn } = state
  const chances: MischMaschChance[] = []
  if (follower !== null) chances.push({ kind: 'follow', by: follower })
  const card = interjectable(state)
  if (card !== null) {
    const token = tokenOf(card)
    state.seats.forEach((seat, by) => {
      if (by !== turn && isIn(seat) && seat.hand > 0) chances.push({ kind: 'interject', by, card: token })
    })
  }
  if (drawer !== null) chances.push({ kind: 'play-drawn', by: drawer })
  return chances
}
