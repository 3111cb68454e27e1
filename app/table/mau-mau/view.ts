import type { OpenTable } from '@/lib/book/live'
import { COLOURS, type Colour } from '@/lib/cards/colours'
import type { Language } from '@/lib/cards/language'
import { isMauMauCard, signOf } from '@/lib/cards/mau-mau'
import {
  loadMauMauMemory,
  type MauMauChance,
  type MauMauEvent,
  type MauMauMemory,
  type MauMauOptions,
  type MauMauState,
  type MauMauTable,
  mauMauHasSaid,
} from '@/lib/games/mau-mau/engine'
import type { Need } from '@/lib/referee/game'
import { type GameRecord, isApplied, type Move, stateOf } from '@/lib/referee/record'

export type { MauMauChance, MauMauEvent, MauMauMemory, MauMauState }
export { loadMauMauMemory }

export type MauMauMove = Move<MauMauEvent, MauMauState>

/** What a Mau Mau table waits for: a round's first card, a play, the counting of hands, or nothing more. */
export type Phase = MauMauState['phase'] | 'over'

/** A Mau Mau table as its screen needs it: the public table, and what the referee says of it. */
export interface MauMauView {
  readonly names: readonly string[]
  readonly state: MauMauState
  readonly options: MauMauOptions
  readonly table: MauMauTable
  readonly phase: Phase
  readonly need: Need
  /** By seat: how many cards the last event brought into the hand; 0 for none, and where the cards were dealt anew. */
  readonly drew: readonly number[]
  /** Seats whose cards the round still waits for (U7.3). */
  readonly due: readonly number[]
  /** By seat: has said "last" this turn (U6.1). */
  readonly said: readonly boolean[]
  /** Who laid the joker +4 that is open, and which colour they must not have had (U5.5); null where none is open. */
  readonly four: { readonly by: number; readonly colour: Colour | null } | null
  /** Which event began the turn; another number is another turn. */
  readonly turnBegan: number
  readonly isLegal: (event: MauMauEvent) => boolean
}

/** Looks at an open table with Mau Mau's eyes. */
export function mauMauView({ game, header, record }: OpenTable, language: Language): MauMauView {
  const { moves } = record as GameRecord<MauMauEvent, MauMauState>
  const state = stateOf(record) as MauMauState
  return {
    names: header.players,
    state,
    options: header.options as MauMauOptions,
    table: game.table(state) as MauMauTable,
    phase: state.over ? 'over' : state.phase,
    need: game.words.need(header.players, state, language),
    drew: drawn(state, moves.at(-1)),
    due: state.due,
    said: state.seats.map((_, by) => mauMauHasSaid(state, by)),
    four: state.four,
    turnBegan: moves.findLastIndex(beginsTurn),
    isLegal: (event) => game.judge(state, event).verdict === 'legal',
  }
}

function drawn({ seats }: MauMauState, last: MauMauMove | undefined): readonly number[] {
  const tells = last && isApplied(last.event, last.ruling) && last.event.do !== 'start'
  return seats.map(({ hand }, by) => (tells ? Math.max(0, hand - (last.before.seats[by]?.hand ?? 0)) : 0))
}

/** Drawing a card, "last!", catching, and that somebody else leaves, leave the turn where it is. */
function beginsTurn({ event, before, after }: MauMauMove): boolean {
  if (before === after || event.do === 'last' || event.do === 'catch') return false
  return (event.do !== 'draw' && event.do !== 'leave') || before.turn !== after.turn
}

/** The event of laying a card; a joker names a colour, unless nobody has heard one. */
export function play(by: number, card: string, color?: Colour | null): MauMauEvent {
  return { do: 'play', by, card, ...(color && { color }) }
}

export function isJokerCard(card: string): boolean {
  return card === 'joker' || card === 'joker+4'
}

/** The top card's sign in the colours that are not in force: what fits by its sign alone (U4.1). */
export function sameSigns({ top, color }: MauMauTable): readonly string[] {
  const sign = top !== null && isMauMauCard(top) ? signOf(top) : null
  return sign ? COLOURS.filter((colour) => colour !== color).map((colour) => `${colour}${sign}`) : []
}

/** The seat after another in a direction, among those still in. */
export function nextSeat({ players, direction }: MauMauTable, from: number): number {
  let by = from
  do by = (by + direction + players.length) % players.length
  while (by !== from && players[by]?.place !== null)
  return by
}
