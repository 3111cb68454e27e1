import type { OpenTable } from '@/lib/book/live'
import { COLOURS } from '@/lib/cards/colours'
import { MAU_MAU_DECK } from '@/lib/cards/mau-mau'
import type { AnyEvent } from '@/lib/referee/event'
import { isApplied, judgeEvent, positionAt } from '@/lib/referee/record'

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

/** What a hand can still hold, by all that the referee knows. */
export interface Supplies {
  readonly possible: Supply
  /** Without what would be held against somebody: cards that nobody has looked at must prove nothing. */
  readonly harmless: Supply
}

/** What the hand at a seat can still hold while the round is counted. */
export function suppliesOf({ game, record }: OpenTable, by: number): Supplies {
  const position = positionAt(record)
  const count = (cards: readonly string[]) => {
    const event = { do: 'count', by, cards, ruling: 'stands' } as AnyEvent
    const { ruling, proven } = judgeEvent(game, position, event)
    return { isPossible: isApplied(event, ruling), isHarmless: proven.length === 0 }
  }
  const possible = new Map<string, number>()
  const harmless = new Map<string, number>()
  for (const [card, copies] of MAU_MAU_DECK) {
    for (let n = 1; n <= copies; n++) {
      const { isPossible, isHarmless } = count(Array(n).fill(card))
      if (!isPossible) break
      possible.set(card, n)
      if (isHarmless) harmless.set(card, n)
    }
  }
  return { possible, harmless }
}

/** Would a whole count be legal, and held against nobody? */
export function isHarmless({ game, record }: OpenTable, event: AnyEvent): boolean {
  const { ruling, proven } = judgeEvent(game, positionAt(record), event)
  return ruling.verdict === 'legal' && proven.length === 0
}

/** Gives a colour to cards whose colour nobody looked at; null where there are not so many such cards. */
export function withColours(cards: readonly string[], supply: Supply): readonly string[] | null {
  const left = new Map(supply)
  const take = (card: string) => left.set(card, (left.get(card) ?? 0) - 1)
  for (const card of cards) if (!card.startsWith(ANY)) take(card)
  const coloured: string[] = []
  for (const card of cards) {
    if (!card.startsWith(ANY)) {
      coloured.push(card)
      continue
    }
    const found = mostLeft(
      COLOURS.map((colour) => `${colour}${card.slice(1)}`),
      left,
    )
    if (!found) return null
    take(found)
    coloured.push(found)
  }
  return coloured
}

/** So many cards that count so much together, of those that there can be; null where there are none. */
export function cardsWorth(count: number, total: number, supply: Supply): readonly string[] | null {
  const groups = groupsOf(supply)
  const hopeless = new Set<string>()

  const fill = (index: number, missing: number, rest: number): readonly number[] | null => {
    const group = groups[index]
    if (missing === 0 && rest === 0) return []
    if (!group || missing <= 0 || rest < 0) return null
    const key = `${index} ${missing} ${rest}`
    if (hopeless.has(key)) return null
    for (let taken = Math.min(group.copies, missing); taken >= 0; taken--) {
      const others = fill(index + 1, missing - taken, rest - taken * group.points)
      if (others) return [taken, ...others]
    }
    hopeless.add(key)
    return null
  }

  const taken = fill(0, count, total)
  if (!taken) return null
  const left = new Map(supply)
  return taken.flatMap((copies, index) =>
    Array.from({ length: copies }, () => {
      const card = mostLeft(groups[index]?.cards ?? [], left) ?? ''
      left.set(card, (left.get(card) ?? 0) - 1)
      return card
    }),
  )
}

interface Group {
  readonly points: number
  readonly cards: readonly string[]
  readonly copies: number
}

/** Cards that count the same, the dearest first. */
function groupsOf(supply: Supply): readonly Group[] {
  const points = [...new Set([...supply.keys()].map(pointsOf))].sort((a, b) => b - a)
  return points.map((each) => {
    const cards = [...supply.keys()].filter((card) => pointsOf(card) === each)
    return { points: each, cards, copies: cards.reduce((sum, card) => sum + (supply.get(card) ?? 0), 0) }
  })
}

/** The card of which most are left; the first of several. */
function mostLeft(cards: readonly string[], left: Supply): string | undefined {
  return cards
    .filter((card) => (left.get(card) ?? 0) > 0)
    .sort((a, b) => (left.get(b) ?? 0) - (left.get(a) ?? 0))
    .at(0)
}
