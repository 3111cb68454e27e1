import { COLOURS, type Colour } from '@/lib/cards/colours'
import { MAU_MAU_DECK } from '@/lib/cards/mau-mau'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame } from '@/lib/referee/game'
import { isApplied, judgeEvent, type Position } from '@/lib/referee/record'

/** Stands in place of a colour that nobody looked at: `?7`. */
export const ANY = '?'

/** How many copies of each card can lie in a hand. */
export type Supply = ReadonlyMap<string, number>

/** What a card counts (U7.3); its colour does not matter. */
export function pointsOf(card: string): number {
  if (card.startsWith('joker')) return 50
  const sign = card.slice(1)
  return /^\d$/.test(sign) ? Number(sign) : 20
}

export function sumOf(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + pointsOf(card), 0)
}

/** What the hand at a seat can hold by all that the referee knows, while the round is counted. */
export function supplyOf(game: AnyGame, position: Position<unknown>, by: number): Supply {
  const isPossible = (cards: readonly string[]) => {
    const event = { do: 'count', by, cards, ruling: 'stands' } as AnyEvent
    return isApplied(event, judgeEvent(game, position, event).ruling)
  }
  const supply = new Map<string, number>()
  for (const [card, copies] of MAU_MAU_DECK) {
    let n = 0
    while (n < copies && isPossible(Array(n + 1).fill(card))) n++
    if (n > 0) supply.set(card, n)
  }
  return supply
}

/** What is left without these cards; null where there are not so many. `?7` takes none. */
export function without(supply: Supply, cards: readonly string[]): Supply | null {
  const left = new Map(supply)
  for (const card of cards) {
    if (card.startsWith(ANY)) continue
    const copies = left.get(card) ?? 0
    if (copies === 0) return null
    left.set(card, copies - 1)
  }
  return left
}

/**
 * Gives a colour to cards whose colour nobody looked at; null where there are not so many such cards.
 *
 * @param left what there is beside the cards whose colour is known.
 * @param order the first of these colours that there still is.
 */
export function withColours(
  cards: readonly string[],
  left: Supply,
  order: readonly Colour[] = COLOURS,
): readonly string[] | null {
  const rest = new Map(left)
  const coloured: string[] = []
  for (const card of cards) {
    const found = card.startsWith(ANY) ? firstOf(card.slice(1), rest, order) : card
    if (!found) return null
    if (found !== card) rest.set(found, (rest.get(found) ?? 0) - 1)
    coloured.push(found)
  }
  return coloured
}

const firstOf = (sign: string, left: Supply, order: readonly Colour[]) =>
  order.map((colour) => `${colour}${sign}`).find((card) => (left.get(card) ?? 0) > 0)

/** So many cards that count so much together, of those that there can be; null where there are none. */
export function cardsWorth(
  count: number,
  total: number,
  supply: Supply,
  order: readonly Colour[] = COLOURS,
): readonly string[] | null {
  const groups = groupsOf(supply, order)
  const hopeless = new Set<string>()

  const fill = (index: number, missing: number, rest: number): readonly number[] | null => {
    const group = groups[index]
    if (missing === 0 && rest === 0) return []
    if (!group || missing <= 0 || rest < 0) return null
    const key = `${index} ${missing} ${rest}`
    if (hopeless.has(key)) return null
    for (let taken = Math.min(group.cards.length, missing); taken >= 0; taken--) {
      const others = fill(index + 1, missing - taken, rest - taken * group.points)
      if (others) return [taken, ...others]
    }
    hopeless.add(key)
    return null
  }

  const taken = fill(0, count, total)
  return taken?.flatMap((copies, index) => groups[index]?.cards.slice(0, copies) ?? []) ?? null
}

interface Group {
  readonly points: number
  /** Each copy; those in the first colours first, jokers before all. */
  readonly cards: readonly string[]
}

/** Cards that count the same, the dearest first. */
function groupsOf(supply: Supply, order: readonly Colour[]): readonly Group[] {
  const place = (card: string) => order.indexOf(card[0] as Colour)
  const points = [...new Set([...supply.keys()].map(pointsOf))].sort((a, b) => b - a)
  return points.map((each) => ({
    points: each,
    cards: [...supply]
      .filter(([card]) => pointsOf(card) === each)
      .sort(([a], [b]) => place(a) - place(b))
      .flatMap(([card, copies]) => Array<string>(copies).fill(card)),
  }))
}
