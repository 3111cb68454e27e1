import { loadPhotographed } from '@/lib/games/photos'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame } from '@/lib/referee/game'
import { judgeEvent, openPosition, type Position } from '@/lib/referee/record'
import { randomHeader } from '@/lib/simulate/header'
import { randomPlayer } from '@/lib/simulate/player'
import { pick, type Random, seeded } from '@/lib/simulate/random'
import { simulateGame } from '@/lib/simulate/table'
import { EARLIER, fuse, type PhotographedTable } from '@/lib/vision/fuse/fuse'
import { isSure, mayBeUnchanged, settle } from '@/lib/vision/fuse/settle'
import { likeliest } from '@/lib/vision/fuse/sight'
import { Misreader } from './misread'

/** How many photographed moves were proposed as they had been made. */
export interface FuseFigures {
  readonly moves: number
  /** By what each card looks most like, laid by who was on turn. */
  readonly alone: number
  /** With what the table knows. */
  readonly together: number
  /** One of those that were asked for was right. */
  readonly offered: number
  /** So sure that they would have been taken without asking, and how many of those were wrong. */
  readonly sure: number
  readonly surelyWrong: number
  /**
   * Photos of what lay there already: how many there were, at how many it was asked whether that is so, or nothing was
   * proposed, and how many would have been taken for a move without asking.
   */
  readonly unchanged: { readonly photos: number; readonly asked: number; readonly taken: number }
  /** The same of moves that were against the rules. */
  readonly illegal: { readonly moves: number; readonly together: number; readonly offered: number }
  /** Proposals that were impossible: never any. */
  readonly impossible: number
  /** The longest that one took, in milliseconds. */
  readonly longest: number
}

export interface FuseOptions {
  readonly games: number
  readonly seed: number
  /** See `Misreader`. */
  readonly noise: number
  /** How often a move is also tried with another card, whatever the rules say. */
  readonly wrongly: number
  readonly longest?: number
}

/** How often the card below is in the photo as well. */
const LYING = 0.2

/** Photographs the moves of simulated games, misreads them, and counts what is proposed. */
export async function measureFuse(game: AnyGame, options: FuseOptions): Promise<FuseFigures> {
  const photographed = await loadPhotographed(game.id)
  if (!photographed) throw new Error(`nothing is photographed in ${game.id}`)
  const figures = { moves: 0, alone: 0, together: 0, offered: 0, sure: 0, surelyWrong: 0, impossible: 0, longest: 0 }
  const illegal = { moves: 0, together: 0, offered: 0 }
  const unchanged = { photos: 0, asked: 0, taken: 0 }
  const random = seeded(options.seed)
  // Of their own: the moves are misread alike with these photos and without.
  const randomIdle = seeded(options.seed + 1)
  for (let played = 0; played < options.games; played++) {
    const header = randomHeader(game, random)
    const players = header.players.map(() => randomPlayer as never)
    const { events } = simulateGame(game, header, { players, random, longest: options.longest ?? 120 })
    let position: Position<unknown> = openPosition(game, header)
    let earlier: readonly unknown[] = []
    for (const event of events) {
      const table: PhotographedTable = { game, header, photographed, position, earlier }
      const reader = new Misreader(photographed.faces(position.state), options.noise)
      lookIdly(table, reader)
      look(table, event, reader)
      if (random() < options.wrongly) {
        const wrong = otherwise(table, event, reader, random)
        if (wrong) look(table, wrong, reader)
      }
      const { after, evidence } = judgeEvent(game, position, event)
      earlier = [...earlier, position.state].slice(-EARLIER)
      position = { state: after, evidence, events: position.events + 1 }
    }
  }
  return { ...figures, unchanged, illegal }

  function look(table: PhotographedTable, event: AnyEvent, reader: Misreader): void {
    const cards = cardsOf(event)
    const { state } = table.position
    if (!photographed?.events(state, cards).some((one) => isSame(one, event))) return
    const beside = random() < LYING ? photographed.lying(state).slice(0, 1) : []
    const sights = [...[...cards, ...beside].map((card) => reader.read(card, random)), ...reader.strays(random)]
    const turn = game.table(state).turn ?? null
    // Where nobody is on turn, people say who acted.
    const by = turn === null ? event.by : undefined
    const began = performance.now()
    const proposals = fuse(table, sights, { by })
    figures.longest = Math.max(figures.longest, performance.now() - began)
    const [first] = proposals
    const right = first !== undefined && isSame(first.event, event)
    const offered = settle(proposals).some((one) => isSame(one.event, event))
    for (const one of proposals) {
      const { ruling } = judgeEvent(game, table.position, { ...one.event, ruling: 'stands' })
      if (ruling.verdict === 'impossible') figures.impossible++
    }
    const isLegal = judgeEvent(game, table.position, event).ruling.verdict === 'legal'
    if (!isLegal) {
      illegal.moves++
      if (right) illegal.together++
      if (offered) illegal.offered++
      return
    }
    figures.moves++
    if ((by ?? turn ?? undefined) === event.by && sights.every((sight, i) => likeliest(sight) === cards[i]))
      figures.alone++
    if (right) figures.together++
    if (offered) figures.offered++
    if (first && isSure(first, sights)) {
      figures.sure++
      if (!right) figures.surelyWrong++
    }
  }

  /** Somebody photographs the table before anything was laid, with now and then a card beneath. */
  function lookIdly(table: PhotographedTable, reader: Misreader): void {
    const { state } = table.position
    const top = photographed?.lying(state).slice(0, 1) ?? []
    if (top.length === 0) return
    const beneath = photographed?.beneath?.(state, table.earlier ?? []).slice(0, 1) ?? []
    const cards = [...top, ...(randomIdle() < LYING ? beneath : [])]
    const sights = cards.map((card) => reader.read(card, randomIdle))
    const proposals = fuse(table, sights)
    const [first] = proposals
    unchanged.photos++
    if (!first || mayBeUnchanged(proposals)) unchanged.asked++
    else if (isSure(first, sights)) unchanged.taken++
  }
}

/** The cards an event lays, if any. */
function cardsOf(event: AnyEvent): readonly string[] {
  const { card, cards } = event as { card?: string; cards?: readonly string[] }
  return cards ?? (card === undefined ? [] : [card])
}

/** Who laid which cards; on which pile, or with which colour named, is not to be seen on them. */
function isSame(a: AnyEvent, b: AnyEvent): boolean {
  return a.do === b.do && a.by === b.by && cardsOf(a).join(' ') === cardsOf(b).join(' ')
}

/** The same player lays another card in its place, which the rules forbid and the evidence allows. */
function otherwise(table: PhotographedTable, event: AnyEvent, _: Misreader, random: Random): AnyEvent | null {
  const { game, photographed, position } = table
  const other = pick(random, photographed.faces(position.state))
  const wrong = photographed.events(position.state, [other]).find((one) => one.by === event.by && one.do === event.do)
  if (!wrong || judgeEvent(game, position, wrong).ruling.verdict !== 'illegal') return null
  const stands = judgeEvent(game, position, { ...wrong, ruling: 'stands' } as AnyEvent)
  return stands.ruling.verdict === 'impossible' ? null : wrong
}
