import type { Deck } from '@/lib/cards/deck'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame, Header } from '@/lib/referee/game'
import type { Photographed } from '@/lib/referee/photographed'
import { judgeEvent, type Position } from '@/lib/referee/record'
import type { Counted } from '@/lib/referee/simulated'
import type { Sight } from './sight'

/** Something that may have happened, by a photo and by what the table knows. */
export interface Proposal {
  readonly event: AnyEvent
  readonly legal: boolean
  /** How likely it is, 0 to 1; those of all proposals sum to 1. */
  readonly probability: number
  /** What each card of the photo is in it; null for one that was not laid now. */
  readonly cards: readonly (string | null)[]
}

/** The table at which a photo was taken. */
export interface PhotographedTable {
  readonly game: AnyGame
  readonly header: Header<unknown>
  readonly photographed: Photographed<AnyEvent, unknown>
  readonly position: Position<unknown>
}

export interface FuseOptions {
  /** Who acted, where somebody has said that. */
  readonly by?: number | undefined
}

// How often what the judge would not have happens at a table, beside what it would.
/** What is against the rules is seldom laid; that a referee is needed for. */
const ILLEGAL = 0.03
/** A chance out of turn is taken less often than a turn. */
const CHANCE = 0.3
/** Nobody's turn, nobody's chance. */
const OUT_OF_TURN = 0.03
/** How likely a card that lies open is in the photo beside those that were laid, and any other thing. */
const LYING = 0.2
const STRAY = 0.0005
/**
 * What is no card looks like any of the deck's as likely, so its weight is shared among them; but what was laid weighs too
 * much beside it, for only one of all moves that the hands allow was made: of 1, 3 and the deck's size the best in
 * `npm run bench:fuse`.
 */
const OVERWEIGHT = 3
/** A card that the evidence does not know how to place is still a card of the deck. */
const UNLIKELIEST = 1e-3

/** So many ways to read the cards are looked at, and so many events judged: more would never win. */
const MOST_WAYS = 60
const MOST_JUDGED = 80
const EACH_CARD = 6

/**
 * What may have happened, the likeliest first: the posterior over events, given what a photo shows (each card's
 * calibrated probabilities) and what the judge knows: whose turn it is, whose chance, what is legal, which cards are
 * left and in whose hands they are known to be. What is impossible is never among them, and nothing is where a card is in
 * the photo that the game does not have: whoever took it must say what that is first.
 */
export function fuse(
  { game, header, photographed, position }: PhotographedTable,
  sights: readonly Sight[],
  { by }: FuseOptions = {},
): readonly Proposal[] {
  if (sights.some(({ foreign }) => foreign !== undefined)) return []
  const { state } = position
  const turn = game.table(state).turn ?? null
  const chances = game.simulated.chances(state)
  const lying = new Set(photographed.lying(state))
  const candidates = waysToRead(sights, lying)
    .flatMap(({ cards, weight }) =>
      photographed
        .events(
          state,
          cards.filter((card) => card !== null),
        )
        .filter((event) => by === undefined || event.by === undefined || event.by === by)
        .map((event) => ({ event, cards, weight: weight * mayAct(event) })),
    )
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_JUDGED)

  function mayAct(event: AnyEvent): number {
    if (turn === null || event.by === undefined || event.by === turn || by !== undefined) return 1
    return chances.some((chance) => takes(event, chance)) ? CHANCE : OUT_OF_TURN
  }

  const counted = game.simulated.counted(state)
  const hidden = hiddenOf(game.deck(header.options, header.players.length), counted)
  const weighed = candidates.flatMap(({ event, cards, weight }) => {
    const { ruling, after } = judgeEvent(game, position, event)
    const legal = ruling.verdict === 'legal'
    const then = legal ? after : stood(event)
    if (then === null) return []
    const moved = game.hidden.movements(state, event, then)
    const held = moved.reduce((product, move) => {
      return move.kind === 'reveal' ? product * chanceOf(move.cards, counted.zones.get(move.zone), hidden) : product
    }, 1)
    return [{ event, cards, legal, weight: weight * (legal ? 1 : ILLEGAL) * Math.max(UNLIKELIEST, held) }]
  })

  /** The state after it stood; null where it cannot have happened. */
  function stood(event: AnyEvent): unknown {
    const { ruling, after } = judgeEvent(game, position, { ...event, ruling: 'stands' })
    return ruling.verdict === 'impossible' ? null : after
  }

  const sum = weighed.reduce((total, { weight }) => total + weight, 0)
  return byEvent(
    weighed
      .map(({ weight, ...proposal }) => ({ ...proposal, probability: weight / sum }))
      .sort((a, b) => b.probability - a.probability),
  ).sort((a, b) => b.probability - a.probability)
}

/** The same event, whichever of the cards in the photo it was laid with, is one proposal: with the likeliest of them. */
function byEvent(proposals: readonly Proposal[]): Proposal[] {
  const events = new Map<string, Proposal>()
  for (const proposal of proposals) {
    const key = JSON.stringify(proposal.event)
    const known = events.get(key)
    events.set(key, known ? { ...known, probability: known.probability + proposal.probability } : proposal)
  }
  return [...events.values()]
}

/** A chance is listed as its smallest event. */
function takes(event: AnyEvent, chance: AnyEvent): boolean {
  const [card] = laidIn(chance)
  return chance.do === event.do && chance.by === event.by && laidIn(event).every((one) => one === card)
}

function laidIn(event: AnyEvent): readonly string[] {
  const { card, cards } = event as { readonly card?: string; readonly cards?: readonly string[] }
  return cards ?? (card === undefined ? [] : [card])
}

/** One way to read all cards of a photo at once. */
interface Way {
  readonly cards: readonly (string | null)[]
  readonly weight: number
}

/**
 * The likeliest ways to read a photo; besides, those in which all cards are alike, as they mostly are where several are
 * laid, however unlikely each reading is by itself.
 */
function waysToRead(sights: readonly Sight[], lying: ReadonlySet<string>): readonly Way[] {
  let ways: readonly Way[] = [{ cards: [], weight: 1 }]
  for (const sight of sights) {
    const options = optionsOf(sight, lying)
    ways = ways
      .flatMap(({ cards, weight }) =>
        options.map(([card, share]): Way => ({ cards: [...cards, card], weight: weight * share })),
      )
      .sort((a, b) => b.weight - a.weight)
      .slice(0, MOST_WAYS)
  }
  const known = new Set(ways.map(keyOf))
  const [first] = sights
  const alike =
    sights.length < 2 || !first
      ? []
      : [...first.tokens.keys()].map((token): Way => {
          const weight = sights.reduce((product, { tokens }) => product * (tokens.get(token) ?? 0), 1)
          return { cards: sights.map(() => token), weight }
        })
  return [...ways, ...alike.filter((way) => way.weight > 0 && !known.has(keyOf(way)))]
}

const keyOf = ({ cards }: Way) => cards.join(' ')

function optionsOf(
  { tokens, stray }: Sight,
  lying: ReadonlySet<string>,
): readonly (readonly [string | null, number])[] {
  const likely = [...tokens].sort(([, a], [, b]) => b - a).slice(0, EACH_CARD)
  let open = 0
  for (const [token, share] of tokens) if (lying.has(token)) open += share
  return [...likely, [null, Math.min(1, LYING * open + STRAY + (OVERWEIGHT * stray) / tokens.size)]]
}

interface Hidden {
  /** Copies of each card that lie at a place nobody knows, and all of those together. */
  readonly copies: ReadonlyMap<string, number>
  readonly all: number
}

function hiddenOf(deck: Deck, { open, zones }: Counted): Hidden {
  const copies = new Map(deck)
  const take = (card: string) => copies.set(card, Math.max(0, (copies.get(card) ?? 0) - 1))
  for (const card of open) take(card)
  for (const { known } of zones.values()) for (const card of known) take(card)
  let all = 0
  for (const count of copies.values()) all += count
  return { copies, all }
}

/**
 * How likely a zone has these cards: those that are known to be in it are; of the others each hidden copy lies in each
 * hidden place alike.
 */
function chanceOf(
  cards: readonly string[],
  zone: { readonly known: readonly string[]; readonly unknown: number } | undefined,
  { copies, all }: Hidden,
): number {
  if (!zone || all === 0) return 1
  const share = Math.min(1, zone.unknown / all)
  let chance = 1
  for (const card of new Set(cards)) {
    const wanted = cards.filter((one) => one === card).length - zone.known.filter((one) => one === card).length
    const left = copies.get(card) ?? 0
    for (let taken = 0; taken < wanted; taken++) chance *= (Math.max(0, left - taken) / (taken + 1)) * share
  }
  return Math.min(1, chance)
}
