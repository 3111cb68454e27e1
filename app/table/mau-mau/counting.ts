import type { OpenTable } from '@/lib/book/live'
import { COLOURS, type Colour } from '@/lib/cards/colours'
import type { AnyEvent } from '@/lib/referee/event'
import { isApplied, positionAt, rejudge } from '@/lib/referee/record'
import { ANY, cardsWorth, sumOf, supplyOf, withColours, without } from './counted'
import type { MauMauEvent } from './view'

/**
 * A hand that was counted without looking at all of its cards: the log wants cards, so some stand for the others. It
 * says which were seen, in a field that the judge does not read. Cards that somebody has corrected since are no guess.
 */
interface Guess {
  /** As they were tapped: `?7` is a 7 of some colour. None, where only the sum is known. */
  readonly seen: readonly string[]
  readonly cards: readonly string[]
}

/** A hand as it was told: all of its cards, some perhaps of any colour, or how many they are and their sum. */
type Hand = Told | { readonly size: number; readonly total: number }

interface Told {
  readonly cards: readonly string[]
}

/** How a hand is written down. */
export interface Counted {
  readonly event: MauMauEvent
  /** Hands counted before that were guessed and must look otherwise beside this one, by the place of their event. */
  readonly amended: ReadonlyMap<number, AnyEvent>
}

/** Counts one hand at the end of a round (U7.3). */
export interface Counting {
  /** Can these cards lie in the hand, beside what is known of the others? */
  fits(cards: readonly string[]): boolean
  /** Null where every guess would be held against somebody or cannot be: then the colours must be looked at. */
  count(cards: readonly string[], note: string): Counted | null
  /** As `count`, of a hand whose sum alone is known. */
  countTotal(size: number, total: number, note: string): Counted | null
}

/** An earlier hand of this round. */
interface Earlier {
  readonly index: number
  readonly event: Extract<MauMauEvent, { do: 'count' }>
  readonly hand: Hand
}

/**
 * Cards that nobody has looked at must prove nothing, neither by themselves nor together with what is shown later; and
 * they must not make a hand impossible that was looked at. So they are guessed anew as long as the round is counted.
 */
export function counting(table: OpenTable, by: number): Counting {
  const { game, record } = table
  const guesses = guessesOf(table)
  const end = record.moves.length
  const first = guesses[0]?.index ?? end
  const exact = record.moves
    .slice(first)
    .flatMap(({ event }, i) => (guesses.some(({ index }) => index === first + i) ? [] : cardsOf(event)))
  const supply = without(supplyOf(game, positionAt(record, first), by), exact)
  const tapped = guesses.flatMap(({ hand }) => ('cards' in hand ? hand.cards : []))

  /** The first way to guess that holds good; what was guessed before stays as it is, if may be. */
  function solve(hand: Hand, note: string): Counted | null {
    let allowed: Counted | null = null
    for (const made of ways(hand, note)) {
      const found = tried(made)
      if (found === 'harmless') return made
      if (found === 'allowed') allowed ??= made
    }
    // What was looked at may prove what it will, and the referee says what of it cannot be.
    return isExact(hand) ? (allowed ?? asIs(hand)) : null
  }

  function* ways(hand: Hand, note: string): Generator<Counted> {
    if (isExact(hand)) yield asIs(hand)
    else yield* inEveryOrder(hand, [], note)
    if (guesses.length > 0) yield* inEveryOrder(hand, guesses, note)
  }

  function* inEveryOrder(hand: Hand, again: readonly Earlier[], note: string): Generator<Counted> {
    for (const order of ORDERS) {
      const made = guess(hand, again, order, note)
      if (made) yield made
    }
  }

  const asIs = ({ cards }: Told): Counted => ({ event: { do: 'count', by, cards: [...cards] }, amended: NOTHING })

  function guess(hand: Hand, again: readonly Earlier[], order: readonly Colour[], note: string): Counted | null {
    const fixed = again.length > 0 ? [] : guesses.flatMap(({ event }) => event.cards)
    const hands = [...again.map((each) => each.hand), hand]
    let left = supply && without(supply, [...fixed, ...hands.flatMap((each) => ('cards' in each ? each.cards : []))])
    const drawn: (readonly string[])[] = []
    // A sum is met by what the colours leave.
    for (const each of [...hands].sort((a, b) => Number('total' in a) - Number('total' in b))) {
      const cards: readonly string[] | null =
        left &&
        ('cards' in each ? withColours(each.cards, left, order) : cardsWorth(each.size, each.total, left, order))
      if (!left || !cards) return null
      left = without(left, 'cards' in each ? cards.filter((_, i) => isGuess(each.cards[i] ?? '')) : cards)
      drawn[hands.indexOf(each)] = cards
    }
    const amended = new Map(
      again.map(({ index, event, hand: told }, i) => [index, written(event, told, drawn[i] ?? [])] as const),
    )
    if (isExact(hand)) return { ...asIs(hand), amended }
    return { event: written({ do: 'count', by, cards: [], note }, hand, drawn.at(-1) ?? []), amended }
  }

  /** What the referee says of it all, all hands of this round together. */
  function tried({ event, amended }: Counted): 'harmless' | 'allowed' | null {
    // Too few cards are the table's to rule on: what they prove, they prove if they stand.
    const events = [
      ...record.moves.map((move, i) => amended.get(i) ?? move.event),
      { ...event, ruling: 'stands' as const },
    ]
    const judged = rejudge(game, record, events).moves.slice(amended.size > 0 ? first : end)
    if (!judged.every(({ ruling }) => ruling.verdict === 'legal' || ruling.code === 'wrong-count')) return null
    return judged.every(({ proven }) => proven.length === 0) ? 'harmless' : 'allowed'
  }

  return {
    fits: (cards) => {
      const left = supply && without(supply, [...tapped, ...cards])
      return left !== null && withColours([...tapped, ...cards], left) !== null
    },
    count: (cards, note) => solve({ cards }, note),
    countTotal: (size, total, note) => solve({ size, total }, note),
  }
}

const isGuess = (card: string) => card.startsWith(ANY)

const isExact = (hand: Hand): hand is Told => 'cards' in hand && !hand.cards.some(isGuess)

const NOTHING: ReadonlyMap<number, AnyEvent> = new Map()

/** All orders of the colours. */
const ORDERS: readonly (readonly Colour[])[] = orders(COLOURS)

function orders(colours: readonly Colour[]): readonly (readonly Colour[])[] {
  if (colours.length === 0) return [[]]
  return colours.flatMap((first) => orders(colours.filter((each) => each !== first)).map((rest) => [first, ...rest]))
}

function written(event: MauMauEvent, hand: Hand, cards: readonly string[]): MauMauEvent {
  const guess: Guess = { seen: 'cards' in hand ? hand.cards : [], cards }
  return Object.assign({ ...event, cards: [...cards] }, { guess }) as MauMauEvent
}

const cardsOf = (event: AnyEvent) => (event.do === 'count' ? (event as Earlier['event']).cards : [])

/** The hands of this round that were guessed, in their order. */
function guessesOf({ lines, record }: OpenTable): readonly Earlier[] {
  const start = record.moves.findLastIndex(({ event, ruling }) => event.do === 'start' && isApplied(event, ruling))
  return record.moves.slice(start + 1).flatMap((move, i): Earlier[] => {
    const index = start + 1 + i
    const event = move.event as MauMauEvent
    if (event.do !== 'count' || !isApplied(event, move.ruling)) return []
    const guess: Guess | undefined = JSON.parse(lines[index] ?? '{}').guess
    if (!isStill(guess, event.cards)) return []
    const { cards } = event
    return [
      {
        index,
        event,
        hand: guess.seen.length > 0 ? { cards: guess.seen } : { size: cards.length, total: sumOf(cards) },
      },
    ]
  })
}

/** Is it a guess of ours, whose cards still stand there? It may come from a file. */
function isStill(guess: unknown, cards: readonly string[]): guess is Guess {
  const { seen, cards: guessed } = (guess ?? {}) as Partial<Guess>
  if (!Array.isArray(seen) || !Array.isArray(guessed)) return false
  if (guessed.length !== cards.length || guessed.some((card, i) => card !== cards[i])) return false
  const agrees = (card: unknown, i: number) =>
    typeof card === 'string' && (card === cards[i] || (isGuess(card) && card.slice(1) === cards[i]?.slice(1)))
  return seen.length === 0 || (seen.length === cards.length && seen.every(agrees))
}
