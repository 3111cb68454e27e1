import * as fc from 'fast-check'
import type { Header } from '@/lib/referee/game'
import { between, pick, type Random, seeded, shuffled } from '@/lib/simulate/random'
import {
  type Judged,
  type MauMauEvent,
  type MauMauRules,
  type MauMauTable,
  ReferenceMauMau,
  wholeDeck,
} from '../reference/mau-mau'

/** A table and what happened at it, likely and unlikely. */
export interface MauMauGame {
  readonly header: Header<MauMauRules>
  readonly events: readonly MauMauEvent[]
}

/** How likely things are at one table, so that games differ: some run out of cards, some are won, some are a mess. */
interface Mood {
  readonly draw: number
  /** How often somebody draws on and on, until they hold most of the deck. */
  readonly hoard: number
  readonly mad: number
  readonly stands: number
  readonly leave: number
  /** How often a card is a special one. */
  readonly special: number
  /** How often somebody with few cards acts out of turn. */
  readonly hasty: number
  /** How often "last" is said where it is to be said. */
  readonly last: number
}

/** What the generator knows of the table. */
interface Now extends MauMauTable {
  readonly hidden: readonly string[]
}

const NAMES = ['Ana', 'Ben', 'Cem', 'Dũng', 'Eva', 'Fritz', 'Gül', 'Hana', 'Ivo', 'Jana']
const COLOURS = ['r', 'b', 'g', 'y'] as const
const TOKENS: readonly string[] = [...new Set(wholeDeck())]

/** Tokens that the deck does not hold. */
const STRANGERS = ['r10', 'R5', 'joker+2', 'r', '', '+2', 'r-', 'b+4', 'toString', '__proto__']

/** Any table of Mau Mau: every number of players and every option. */
export function randomHeader(random: Random): Header<MauMauRules> {
  const pairs = random() < 0.25
  const options: MauMauRules = {
    points: pick(random, [null, null, 1, 60, 200, 500]),
    pairs,
    direction: pick(random, ['clockwise', 'counterclockwise']),
    secondsPerTurn: pick(random, [null, null, 30]),
  }
  const seats = random() < 0.7 ? between(random, 2, 4) : between(random, 2, 10)
  return { game: 'mau-mau', players: NAMES.slice(0, pairs ? 4 : seats), options }
}

/** One random event, how the reference judges it, and the table before and after it. */
interface Move {
  readonly event: MauMauEvent
  readonly judged: Judged
  readonly before: MauMauTable
  readonly after: MauMauTable
}

/** A whole game of random events, as long as that or until some events after its end. */
export function randomGame(seed: number, length: number): MauMauGame {
  const random = seeded(seed)
  const header = randomHeader(random)
  return { header, events: [...randomMoves(random, header, length)].map(({ event }) => event) }
}

/** Move by move, as long as that or until some events after the end. */
export function* randomMoves(random: Random, header: Header<MauMauRules>, length: number): Generator<Move> {
  const mood: Mood = {
    draw: pick(random, [0.02, 0.2, 0.5, 0.9]),
    hoard: pick(random, [0, 0, 0, 0, 0, 0, 0.8, 0.99]),
    mad: pick(random, [0, 0.03, 0.1, 0.4]),
    stands: pick(random, [0.1, 0.5, 0.95]),
    leave: pick(random, [0, 0, 0.005, 0.03]),
    special: pick(random, [0, 0.2, 0.6]),
    hasty: pick(random, [0, 0, 0.02, 0.3]),
    last: pick(random, [0.1, 0.5, 0.9]),
  }
  const reference = new ReferenceMauMau(header.players.length, header.options)
  let before = reference.table()
  for (let i = 0, over = 0; i < length && over < 3; i++) {
    const event = randomEvent(random, mood, reference)
    const judged = reference.follow(event)
    const after = reference.table()
    yield { event, judged, before, after }
    before = after
    if (after.over) over++
  }
}

/** Random games for fast-check; a failing one shrinks to its shortest beginning that fails. */
export const mauMauGames = fc
  .record({ seed: fc.nat(), length: fc.integer({ min: 1, max: 250 }) })
  .map(({ seed, length }) => randomGame(seed, length))

/** Something that may happen next: mostly a plausible act; often enough anything else that a log can hold. */
function randomEvent(random: Random, mood: Mood, reference: ReferenceMauMau): MauMauEvent {
  const now: Now = { ...reference.table(), hidden: reference.hidden() }
  const anybody = between(random, 0, now.players.length - 1)
  const ruling = randomRuling(random, mood)

  if (random() < mood.mad) return { ...madEvent(random, now, anybody), ...ruling }
  if (random() < mood.leave) return { do: 'leave', by: random() < 0.5 ? anybody : (now.turn ?? anybody) }
  if (random() < mood.leave / 5) return { do: 'end' }
  switch (reference.now()) {
    case 'not-started':
      return { do: 'start', by: anybody, card: random() < 0.05 ? 'joker+4' : pick(random, TOKENS), ...ruling }
    case 'counting':
      if (random() < mood.leave * 10) return { do: 'leave', by: anybody }
      return { ...randomCount(random, now), ...ruling }
    case 'round':
      return { ...ruling, ...sensibleEvent(random, mood, now, now.turn ?? anybody) }
    case 'over':
      return madEvent(random, now, anybody)
  }
}

/** What a player may do, mostly. */
function sensibleEvent(random: Random, mood: Mood, now: Now, by: number): MauMauEvent {
  const chance = now.chances.length > 0 ? pick(random, now.chances) : null
  const hand = now.players[by]?.hand ?? 0
  const anybody = between(random, 0, now.players.length - 1)
  if (chance?.of !== undefined && random() < 0.3) {
    return { do: 'catch', by: chance.by, of: random() < 0.9 ? chance.of : anybody }
  }
  if (hand === 2 && random() < mood.last / 2) return { do: 'last', by }
  const almost = now.players.flatMap(({ hand }, seat) => (hand > 0 && hand < 4 ? [seat] : []))
  if (almost.length > 0 && random() < mood.hasty) return hastyEvent(random, now, pick(random, almost))
  if (chance?.kind === 'challenge' && random() < 0.5) {
    return { do: 'challenge', by: random() < 0.9 ? by : anybody, guilty: random() < 0.5 }
  }
  // Who holds most of the deck holds every colour.
  if (hand > 75 && random() < 0.4) return playOf(random, by, 'joker+4')
  if (now.drawn && random() < mood.hoard) return { do: 'draw', by, ruling: 'stands' }
  if (now.penalty > 0 && random() < 0.5) return { do: 'draw', by }
  if (now.penalty > 0 && random() < 0.1) return playOf(random, by, 'joker+4')

  const could = now.hidden.filter((card) => fits(now, card))
  if (could.length === 0 || random() < mood.draw) return { do: now.drawn ? 'pass' : 'draw', by }
  return playOf(random, by, randomCard(random, mood, could))
}

/** Out of turn, mostly, by who has few cards left, and it stands. */
function hastyEvent(random: Random, now: Now, by: number): MauMauEvent {
  const roll = random()
  if (roll < 0.4 || now.hidden.length === 0) return { do: 'last', by, ruling: 'stands' }
  if (roll < 0.5) return { do: 'draw', by, ruling: 'stands' }
  return { ...playOf(random, by, pick(random, now.hidden)), ruling: 'stands' }
}

/** Anything, by anybody, and seldom with a card that is none. */
function madEvent(random: Random, now: Now, by: number): MauMauEvent {
  const any = () => {
    if (random() < 0.03) return pick(random, STRANGERS)
    return pick(random, now.hidden.length > 0 && random() < 0.8 ? now.hidden : TOKENS)
  }
  switch (between(random, 0, 11)) {
    case 0:
      return { do: 'start', by, card: random() < 0.2 ? 'joker+4' : any() }
    case 1:
      return { do: 'draw', by }
    case 2:
      return { do: 'pass', by }
    case 3:
      return { do: 'last', by }
    case 4:
      return { do: 'catch', by, of: between(random, 0, now.players.length - 1) }
    case 5:
      return { do: 'challenge', by, guilty: random() < 0.5 }
    case 6:
      return randomCount(random, now)
    case 7:
      return { do: 'count', by, cards: Array.from({ length: between(random, 0, 3) }, any) }
    default:
      return playOf(random, by, any())
  }
}

/** A hand, mostly a whole one and of somebody who holds cards. */
function randomCount(random: Random, { players, hidden }: Now): MauMauEvent {
  const holding = players.flatMap(({ hand, place }, seat) => (hand > 0 && place === null ? [seat] : []))
  const by = holding.length > 0 && random() < 0.95 ? pick(random, holding) : between(random, 0, players.length - 1)
  const hand = players[by]?.hand ?? 0
  const off = random() < 0.9 ? 0 : between(random, -2, 1)
  return { do: 'count', by, cards: shuffled(random, hidden).slice(0, Math.max(0, hand + off)) }
}

/** With its colour, where it is a joker, mostly: a colour with any other card is no log. */
function playOf(random: Random, by: number, card: string): MauMauEvent {
  const color = random() < 0.95 ? pick(random, COLOURS) : null
  return card.startsWith('joker') && color ? { do: 'play', by, card, color } : { do: 'play', by, card }
}

function randomRuling(random: Random, mood: Mood): Pick<MauMauEvent, 'ruling'> {
  if (random() < mood.stands) return { ruling: 'stands' }
  return random() < 0.3 ? { ruling: 'taken-back' } : {}
}

/** One of those cards, as often a special one as the mood says. */
function randomCard(random: Random, { special }: Mood, cards: readonly string[]): string {
  const wanted = random() < special
  const such = cards.filter((card) => /[+kv]/.test(card) === wanted)
  return pick(random, such.length > 0 ? such : cards)
}

function fits({ color, top, penalty }: Now, card: string): boolean {
  if (penalty > 0) return card.endsWith('+2')
  return color === null || card.startsWith('joker') || card[0] === color || card.slice(1) === top?.slice(1)
}
