import type { AnyEvent } from '@/lib/referee/event'
import type { PublicTable } from '@/lib/referee/game'
import type { TableQuestion } from '../question'

/** Something that the table can be asked, with answers that somebody might think right. */
export interface Wanted {
  readonly kind: TableQuestion['kind']
  /** Where the public table says it. */
  readonly path: string
  /** The one clause that decides. */
  readonly clause: string
  readonly others: readonly (number | string)[]
}

/** What happened, as the table shows it. */
export interface Happened {
  readonly before: PublicTable
  readonly event: AnyEvent
  readonly after: PublicTable
  /** The clauses that what it brought about rests on. */
  readonly effects: readonly string[]
}

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
  /** Who comes after a seat where nothing happens. */
  next(table: PublicTable, by: number): number
  /** A clause that says whose turn it is where no effect names it; undefined where there is none. */
  turnBy?(before: PublicTable, event: AnyEvent, after: PublicTable): string | undefined
  /** What a table can be asked about as it is, after so many events. */
  now?(table: PublicTable, events: number): readonly Wanted[]
  /** What a table can be asked about what is done next. */
  after?(happened: Happened): readonly Wanted[]
}

/** The next seat clockwise. */
export const clockwise = ({ players }: PublicTable, by: number) => (by + 1) % players.length

/** The first card that a move names. */
export const cardIn = (move: AnyEvent): string | undefined => cardsIn(move)[0]

/** The cards that a move names. */
export function cardsIn(move: AnyEvent): readonly string[] {
  const { card, cards } = move as AnyEvent & { readonly card?: string; readonly cards?: readonly string[] }
  return cards ?? (card === undefined ? [] : [card])
}

/** The table of a game, in its own shape. */
export const as = <Table extends PublicTable>(table: PublicTable) => table as Table
