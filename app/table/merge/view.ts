import type { OpenTable } from '@/lib/book/live'
import type { Colour } from '@/lib/cards/colours'
import type { Language } from '@/lib/cards/language'
import { isMergeCard, type MergeCard, mergeColour, mergeNumber } from '@/lib/cards/merge'
import {
  loadMergeAnswers,
  loadMergeMemory,
  type MergeAnswer,
  type MergeEvent,
  type MergeMemory,
  type MergeState,
  type MergeTable,
  merge,
  mergeFitsOn,
} from '@/lib/games/merge/engine'
import type { Need } from '@/lib/referee/game'
import { type GameRecord, isApplied, type Move, stateOf } from '@/lib/referee/record'

export type { MergeAnswer, MergeEvent, MergeMemory, MergeState }
export { loadMergeAnswers, loadMergeMemory, merge }

export type MergeMove = Move<MergeEvent, MergeState>

/** G4.2: with more piles before oneself one may only merge, or take a whole pile up. */
export const MOST_PILES = 3

/** A pile as it lies on the table. */
export interface OpenPile {
  readonly pile: number
  /** From the bottom up; there is one at least. */
  readonly cards: readonly MergeCard[]
  /** The seat before which it lies. */
  readonly owner: number
}

/** A Merge table as its screen needs it: the public table, and what the referee says of it. */
export interface MergeView {
  readonly names: readonly string[]
  readonly state: MergeState
  readonly table: MergeTable
  readonly need: Need
  /** By seat: its two first piles are known. */
  readonly laidOut: readonly boolean[]
  /** Somebody's first piles are still unknown (G3). */
  readonly layingOut: boolean
  /** Piles that the last event changed or brought to another player. */
  readonly moved: ReadonlySet<number>
  /** Nothing but first piles was ever written down. */
  readonly onlyLaidOut: boolean
  pile(number: number | null): OpenPile | null
  isLegal(event: MergeEvent): boolean
  /** "Does this fit?" (G4.1), of any card and any pile. */
  fits(card: string, pile: number): boolean
}

/** Looks at an open table with Merge's eyes. */
export function mergeView({ game, header, record }: OpenTable, language: Language): MergeView {
  const names = header.players
  const moves: readonly MergeMove[] = (record as GameRecord<MergeEvent, MergeState>).moves
  const state = stateOf(record) as MergeState
  const table = game.table(state) as MergeTable
  const last = moves.at(-1)
  const before = last && isApplied(last.event, last.ruling) ? (game.table(last.before) as MergeTable) : table
  const piles = pilesOf(table)
  const laidOut = state.seats.map((seat) => seat.laidOut)

  return {
    names,
    state,
    table,
    need: game.words.need(names, state, language),
    laidOut,
    layingOut: !table.over && state.toLayOut > 0,
    moved: movedFrom(pilesOf(before), piles),
    onlyLaidOut: moves.every(({ event }) => event.do === 'lay-out'),
    pile: (number) => (number === null ? null : (piles.get(number) ?? null)),
    isLegal: (event) => game.judge(state, event).verdict === 'legal',
    fits: (card, pile) => mergeFitsOn(state, card, pile)?.fits ?? false,
  }
}

function pilesOf({ players }: MergeTable): ReadonlyMap<number, OpenPile> {
  return new Map(players.flatMap(({ piles }, owner) => piles.map((each) => [each.pile, { ...each, owner }] as const)))
}

function movedFrom(before: ReadonlyMap<number, OpenPile>, now: ReadonlyMap<number, OpenPile>): ReadonlySet<number> {
  const moved = [...now.values()].filter(({ pile, cards, owner }) => {
    const was = before.get(pile)
    return was === undefined || was.owner !== owner || was.cards.length !== cards.length
  })
  return new Set(moved.map(({ pile }) => pile))
}

export function topOf({ cards }: OpenPile): MergeCard {
  return cards.at(-1) as MergeCard
}

/** The card's number in the three other colours: what fits by its number alone (G4.1). */
export function sameNumbers(card: MergeCard, colours: readonly Colour[]): readonly MergeCard[] {
  return colours.filter((each) => each !== mergeColour(card)).map((each): MergeCard => `${each}${mergeNumber(card)}`)
}

/** The neighbours of a number (G4.1); 1 and 10 have one. */
export function neighbours(card: MergeCard): readonly number[] {
  return [mergeNumber(card) - 1, mergeNumber(card) + 1].filter((number) => isMergeCard(`r${number}`))
}

/** The next seat on the left that still plays (G1.3, G5). */
export function leftOf({ players }: MergeTable, by: number): number {
  let next = by
  do next = (next + 1) % players.length
  while (next !== by && players[next]?.place !== null)
  return next
}
