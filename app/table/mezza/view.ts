import type { OpenTable } from '@/lib/book/live'
import type { Language } from '@/lib/cards/language'
import {
  type MezzaChance,
  type MezzaEvent,
  type MezzaState,
  type MezzaTable,
  type MezzaZone,
  mezza,
  mezzaZoneInUse,
} from '@/lib/games/mezza/engine'
import type { Effect, Need } from '@/lib/referee/game'
import { type GameRecord, isApplied, type Move, stateOf } from '@/lib/referee/record'

export type MezzaMove = Move<MezzaEvent, MezzaState>

/** A Mezza table as its screen needs it: the public table, and what the referee says of it. */
export interface MezzaView {
  /** Of the table that is looked at: counts its changes. */
  readonly version: number
  readonly names: readonly string[]
  readonly state: MezzaState
  readonly table: MezzaTable
  /** The deck's cards, joker first, then by rank. */
  readonly cards: readonly string[]
  /** Nobody has played yet: any player may open (M2.3). */
  readonly opening: boolean
  readonly need: Need
  readonly last: MezzaMove | undefined
  /** What the last event brought about; empty where it was not applied. */
  readonly effects: readonly Effect[]
}

/** Looks at an open table with Mezza's eyes. */
export function mezzaView({ row, header, record }: OpenTable, language: Language): MezzaView {
  const { players: names, options } = header as { players: readonly string[]; options: MezzaState['options'] }
  const game = record as GameRecord<MezzaEvent, MezzaState>
  const state = stateOf(game)
  const table = mezza.table(state)
  const last = game.moves.at(-1)
  const applied = last && isApplied(last.event, last.ruling)
  return {
    version: row.version,
    names,
    state,
    table,
    cards: [...mezza.deck(options, names.length).keys()],
    opening: table.turn === null && !table.over,
    need: mezza.words.need(names, state, language),
    last,
    effects: applied ? mezza.words.effects({ names, state: last.before, event: last.event }, last.after, language) : [],
  }
}

/** A play of equal cards as the log has it; `from` only where it is not the zone in use. */
export function play(by: number, card: string, count: number, from?: MezzaZone): MezzaEvent {
  return { do: 'play', by, cards: Array(count).fill(card), ...(from && { from }) }
}

export function isLegal(state: MezzaState, event: MezzaEvent): boolean {
  return mezza.judge(state, event).verdict === 'legal'
}

/** Something that is laid of which it is asked how many: a chance, or several ½. */
export type Several = MezzaChance | { readonly kind: 'halves'; readonly by: number }

export const cardOf = (several: Several) => ('card' in several ? several.card : '½')

/** Most cards that can be laid at once: four of a rank, and of the ½ as many as anybody can hold. */
const MOST = 12

const COUNTS = Array.from({ length: MOST }, (_, i) => i + 1)

/** With how many cards a chance can be taken, as far as the table knows. */
export function countsOf(state: MezzaState, chance: MezzaChance): readonly number[] {
  return COUNTS.filter((count) => isLegal(state, play(chance.by, cardOf(chance), count)))
}

/** Whoever lays many ½ at once: how many they may be, from `least` on. Laid as two plays they would be another game. */
export function halvesFrom(least: number, state: MezzaState, by: number): readonly number[] {
  return COUNTS.filter((count) => count >= least && mezza.judge(state, play(by, '½', count)).verdict !== 'impossible')
}

/** The zone a player must use now (M5). */
export function zoneOf(state: MezzaState, by: number): MezzaZone {
  return mezzaZoneInUse(state.seats[by] as MezzaState['seats'][number])
}
