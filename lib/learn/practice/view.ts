import type { Deck } from '@/lib/cards/deck'
import type { MezzaTable } from '@/lib/games/mezza/engine'
import type { GameId, PublicTable } from '@/lib/referee/game'

/** What lies before a player, as everybody sees it. */
export interface SeatSeen {
  readonly hand: number
  /** Face-up cards; how many, where they are not known. */
  readonly up: readonly string[] | number
  readonly down: number
  /** Open piles of one's own, by number, the top card last. */
  readonly piles: readonly { readonly pile: number; readonly cards: readonly string[] }[]
  readonly place: PublicTable['players'][number]['place']
  /** A chance out of turn that the table lists. */
  readonly chance: boolean
}

/** A table as somebody sees it who sits at it. */
export interface TableSeen {
  readonly turn: number | null
  readonly over: boolean
  readonly seats: readonly SeatSeen[]
  /** What lies open in the middle, the top card last; null where nothing is laid in the middle. */
  readonly pile: readonly string[] | null
  readonly stock: number | null
}

/** The parts of the games' public tables that are shown, each where the game has it. */
interface AnyTable extends PublicTable {
  readonly pile?: readonly string[]
  readonly top?: string | null
  readonly stock?: number
  readonly chances?: readonly { readonly by: number }[]
  readonly players: readonly (PublicTable['players'][number] & {
    readonly hand: number
    readonly up?: MezzaTable['players'][number]['up']
    readonly down?: number
    readonly piles?: SeatSeen['piles']
  })[]
}

/** What of a game's public table is shown in practice. */
export function seen(game: GameId, table: PublicTable): TableSeen {
  const { turn = null, over, pile, top, stock = null, chances = [], players } = table as AnyTable
  return {
    turn,
    over,
    seats: players.map(({ hand, up = [], down = 0, piles = [], place }, by) => {
      return { hand, up, down, piles, place, chance: chances.some((chance) => chance.by === by && by !== turn) }
    }),
    pile: game === 'merge' ? null : (pile ?? (top ? [top] : [])),
    stock,
  }
}

/** Cards in the deck's order, as one sorts a hand. */
export function sorted(cards: readonly string[], deck: Deck): readonly string[] {
  const order = new Map([...deck.keys()].map((card, i) => [card, i]))
  return [...cards].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
}
