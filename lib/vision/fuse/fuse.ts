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
  /** How likely it is, 0 to 1; what those of all proposals lack to 1 is that nothing new lies there. */
  readonly probability: number
  /** One of its cards lies there already as well: it may be that one which is seen. */
  readonly again: boolean
  /** What each card of the photo is in it; null for one that was not laid now. */
  readonly cards: readonly (string | null)[]
}

/** The table at which a photo was taken. */
export interface PhotographedTable {
  readonly game: AnyGame
  readonly header: Header<unknown>
  readonly photographed: Photographed<AnyEvent, unknown>
  readonly position: Position<unknown>
  /** The states before the last few events, the last one last: what lay on top then looks out now and then. */
  readonly earlier?: readonly unknown[]
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
/** Cards of different kinds are hardly ever laid at once by who is on turn: each of them that lies there was seen there. */
const SPREAD = 0.01
/** Nobody does what nobody in particular does, such as to turn a card up, where somebody may have laid that card. */
const NOBODY = 0.05
/**
 * How likely a card that lies open is in the photo beside those that were laid, one beneath it, and any other thing. Where
 * one looks out from beneath, the cards are spread, and each other one beneath is in it as likely as those that lie open.
 */
const LYING = 0.2
const BENEATH = 0.02
const STRAY = 0.0005
/**
 * What is no card looks like any of the deck's as likely, so its weight is shared among them; but what was laid weighs too
 * much beside it, for only one of all moves that the hands allow was made: of 1, 3 and the deck's size the best in
 * `npm run bench:fuse`.
 */
const OVERWEIGHT = 3
/** A card that the evidence does not know how to place is still a card of the deck. */
const UNLIKELIEST = 1e-3

/** How many states before the present one are worth looking at for what lies beneath; some events lay nothing. */
export const EARLIER = 8

/** So many ways to read the cards are looked at, and so many events judged: more would never win. */
const MOST_WAYS = 170
const MOST_JUDGED = 80
const EACH_CARD = 6

/**
 * What may have happened, the likeliest first: the posterior over events, given what a photo shows (each card's
 * calibrated probabilities) and what the judge knows: whose turn it is, whose chance, what is legal, which cards are
 * left and in whose hands they are known to be. That somebody photographed what lay there already is weighed against them.
 * What is impossible is never among them, and nothing is where a card is in the photo that the game does not have:
 * whoever took it must say what that is first.
 */
export function fuse(
  { game, header, photographed, position, earlier = [] }: PhotographedTable,
  sights: readonly Sight[],
  { by }: FuseOptions = {},
): readonly Proposal[] {
  if (sights.some(({ foreign }) => foreign !== undefined)) return []
  const { state } = position
  const turn = game.table(state).turn ?? null
  const chances = game.simulated.chances(state)
  const lying = sharesOf(photographed.lying(state), photographed.beneath?.(state, earlier) ?? [])
  const ways = waysToRead(sights, lying)
  const candidates = ways
    .flatMap(({ cards, weight }) => {
      const laid = cards.filter((card) => card !== null)
      const isMixed = turn !== null && laid.some((card) => card !== laid[0])
      const spread = isMixed ? SPREAD ** laid.filter((card) => lying.has(card)).length : 1
      const events = saidBy(photographed.events(state, laid))
      const isSomebodys = events.some((event) => event.by !== undefined)
      return events.map((event) => {
        const nobodys = isSomebodys && event.by === undefined ? NOBODY : 1
        return { event, cards, weight: weight * mayAct(event) * nobodys * spread }
      })
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_JUDGED)

  /** Of who was named; of nobody only where those can have done nothing. */
  function saidBy(events: readonly AnyEvent[]): readonly AnyEvent[] {
    if (by === undefined) return events
    const theirs = events.filter((event) => event.by === by)
    return theirs.length > 0 ? theirs : events.filter((event) => event.by === undefined)
  }

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
    const again = cards.some((card) => card !== null && lying.has(card))
    return [{ event, legal, cards, again, weight: weight * (legal ? 1 : ILLEGAL) * Math.max(UNLIKELIEST, held) }]
  })

  /** The state after it stood; null where it cannot have happened. */
  function stood(event: AnyEvent): unknown {
    const { ruling, after } = judgeEvent(game, position, { ...event, ruling: 'stands' })
    return ruling.verdict === 'impossible' ? null : after
  }

  const unchanged = ways.reduce((total, way) => (isUnchanged(way) ? total + way.weight : total), 0)
  const sum = weighed.reduce((total, { weight }) => total + weight, unchanged)
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

/** The cards an event lays. */
export function laidIn(event: AnyEvent): readonly string[] {
  const { card, cards } = event as { readonly card?: string; readonly cards?: readonly string[] }
  return cards ?? (card === undefined ? [] : [card])
}

/** By card how likely each of the copies that lie there is in the photo, the likeliest first. */
type Shares = ReadonlyMap<string, readonly number[]>

function sharesOf(lying: readonly string[], beneath: readonly string[]): Shares {
  const shares = new Map<string, number[]>()
  const add = (card: string, share: number) => shares.set(card, [...(shares.get(card) ?? []), share])
  for (const card of lying) add(card, LYING)
  for (const card of beneath) add(card, BENEATH)
  return shares
}

/** One way to read one card of a photo. */
interface Option {
  /** What was laid now; null where this was not. */
  readonly card: string | null
  /** Which of the cards that lie there already this is, where it was not laid; null where it is none. */
  readonly lies: string | null
  readonly share: number
}

/** One way to read all cards of a photo at once. */
interface Way {
  readonly cards: readonly (string | null)[]
  readonly lies: readonly (string | null)[]
  /** One of those lies beneath the open ones. */
  readonly isSpread: boolean
  readonly weight: number
}

const NO_CARDS: Way = { cards: [], lies: [], isSpread: false, weight: 1 }

/** Whoever photographs the table shows at least one of its cards: what shows none says nothing. */
const isUnchanged = ({ cards, lies }: Way) =>
  cards.every((card) => card === null) && lies.some((token) => token !== null)

/**
 * The likeliest ways to read a photo; besides, those in which all cards that were laid are alike, as they mostly are
 * where several are, and the others lie there already, however unlikely each reading is by itself.
 */
function waysToRead(sights: readonly Sight[], lying: Shares): readonly Way[] {
  const options = sights.map((sight) => optionsOf(sight, lying))
  let ways: readonly Way[] = [NO_CARDS]
  for (const each of options) {
    ways = ways
      .flatMap((way) => each.flatMap((option) => longer(way, option, lying)))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, MOST_WAYS)
  }
  return eachOnce([...ways, ...(sights.length < 2 ? [] : waysAlike(sights, options, lying))])
}

/** The way with one more card read; none where more copies of a card would lie there than do. */
function longer(way: Way, { card, lies, share }: Option, lying: Shares): readonly Way[] {
  const before = lies === null ? 0 : way.lies.filter((one) => one === lies).length
  const rate = lies === null ? 1 : (lying.get(lies)?.[before] ?? 0)
  const weight = way.weight * share * (way.isSpread && rate === BENEATH ? LYING : rate)
  if (weight === 0) return []
  const isSpread = way.isSpread || rate === BENEATH
  return [{ cards: [...way.cards, card], lies: [...way.lies, lies], isSpread, weight }]
}

/** For each card the ways in which none, one, two and more of it were laid: those that look most like it. */
function waysAlike(sights: readonly Sight[], options: readonly (readonly Option[])[], lying: Shares): readonly Way[] {
  const left = options.map((each) => each.filter(({ card }) => card === null))
  const likely = new Set(options.flatMap((each) => each.flatMap(({ card }) => card ?? [])))
  const rateOf = ({ lies, share }: Option) => share * (lies === null ? 1 : (lying.get(lies)?.[0] ?? 0))
  const most = left.map((each) => Math.max(...each.map(rateOf)))
  return [...new Set([...(sights[0] as Sight).tokens.keys(), ...likely])].flatMap((token) => {
    const shares = sights.map(({ tokens }) => tokens.get(token) ?? 0)
    const ratio = (index: number) => (shares[index] as number) / (most[index] as number)
    const order = [...sights.keys()].sort((a, b) => ratio(b) - ratio(a))
    const fewest = likely.has(token) ? 0 : sights.length
    return Array.from({ length: sights.length - fewest + 1 }, (_, more) => {
      const laid = new Set(order.slice(0, fewest + more))
      return sights.reduce<readonly Way[]>(
        (ways, _, index) =>
          ways.flatMap((way) => {
            if (laid.has(index)) return longer(way, { card: token, lies: null, share: shares[index] as number }, lying)
            return (left[index] as readonly Option[])
              .flatMap((option) => longer(way, option, lying))
              .sort((a, b) => b.weight - a.weight)
              .slice(0, 1)
          }),
        [NO_CARDS],
      )
    }).flat()
  })
}

/** Which of some equal cards is the one that lay there already is no way of its own: they count once, as the likeliest. */
function eachOnce(ways: readonly Way[]): readonly Way[] {
  const known = new Map<string, Way>()
  for (const way of ways) {
    const { cards, lies } = way
    const places = cards.map((card, index) => {
      const token = card ?? lies[index] ?? null
      const isEither = token !== null && cards.includes(token) && lies.includes(token)
      return isEither ? token : `${card}:${token}`
    })
    const all = [...cards.filter((card) => card !== null), '', ...lies.filter((token) => token !== null).sort()]
    const key = [...places, '', ...all].join(' ')
    const other = known.get(key)
    if (!other || other.weight < way.weight) known.set(key, way)
  }
  return [...known.values()]
}

function optionsOf({ tokens, stray }: Sight, lying: Shares): readonly Option[] {
  const likely = [...tokens].sort(([, a], [, b]) => b - a)
  const lie = likely.filter(([token]) => lying.has(token))
  return [
    ...likely.slice(0, EACH_CARD).map(([card, share]): Option => ({ card, lies: null, share })),
    ...lie.slice(0, EACH_CARD).map(([token, share]): Option => ({ card: null, lies: token, share })),
    { card: null, lies: null, share: Math.min(1, STRAY + (OVERWEIGHT * stray) / tokens.size) },
  ]
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
