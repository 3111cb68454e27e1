import * as fc from 'fast-check'
import type { Header } from '@/lib/referee/game'
import { between, pick, type Random, seeded } from '@/lib/simulate/random'
import { FORTY, type MergeEvent, type MergeRules, type MergeTable, ReferenceMerge } from '../reference/merge'

/** A table and what happened at it, likely and unlikely. */
export interface MergeGame {
  readonly header: Header<MergeRules>
  readonly events: readonly MergeEvent[]
}

/** How likely things are at one table, so that games differ: some are won, some pile up, some are a mess. */
interface Mood {
  readonly mad: number
  readonly stands: number
  readonly leave: number
  /** How often a card is placed rather than anything else done. */
  readonly place: number
  /** Who acts more often than others. */
  readonly quickest: number
}

const NAMES = ['Ana', 'Ben', 'Cem', 'Dũng', 'Eva', 'Fritz', 'Gül', 'Hana', 'Ivo', 'Jana', 'Kai', 'Lea']

/** Tokens that no deck holds. */
const STRANGERS = ['r11', 'r0', 'r01', 'R1', 'r', '', 'joker', 'toString', '__proto__']

/** Any table of Merge: every number of players and every dealer. */
export function randomHeader(random: Random): Header<MergeRules> {
  const seats = random() < 0.6 ? between(random, 3, 5) : between(random, 3, 12)
  const options = random() < 0.4 ? {} : { dealer: between(random, 0, seats - 1) }
  return { game: 'merge', players: NAMES.slice(0, seats), options }
}

/** A whole game of random events, as long as that or until some events after its end. */
export function randomGame(seed: number, length: number): MergeGame {
  const random = seeded(seed)
  const header = randomHeader(random)
  const mood: Mood = {
    mad: pick(random, [0, 0.03, 0.1, 0.5]),
    stands: pick(random, [0.1, 0.5, 0.95]),
    leave: pick(random, [0, 0.003, 0.03]),
    place: pick(random, [0.2, 0.5, 0.95]),
    quickest: between(random, 0, header.players.length - 1),
  }
  const reference = new ReferenceMerge(header.players.length, header.options)
  const events: MergeEvent[] = []
  let after = 0
  while (events.length < length && after < 3) {
    const event = randomEvent(random, mood, reference)
    events.push(event)
    reference.follow(event)
    if (reference.table().over) after++
  }
  return { header, events }
}

/** Random games for fast-check; a failing one shrinks to its shortest beginning that fails. */
export const mergeGames = fc
  .record({ seed: fc.nat(), length: fc.integer({ min: 1, max: 250 }) })
  .map(({ seed, length }) => randomGame(seed, length))

/** Something that may happen next: mostly a plausible act; often enough anything else that a log can hold. */
function randomEvent(random: Random, mood: Mood, reference: ReferenceMerge): MergeEvent {
  const now = reference.table()
  const anybody = random() < 0.3 ? mood.quickest : between(random, 0, now.players.length - 1)
  const still = now.players.flatMap(({ place }, seat) => (place === null ? [seat] : []))
  const by = still.length === 0 || still.includes(anybody) || random() < 0.03 ? anybody : pick(random, still)
  const hidden = random() < 0.03 ? reference.hidden() : couldHold(now, by, reference.hidden())
  const ruling = randomRuling(random, mood)

  if (random() < mood.mad) return { ...madEvent(random, now, hidden, by), ...ruling }
  const yetToLayOut = now.players.flatMap((_, seat) => (reference.hasLaidOut(seat) ? [] : [seat]))
  if (yetToLayOut.length > 0) {
    const cards = [randomCard(random, hidden), randomCard(random, hidden)]
    return { do: 'lay-out', by: pick(random, yetToLayOut), cards, ...ruling }
  }
  if (random() < mood.leave) return { do: 'leave', by }
  if (random() < mood.leave / 10) return { do: 'end' }
  return { ...sensibleEvent(random, mood, now, hidden, by), ...ruling }
}

/** Hidden cards that are not known to be in another's hand. */
function couldHold({ players }: MergeTable, by: number, hidden: readonly string[]): readonly string[] {
  const cards = hidden.slice()
  players.forEach(({ known }, seat) => {
    if (seat !== by) for (const card of known) cards.splice(cards.indexOf(card), 1)
  })
  return cards
}

/** What a player may do, mostly. */
function sensibleEvent(random: Random, mood: Mood, now: MergeTable, hidden: readonly string[], by: number): MergeEvent {
  const { hand, known, piles } = now.players[by] as MergeTable['players'][number]
  if (hand === 0 && random() < 0.6) return { do: 'stop', by }
  const deep = (piles.length > 0 ? piles : now.players.flatMap((player) => player.piles)).filter(
    ({ cards }) => cards.length > 1 && (hidden.includes(cards.at(-1) as string) || random() < 0.05),
  )
  const split = deep.length > 0 ? pick(random, deep) : null
  const splitIt: MergeEvent | null = split && {
    do: 'split',
    by,
    pile: split.pile,
    below: between(random, 1, split.cards.length - 1),
    card: random() < 0.9 ? (split.cards.at(-1) as string) : randomCard(random, hidden),
  }
  if (piles.length === 0) return splitIt ?? madEvent(random, now, hidden, by)

  const pile = pick(random, piles)
  const top = pile.cards.at(-1) as string
  const onto = piles.filter((other) => other !== pile && fits(top, other.cards.at(-1) as string))
  if (onto.length > 0 && random() < 0.3) return { do: 'merge', by, pile: pile.pile, onto: pick(random, onto).pile }
  if (piles.length > 3) return { do: random() < 0.9 ? 'take-pile' : 'take-top', by, pile: pile.pile }
  if (random() > mood.place) {
    const roll = random()
    if (splitIt && roll < 0.5) return splitIt
    if (roll < 0.95) return { do: 'take-top', by, pile: pile.pile }
    return { do: 'take-pile', by, pile: pile.pile }
  }
  const could = known.length > 0 && random() < 0.4 ? known : hidden
  const fitting = could.filter((card) => fits(card, top))
  const card = fitting.length > 0 && random() < 0.95 ? pick(random, fitting) : randomCard(random, could)
  return { do: 'place', by, card, pile: pile.pile }
}

/** Anything, by anybody, with any pile, and seldom with a card that is none. */
function madEvent(random: Random, now: MergeTable, hidden: readonly string[], by: number): MergeEvent {
  const all = now.players.flatMap(({ piles }) => piles)
  const somePile = () => (all.length === 0 || random() < 0.1 ? between(random, -1, 40) : pick(random, all).pile)
  const pile = somePile()
  const cards = all.find((one) => one.pile === pile)?.cards ?? []
  const card = random() < 0.02 ? pick(random, STRANGERS) : randomCard(random, hidden)
  switch (between(random, 0, 8)) {
    case 0:
    case 1:
    case 2:
      return { do: 'place', by, card, pile }
    case 3:
      return { do: 'take-top', by, pile }
    case 4:
      return { do: 'merge', by, pile, onto: somePile() }
    case 5:
    case 6: {
      const equal = random() < 0.6 ? (cards.at(-1) ?? card) : card
      return { do: 'split', by, pile, below: between(random, -1, cards.length + 1), card: equal }
    }
    case 7:
      return random() < 0.5 ? { do: 'take-pile', by, pile } : { do: 'stop', by }
    default:
      return { do: 'lay-out', by, cards: [card, randomCard(random, hidden)] }
  }
}

function randomRuling(random: Random, mood: Mood): Pick<MergeEvent, 'ruling'> {
  if (random() < mood.stands) return { ruling: 'stands' }
  return random() < 0.3 ? { ruling: 'taken-back' } : {}
}

/** One of those cards; seldom any card. */
function randomCard(random: Random, likely: readonly string[]): string {
  return likely.length > 0 && random() < 0.98 ? pick(random, likely) : pick(random, FORTY)
}

/** The same colour and a neighbouring number, or the same number and another colour. */
function fits(card: string, on: string): boolean {
  const distance = Math.abs(Number(card.slice(1)) - Number(on.slice(1)))
  return card[0] === on[0] ? distance === 1 : distance === 0
}
