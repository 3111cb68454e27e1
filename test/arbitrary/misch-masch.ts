import * as fc from 'fast-check'
import type { Header } from '@/lib/referee/game'
import { between, pick, type Random, seeded } from '@/lib/simulate/random'
import {
  type MischMaschEvent,
  type MischMaschRules,
  type MischMaschTable,
  physical,
  ReferenceMischMasch,
  wholeDeck,
} from '../reference/misch-masch'

/** A table and what happened at it, likely and unlikely. */
export interface MischMaschGame {
  readonly header: Header<MischMaschRules>
  readonly events: readonly MischMaschEvent[]
}

/** How likely things are at one table, so that games differ: some run out of cards, some are won, some are a mess. */
interface Mood {
  readonly draw: number
  readonly mad: number
  readonly stands: number
  readonly leave: number
  readonly turnUp: number
}

const NAMES = ['Ana', 'Ben', 'Cem', 'Dũng', 'Eva', 'Fritz']

/** Tokens that the deck does not hold. */
const STRANGERS = ['--', 'ke', 'KK-', '', 'D', 'chameleon', 'toString', '__proto__']

/** All tokens: a half card may show either side. */
const TOKENS: readonly string[] = [...new Set(wholeDeck())].flatMap(sidesOf)

/** Any table of Misch Masch: every number of players, variant and house rule. */
export function randomHeader(random: Random): Header<MischMaschRules> {
  const options: MischMaschRules = {
    realAnimals: pick(random, ['by-animal', 'by-animal', 'others-one']),
    othersDraw: pick(random, [1, 2]),
    interject: pick(random, ['first', 'none', 'in-order', 'in-order']),
    playDrawn: random() < 0.7,
  }
  return { game: 'misch-masch', players: NAMES.slice(0, between(random, 2, 6)), options }
}

/** A whole game of random events, as long as that or until some events after its end. */
export function randomGame(seed: number, length: number): MischMaschGame {
  const random = seeded(seed)
  const header = randomHeader(random)
  const mood: Mood = {
    draw: pick(random, [0.02, 0.2, 0.5, 0.9]),
    mad: pick(random, [0, 0.03, 0.1, 0.4]),
    stands: pick(random, [0.1, 0.5, 0.95]),
    leave: pick(random, [0, 0.005, 0.03]),
    turnUp: pick(random, [0.1, 0.1, 0.99]),
  }
  const reference = new ReferenceMischMasch(header.players.length, header.options)
  const events: MischMaschEvent[] = []
  let after = 0
  while (events.length < length && after < 3) {
    const event = randomEvent(random, mood, header.options, reference)
    events.push(event)
    reference.follow(event)
    if (reference.table().over) after++
  }
  return { header, events }
}

/** Random games for fast-check; a failing one shrinks to its shortest beginning that fails. */
export const mischMaschGames = fc
  .record({ seed: fc.nat(), length: fc.integer({ min: 1, max: 250 }) })
  .map(({ seed, length }) => randomGame(seed, length))

/** Something that may happen next: mostly a plausible play or draw; often enough anything else that a log can hold. */
function randomEvent(
  random: Random,
  mood: Mood,
  options: MischMaschRules,
  reference: ReferenceMischMasch,
): MischMaschEvent {
  const now = reference.table()
  const hidden = reference.hidden()
  const anybody = between(random, 0, now.players.length - 1)
  const ruling = randomRuling(random, mood)

  if (random() < mood.mad) return { ...madEvent(random, hidden, anybody), ...ruling }
  if (random() < mood.leave) return { do: 'leave', by: anybody }
  if (random() < mood.leave / 5) return { do: 'end' }
  if (now.top === null) return { do: 'turn-up', card: sideOf(random, pick(random, hidden)) }
  if (now.turn === null) {
    if (random() < mood.turnUp) return { do: 'turn-up', card: sideOf(random, pick(random, hidden)) }
    return { do: 'play', by: anybody, card: randomCard(random, now, hidden), ...ruling }
  }
  // The same card directly after: it may replace an interjection (A6.2).
  if (options.interject === 'in-order' && random() < 0.15) return { do: 'play', by: anybody, card: now.top, ...ruling }
  if (now.chances.length > 0 && random() < 0.4) {
    const chance = pick(random, now.chances)
    const any = chance.kind === 'follow' ? anyCard(random, hidden) : randomCard(random, now, hidden)
    return { do: 'play', by: chance.by, card: chance.card ?? any, ...ruling }
  }
  if (random() < mood.draw) return { do: 'draw', by: now.turn }
  const card = randomCard(random, now, hidden)
  return fits(now, card) || random() < 0.1
    ? { do: 'play', by: now.turn, card, ...ruling }
    : { do: 'draw', by: now.turn, ...ruling }
}

/** Anything, by anybody, and seldom with a card that is none. */
function madEvent(random: Random, hidden: readonly string[], by: number): MischMaschEvent {
  const card =
    random() < 0.03 ? pick(random, STRANGERS) : random() < 0.2 ? pick(random, TOKENS) : anyCard(random, hidden)
  const roll = random()
  if (roll < 0.15) return { do: 'turn-up', card }
  return roll < 0.45 ? { do: 'draw', by } : { do: 'play', by, card }
}

function randomRuling(random: Random, mood: Mood): Pick<MischMaschEvent, 'ruling'> {
  if (random() < mood.stands) return { ruling: 'stands' }
  return random() < 0.3 ? { ruling: 'taken-back' } : {}
}

/** A card that may lie hidden and fits, mostly; often a special one. */
function randomCard(random: Random, now: MischMaschTable, hidden: readonly string[]): string {
  const fitting = hidden.flatMap(sidesOf).filter((card) => fits(now, card))
  if (fitting.length === 0 || random() < 0.03) return anyCard(random, hidden)
  const special = fitting.filter((card) => card === 'cham' || card.includes('-') || card[0] === card[1])
  return pick(random, special.length > 0 && random() < 0.25 ? special : fitting)
}

/** A card that may lie hidden; any card where none does. */
function anyCard(random: Random, hidden: readonly string[]): string {
  return hidden.length > 0 ? sideOf(random, pick(random, hidden)) : pick(random, TOKENS)
}

const fits = ({ top, needs }: MischMaschTable, card: string) =>
  top === 'cham' || card === 'cham' || card[1] === needs.lower || card[0] === needs.upper

function sidesOf(card: string): string[] {
  return card.length === 1 ? [`${card}-`, `-${card}`] : [card]
}

const sideOf = (random: Random, card: string) => pick(random, sidesOf(physical(card)))
