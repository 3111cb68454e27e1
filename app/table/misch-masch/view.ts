import type { OpenTable } from '@/lib/book/live'
import type { Language } from '@/lib/cards/language'
import type { MischMaschCard } from '@/lib/cards/misch-masch'
import {
  type MischMaschChance,
  type MischMaschEvent,
  type MischMaschState,
  type MischMaschTable,
  mischMaschSupplies,
} from '@/lib/games/misch-masch/engine'
import type { Effect, Need } from '@/lib/referee/game'
import { type GameRecord, isApplied, type Move, stateOf } from '@/lib/referee/record'

export type { MischMaschChance, MischMaschEvent, MischMaschState }

export type MischMaschMove = Move<MischMaschEvent, MischMaschState>

/** A Misch Masch table as its screen needs it: the public table, and what the referee says of it. */
export interface MischMaschView {
  readonly names: readonly string[]
  readonly state: MischMaschState
  readonly table: MischMaschTable
  readonly need: Need
  /** A card is to be turned up before anything else (A3). */
  readonly starting: boolean
  /** Whoever lays first begins (A4.1). */
  readonly opening: boolean
  /** The card that may be laid out of turn now (A6.1), and who may; null where there is none. */
  readonly interjection: { readonly card: MischMaschCard; readonly by: readonly number[] } | null
  /** What the last event brought about; empty where it was not applied. */
  readonly effects: readonly Effect[]
  /** By seat: how many cards the last event made them draw; one that goes back into the hand (A6.2) is not drawn. */
  readonly drew: readonly number[]
  readonly isLegal: (event: MischMaschEvent) => boolean
}

/** Looks at an open table with Misch Masch's eyes. */
export function mischMaschView({ game, header, record }: OpenTable, language: Language): MischMaschView {
  const names = header.players
  const { moves } = record as GameRecord<MischMaschEvent, MischMaschState>
  const state = stateOf(record) as MischMaschState
  const table = game.table(state) as MischMaschTable
  const last = moves.at(-1)
  const applied = last && isApplied(last.event, last.ruling)
  const interjects = table.chances.flatMap((chance) => (chance.kind === 'interject' ? [chance] : []))
  const [first] = interjects
  return {
    names,
    state,
    table,
    need: game.words.need(names, state, language),
    starting: table.top === null && !table.over,
    opening: table.top !== null && table.turn === null && !table.over,
    interjection: first ? { card: first.card, by: interjects.map(({ by }) => by) } : null,
    effects: applied ? game.words.effects({ names, state: last.before, event: last.event }, last.after, language) : [],
    drew: names.map((_, by) => (applied ? drawn(last, by) : 0)),
    isLegal: (event) => game.judge(state, event).verdict === 'legal',
  }
}

function drawn({ before, event }: MischMaschMove, by: number): number {
  return mischMaschSupplies(before, event).reduce(
    (sum, step) => (step.kind === 'draw' && step.by === by ? sum + step.count : sum),
    0,
  )
}
