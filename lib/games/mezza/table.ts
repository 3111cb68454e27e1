import type { MezzaCard } from '@/lib/cards/mezza'
import { HALF, tokenOf, ZERO } from './card'
import { NO_RANK, type Pile } from './pile'
import { isIn, type MezzaState, type Seat, seatOf, unaccounted } from './state'

/** A chance to act out of turn (M7, M8). */
export type MezzaChance =
  | { readonly kind: 'quick-play'; readonly by: number; readonly card: MezzaCard; readonly sure: boolean }
  | { readonly kind: 'snatch'; readonly by: number }

export interface MezzaTablePlayer {
  readonly hand: number
  readonly known: readonly MezzaCard[]
  readonly up: readonly MezzaCard[] | number
  readonly down: number
  readonly place: number | 'left' | null
}

/** What the pile asks for: nothing, equal or higher, or 4 or lower. */
export type MezzaNeed = { readonly min?: MezzaCard; readonly max?: '4' }

/** The public table (mezza.md, "The table after an event"). */
export interface MezzaTable {
  readonly turn: number | null
  readonly need: MezzaNeed
  readonly pile: readonly MezzaCard[]
  readonly top: MezzaCard | null
  readonly stock: number
  readonly removed: number
  readonly players: readonly MezzaTablePlayer[]
  readonly chances: readonly MezzaChance[]
  readonly over: boolean
}

/** Exactly the public state of the spec. */
export function table(state: MezzaState): MezzaTable {
  const { pile } = state
  return {
    turn: state.turn,
    need: needOf(pile),
    pile: pileCards(pile),
    top: pile && pile.rank !== NO_RANK ? tokenOf(pile.rank) : null,
    stock: state.stock,
    removed: state.removed,
    players: state.seats.map((seat) => ({
      hand: seat.hand,
      known: knownCards(seat),
      up: typeof seat.up === 'number' ? seat.up : seat.up.map(tokenOf),
      down: seat.down,
      place: seat.place,
    })),
    chances: [...quickPlays(state), ...snatches(state)],
    over: state.over,
  }
}

function pileCards(pile: Pile | null): readonly MezzaCard[] {
  const cards: MezzaCard[] = []
  for (let at = pile; at; at = at.below) cards.push(tokenOf(at.card))
  return cards.reverse()
}

function needOf(pile: Pile | null): MezzaNeed {
  if (!pile || pile.rank === NO_RANK || pile.rank === ZERO) return {}
  return pile.low ? { max: '4' } : { min: tokenOf(pile.rank) }
}

function knownCards({ known, knownCount }: Seat): readonly MezzaCard[] {
  const cards: MezzaCard[] = []
  if (knownCount === 0) return cards
  for (let card = 0; card < known.length; card++) {
    for (let i = known[card] as number; i > 0; i--) cards.push(tokenOf(card))
  }
  return cards
}

/** M8.1, M8.2: the one who laid the last card may lay another like it, never while on turn (M8.4). */
function quickPlays(state: MezzaState): readonly MezzaChance[] {
  const { pile, last: by } = state
  if (!pile || by === null || state.over || by === state.turn) return []
  const seat = seatOf(state, by)
  if (!isIn(seat)) return []
  const chance = (sure: boolean): MezzaChance => ({ kind: 'quick-play', by, card: tokenOf(pile.card), sure })
  if (state.drawn > 0) return unaccounted(state, pile.card) > 0 ? [chance(false)] : []
  if (!state.emptied || seat.hand > 0) return []
  if (typeof seat.up !== 'number') return seat.up.includes(pile.card) ? [chance(true)] : []
  return seat.up > 0 && unaccounted(state, pile.card) > 0 ? [chance(false)] : []
}

/** M7.1: whoever could have a ½ may complete a 3½, 6½ or 9½ that another has just laid. */
function snatches(state: MezzaState): readonly MezzaChance[] {
  const { pile } = state
  if (pile?.combination !== 'open' || state.over) return []
  const free = unaccounted(state, HALF) > 0
  const chances: MezzaChance[] = []
  state.seats.forEach((seat, by) => {
    if (by === state.turn || by === pile.by || !isIn(seat)) return
    if (couldSnatch(seat, state.stock, free)) chances.push({ kind: 'snatch', by })
  })
  return chances
}

function couldSnatch(seat: Seat, stock: number, halfFree: boolean): boolean {
  if (seat.hand > 0) return (seat.known[HALF] as number) > 0 || (halfFree && seat.knownCount < seat.hand)
  if (stock > 0) return false
  return typeof seat.up === 'number' ? seat.up > 0 && halfFree : seat.up.includes(HALF)
}
