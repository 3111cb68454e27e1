import * as fc from 'fast-check'
import { MEZZA_CARDS, MEZZA_VARIANTS, type MezzaCard, mezzaDeck } from '@/lib/cards/mezza'
import { mezza } from '@/lib/games/mezza'
import { type Card, cardOf } from '@/lib/games/mezza/card'
import { type MezzaEvent, ZONES, type Zone } from '@/lib/games/mezza/event'
import { FOUR_HOLDS, type MezzaOptions, players } from '@/lib/games/mezza/options'
import { type MezzaState, seatOf, unaccounted, upCount, zoneInUse } from '@/lib/games/mezza/state'
import { type MezzaTable, table } from '@/lib/games/mezza/table'
import type { Header } from '@/lib/referee/game'
import { judgeOpenly } from '@/lib/referee/record'
import { between, pick, type Random, seeded } from '@/lib/simulate/random'

/** A table and what happened at it, likely and unlikely. */
export interface MezzaGame {
  readonly header: Header<MezzaOptions>
  readonly events: readonly MezzaEvent[]
}

const NAMES = ['Ana', 'Ben', 'Cem', 'Dũng', 'Eva', 'Fritz', 'Gül']

/** Tokens that no deck of Mezza holds. */
const STRANGERS = ['10', 'Joker', '', '1/2', 'toString', '__proto__']

/** Any table of Mezza: every number of players, variant and house rule. */
export function randomHeader(random: Random): Header<MezzaOptions> {
  const options: MezzaOptions = {
    variant: pick(random, MEZZA_VARIANTS),
    fourHolds: pick(random, FOUR_HOLDS),
    nineHalfOnItself: random() < 0.5,
  }
  const { min, max } = players(options)
  return { game: 'mezza', players: NAMES.slice(0, between(random, min, max)), options }
}

/**
 * Something that may happen next: mostly a plausible play, so that games go on to face-up and face-down cards and end;
 * often enough anything else that a log can hold.
 */
export function randomEvent(random: Random, state: MezzaState): MezzaEvent {
  const now = table(state)
  const seats = state.seats.map((_, by) => by)
  const by = now.turn === null || random() < 0.06 ? pick(random, seats) : now.turn

  if (!state.opened && random() < 0.45) return randomFaceUp(random, state, pick(random, seats))
  if (now.chances.length > 0 && random() < 0.45) return randomChance(random, now)
  const roll = random()
  if (roll < 0.01) return { do: 'leave', by }
  if (roll < 0.012) return { do: 'end' }
  if (roll < 0.03) return randomFaceUp(random, state, by)
  if (roll < 0.06) return randomInterjection(random, now, pick(random, seats))
  if (roll < 0.12 && now.pile.length < 12) return { do: 'pick-up', by, ...randomRuling(random) }
  return randomPlay(random, state, now, by)
}

/** A whole game of random events, as long as that or until some events after its end. */
export function randomGame(seed: number, length: number): MezzaGame {
  const random = seeded(seed)
  const header = randomHeader(random)
  const events: MezzaEvent[] = []
  let state = mezza.open(header)
  let after = 0
  while (events.length < length && after < 3) {
    const event = randomEvent(random, state)
    events.push(event)
    state = judgeOpenly(mezza, state, event).after
    if (state.over) after++
  }
  return { header, events }
}

/** Random games for fast-check; a failing one shrinks to its shortest beginning that fails. */
export const mezzaGames = fc
  .record({ seed: fc.nat(), length: fc.integer({ min: 1, max: 250 }) })
  .map(({ seed, length }) => randomGame(seed, length))

function randomRuling(random: Random): Pick<MezzaEvent, 'ruling'> {
  const roll = random()
  return roll < 0.4 ? { ruling: 'stands' } : roll < 0.6 ? { ruling: 'taken-back' } : {}
}

/** Cards that may lie hidden, each as often as it may. */
function hiddenCards(state: MezzaState): MezzaCard[] {
  const deck = mezzaDeck(state.options.variant)
  return MEZZA_CARDS.filter((card) => deck.has(card)).flatMap((card) =>
    Array<MezzaCard>(unaccounted(state, cardOf(card) as Card)).fill(card),
  )
}

function randomFaceUp(random: Random, state: MezzaState, by: number): MezzaEvent {
  const hidden = hiddenCards(state)
  const count = random() < 0.92 ? 3 : between(random, 1, 4)
  const cards = Array.from({ length: count }, () => randomCard(random, hidden))
  return { do: 'face-up', by, cards, ...randomRuling(random) }
}

function randomChance(random: Random, { chances }: MezzaTable): MezzaEvent {
  const chance = pick(random, chances)
  const count = random() < 0.7 ? 1 : between(random, 1, 4)
  const card = chance.kind === 'snatch' ? '½' : chance.card
  return { do: 'play', by: chance.by, cards: Array(count).fill(card), ...randomRuling(random) }
}

/** A ½ or another of the card on top, whether or not there is a chance. */
function randomInterjection(random: Random, { pile }: MezzaTable, by: number): MezzaEvent {
  const card = (random() < 0.5 && pile.at(-1)) || '½'
  return { do: 'play', by, cards: Array<string>(between(random, 1, 2)).fill(card), ...randomRuling(random) }
}

/** A card of those; seldom any card, or none of this deck. */
function randomCard(random: Random, likely: readonly string[]): string {
  if (random() < 0.003) return pick(random, STRANGERS)
  return likely.length > 0 && random() < 0.97 ? pick(random, likely) : pick(random, MEZZA_CARDS)
}

function randomPlay(random: Random, state: MezzaState, now: MezzaTable, by: number): MezzaEvent {
  const seat = seatOf(state, by)
  const zone = zoneInUse(seat)
  const held = zone === 'hand' ? seat.hand : zone === 'up' ? upCount(seat) : 1
  const from: Zone | undefined = random() < 0.6 ? undefined : random() < 0.75 ? zone : pick(random, ZONES)

  const known = now.players[by]?.known ?? []
  const up = now.players[by]?.up
  const own = zone === 'hand' ? known : zone === 'up' && typeof up === 'object' ? up : []
  const hidden = hiddenCards(state)
  const sure = own.length > 0 && (zone === 'up' || own.length === seat.hand || random() < 0.6)
  const could = sure ? own : hidden
  const fitting = could.filter((card) => fits(now, card))
  const likely = fitting.length > 0 && random() < 0.88 ? fitting : could

  const first = randomCard(random, likely)
  const most = Math.max(1, Math.min(held, could.filter((card) => card === first).length))
  const count = random() < 0.5 ? 1 : random() < 0.9 ? between(random, 1, Math.min(4, most)) : between(random, 1, 5)
  const cards =
    random() < 0.93
      ? Array<string>(count).fill(first)
      : Array.from({ length: between(random, 1, Math.max(1, held)) }, () => randomCard(random, could))
  return { do: 'play', by, cards, ...(from && { from }), ...randomRuling(random) }
}

/** Roughly: what the table asks for, jokers, 0, and ½ on a combination. */
function fits({ need, pile }: MezzaTable, card: MezzaCard): boolean {
  if (card === 'joker' || card === '0') return true
  if (card === '½' && pile.at(-1)?.endsWith('½')) return true
  const order = MEZZA_CARDS.indexOf(card)
  if (need.max) return order <= MEZZA_CARDS.indexOf(need.max)
  return !need.min || order >= MEZZA_CARDS.indexOf(need.min)
}
