'use client'

import { useMemo } from 'react'
import { useLanguage } from '@/app/words'
import type { Language } from '@/lib/cards/language'
import { type Act, asPrinted } from '@/lib/learn/practice/taps'
import { seen, sorted, type TableSeen } from '@/lib/learn/practice/view'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame, Effect, FaultExplanation, Need } from '@/lib/referee/game'
import { type Move, positionAt } from '@/lib/referee/record'
import { myMoment, type Sitting } from '@/lib/simulate/sitting'

/** A practice table as the person sees it who plays there. */
export interface MyTable {
  readonly game: AnyGame
  readonly names: readonly string[]
  readonly me: number
  readonly state: unknown
  readonly table: TableSeen
  readonly need: Need
  /** The own hand, in the deck's order. */
  readonly hand: readonly string[]
  /** What may be done now. */
  readonly acts: readonly Act[]
  readonly last: Move<AnyEvent, unknown> | undefined
}

/** What somebody at the table may know of a game, and nothing of what is hidden from them. */
export function useTable(sitting: Sitting): MyTable {
  const language = useLanguage()
  return useMemo(() => tableOf(sitting, language), [sitting, language])
}

function tableOf(sitting: Sitting, language: Language): MyTable {
  const { game, header, me, record } = sitting
  const { state } = positionAt(record)
  const { honest, sight } = myMoment(sitting)
  const [hand] = game.simulated.sees(state, me)
  return {
    game,
    names: header.players,
    me,
    state,
    table: seen(game.id, game.table(state)),
    need: game.words.need(header.players, state, language),
    hand: sorted(hand === undefined ? [] : sight.cards(hand), game.deck(header.options, header.players.length)),
    acts: asPrinted(honest as readonly Act[]),
    last: record.moves.at(-1),
  }
}

/** What was just done and what it brought about, in words. */
export function toldOf({ game, names, last }: MyTable, language: Language, style?: 'spoken'): string {
  if (!last) return ''
  const told = { names, state: last.before, event: last.event }
  const effects = game.words.effects(told, last.after, language, style)
  return [game.words.event(told, language, style), ...effects.map(({ text }) => text)]
    .map((text) => `${text}.`)
    .join(' ')
}

/** Why something was refused, by the referee's words. */
export function faultOf(
  { game, names }: Pick<MyTable, 'game' | 'names'>,
  { before, event, ruling }: Move<AnyEvent, unknown>,
  language: Language,
): FaultExplanation {
  return game.words.fault({ names, state: before, event }, ruling.code ?? '', language)
}

/** What an event would bring about. */
export function effectsOf(
  { game, names, state }: MyTable,
  event: AnyEvent,
  after: unknown,
  language: Language,
): readonly Effect[] {
  return game.words.effects({ names, state, event }, after, language)
}

/** An act as the referee tells it, without the name of who does it. */
export function actText({ game, names, me, state }: MyTable, act: Act, language: Language, style?: 'spoken'): string {
  const text = game.words.event({ names, state, event: act }, language, style)
  const name = `${names[me]}: `
  return text.startsWith(name) ? text.slice(name.length) : text
}
