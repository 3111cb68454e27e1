import type { AnyEvent } from '@/lib/referee/event'
import type { GameId, PublicTable } from '@/lib/referee/game'
import { at } from '../predicate'

/** What a quiz must know of a game to tell which clause decides; what is allowed only the judge says. */
export interface Topics {
  /** What goes without saying: they decide where nothing else does. */
  readonly basic: ReadonlySet<string>
  /** The clause that lets a legal move be legal; null where that is no matter for a quiz. */
  allowedBy(table: PublicTable, move: AnyEvent): string | null
  /** Clauses of effects that say whose turn it is. */
  readonly turning: ReadonlySet<string>
  /** Whose turn it is where none of these says otherwise. */
  readonly inTurn: string | null
  /** A rank that the top card itself does not show, and what makes it. */
  rank?(table: PublicTable): { readonly clause: string; readonly others: readonly string[] } | null
}

const cardIn = (move: AnyEvent): string | undefined => {
  const { card, cards } = move as AnyEvent & { readonly card?: string; readonly cards?: readonly string[] }
  return card ?? cards?.[0]
}

const HALVES: Readonly<Record<string, string>> = { '4': '3½', '7': '6½' }

const mezza: Topics = {
  basic: new Set(['M3.2', 'M3.8']),
  allowedBy(table, move) {
    if (move.do === 'pick-up') return 'M6.1'
    if (move.do !== 'play') return null
    if (table.turn !== move.by) return table.turn === null ? null : 'M7.1'
    const card = cardIn(move)
    const pile = at(table, 'pile') as readonly string[]
    if (card === 'joker') return 'M4.1'
    if (card === '0') return 'M4.2'
    if (at(table, 'need.max')) return 'M4.4'
    const least = at(table, 'need.min')
    if (least === undefined) return at(table, 'top') === '0' ? 'M4.2' : 'M3.3'
    if (card === '½' && least !== '½') return 'M4.3'
    return card === '9½' && pile.at(-1) === '9½' ? 'M4.6' : 'M3.2'
  },
  turning: new Set(['M4.5', 'M4.7', 'M4.8', 'M5.3', 'M6.1', 'M7.1', 'M9.1', 'M9.3']),
  inTurn: 'M3.7',
  rank(table) {
    const pile = at(table, 'pile') as readonly string[]
    const top = at(table, 'top')
    const last = pile.at(-1)
    if (typeof top !== 'string' || last === top) return null
    if (last === '½') return { clause: 'M4.3', others: ['½', HALVES[top] ?? '10'] }
    // Below the jokers the card itself must show it, else two clauses decide.
    const covered = pile.findLast((card) => card !== 'joker')
    return covered === top
      ? { clause: 'M4.1', others: top === '0' ? ['½', '9½'] : ['0', top === '½' ? '1' : '½'] }
      : null
  },
}

const mauMau: Topics = {
  basic: new Set(['U4.1']),
  allowedBy(table, move) {
    const due = at(table, 'penalty') as number
    if (table.turn !== move.by) return null
    // To draw where nothing is due is always allowed, and no question.
    if (move.do === 'draw') return due === 0 ? null : due === 4 && at(table, 'top') === 'joker+4' ? 'U5.5' : 'U5.1'
    if (move.do !== 'play') return null
    const card = cardIn(move)
    if (card === 'joker') return 'U5.4'
    if (card === 'joker+4') return 'U5.5'
    return due > 0 ? 'U5.1' : at(table, 'color') === null ? 'U5.7' : 'U4.1'
  },
  turning: new Set(['U5.1', 'U5.2', 'U5.3', 'U5.5', 'U5.6', 'U7.7']),
  inTurn: null,
}

const mischMasch: Topics = {
  basic: new Set(['A4.2', 'A4.5']),
  allowedBy(table, move) {
    if (move.do !== 'play') return null
    if (table.turn !== move.by) return table.turn === null ? 'A4.1' : 'A6.1'
    return cardIn(move) === 'cham' || at(table, 'top') === 'cham' ? 'A5.1' : 'A4.2'
  },
  turning: new Set(['A5.3', 'A6.1', 'A6.2']),
  inTurn: 'A4.5',
}

const merge: Topics = {
  basic: new Set(['G4.1']),
  allowedBy: (_, move) => (move.do === 'place' ? 'G4.1' : 'G4.2'),
  turning: new Set(),
  inTurn: null,
}

export const TOPICS: Readonly<Record<GameId, Topics>> = { mezza, 'mau-mau': mauMau, 'misch-masch': mischMasch, merge }
