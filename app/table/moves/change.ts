import type { OpenTable } from '@/lib/book/live'
import type { AnyEvent, TableRuling } from '@/lib/referee/event'
import {
  type GameRecord,
  isApplied,
  judgeEvent,
  type Move,
  type Position,
  positionAt,
  stateOf,
} from '@/lib/referee/record'
import type { VerdictWord } from '@/lib/referee/verdict'

export type AnyMove = Move<AnyEvent, unknown>

/** What is to be changed in a table's list of moves; `index` counts from 0 in the list as it is. */
export type Change =
  | { readonly kind: 'correct'; readonly index: number; readonly event: AnyEvent }
  | { readonly kind: 'insert'; readonly index: number; readonly event: AnyEvent }
  | { readonly kind: 'strike'; readonly index: number }

/** A move whose verdict is another one after a change; `index` counts in the list as it will be. */
export interface Changed {
  readonly index: number
  readonly move: AnyMove
}

/** What a change would do. */
export interface Preview {
  /** The corrected or inserted move, judged; null for one that is struck. */
  readonly move: AnyMove | null
  /** Later moves by what they become; moves whose verdict stays are in none of the lists. */
  readonly becomes: Readonly<Record<VerdictWord, readonly Changed[]>>
  /** Moves that lay on the table, become illegal, and could be let stand; by index in the list as it will be. */
  readonly standing: readonly number[]
  readonly record: GameRecord<AnyEvent, unknown>
}

/**
 * Judges the list of moves as it would be after a change. Nothing is written.
 *
 * @param stand what was carried out at the table and becomes illegal is let stand: the cards did lie there.
 */
export function preview({ game, record }: Pick<OpenTable, 'game' | 'record'>, change: Change, stand: boolean): Preview {
  const { kind, index } = change
  const put = kind === 'strike' ? [] : [{ event: change.event }]
  const later = record.moves.slice(kind === 'insert' ? index : index + 1).map((was) => ({ event: was.event, was }))
  const moves = record.moves.slice(0, index)
  const becomes: Record<VerdictWord, Changed[]> = { legal: [], illegal: [], impossible: [] }
  const standing: number[] = []
  let position = positionAt(record, index)

  for (const { event, was } of [...put, ...later] as readonly { event: AnyEvent; was?: AnyMove }[]) {
    let move = judgeEvent(game, position, event)
    if (was && wasApplied(was) && move.ruling.verdict === 'illegal' && !wasApplied(move)) {
      const stood = judgeEvent(game, position, { ...event, ruling: 'stands' })
      if (stood.ruling.verdict !== 'impossible') {
        standing.push(moves.length)
        if (stand) move = stood
      }
    }
    if (was && move.ruling.verdict !== was.ruling.verdict)
      becomes[move.ruling.verdict].push({ index: moves.length, move })
    moves.push(move)
    position = { state: move.after, evidence: move.evidence, events: moves.length }
  }
  return {
    move: kind === 'strike' ? null : (moves[index] ?? null),
    becomes,
    standing,
    record: { start: record.start, moves },
  }
}

/** Whether the table must rule on an event, and with which ruling it would be written. */
export interface Question {
  /** With its ruling, where one is needed. */
  readonly event: AnyEvent
  /** The event is against the rules: was it taken back, or did it stand? */
  readonly asked: boolean
  /** Carried out it could not have happened. */
  readonly canStand: boolean
}

/**
 * What became of an event that turns out to be illegal: what was chosen; else, because the game went on from it, that it
 * stood, where that can be; else that it was taken back.
 *
 * @param position where the event is to be judged: some faults only the evidence shows.
 * @param applied nobody objected at the table: the move lay there.
 */
export function question(
  game: OpenTable['game'],
  position: Position<unknown>,
  event: AnyEvent,
  applied: boolean,
): Question {
  const { ruling: chosen, ...bare } = event
  const judged = (as: AnyEvent) => judgeEvent(game, position, as).ruling.verdict
  if (judged(bare) !== 'illegal') return { event, asked: false, canStand: true }
  const canStand = judged({ ...bare, ruling: 'stands' }) !== 'impossible'
  const proposed: TableRuling = applied && canStand ? 'stands' : 'taken-back'
  return { event: { ...bare, ruling: chosen ?? proposed }, asked: true, canStand }
}

/** Was the move carried out? */
export const wasApplied = ({ event, ruling }: AnyMove) => isApplied(event, ruling)

/** The state in which the move at `index` is judged. */
export function stateBefore(record: GameRecord<AnyEvent, unknown>, index: number): unknown {
  return record.moves[index]?.before ?? stateOf(record)
}
