import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OpenTable } from '@/lib/book/live'
import { MAU_MAU_CARDS, MAU_MAU_DECK } from '@/lib/cards/mau-mau'
import { mauMau } from '@/lib/games/registry'
import type { AnyEvent } from '@/lib/referee/event'
import { replay } from '@/lib/referee/record'
import { ANY, cardsWorth, isHarmless, pointsOf, type Supply, sumOf, suppliesOf, withColours } from './counted'

/** Ana, Ben and Cem after these events. */
function tableAfter(events: readonly object[]): OpenTable {
  const options = mauMau.options.parse({ points: 500 })
  const header = { game: 'mau-mau' as const, players: ['Ana', 'Ben', 'Cem'], options }
  return { game: mauMau, header, record: replay(mauMau, header, events as never) } as unknown as OpenTable
}

const start = { do: 'start', by: 0, card: 'r5' }
const lays = (by: number, ...cards: string[]) =>
  cards.map((card) => ({ do: 'play', by, card, ...(card.startsWith('joker') && { color: 'b' }), ruling: 'stands' }))

it.each([
  ['r0', 0],
  ['b9', 9],
  ['g+2', 20],
  ['y-skip', 20],
  ['r-rev', 20],
  ['joker', 50],
  ['joker+4', 50],
  [`${ANY}7`, 7],
  [`${ANY}+2`, 20],
])('%s counts %i (U7.3)', (card, points) => expect(pointsOf(card)).toBe(points))

describe('suppliesOf', () => {
  it('leaves out what lies open', () => {
    const { possible } = suppliesOf(tableAfter([start, ...lays(0, 'r1', 'r1', 'r2', 'r3', 'r0', 'joker', 'g7')]), 1)
    expect(possible.get('r1')).toBeUndefined()
    expect(possible.get('r0')).toBeUndefined()
    expect(possible.get('r2')).toBe(1)
    expect(possible.get('joker')).toBe(3)
    expect(possible.get('b2')).toBe(2)
  })

  it('offers nothing unseen that would be held against anybody', () => {
    // Ana lays a +4 on red and claims to have no red card; Cem wins the round before Ana draws any.
    const plusFour = { do: 'play', by: 0, card: 'joker+4', color: 'b' }
    const events = [start, plusFour, { do: 'draw', by: 2 }, ...lays(1, 'b1', 'b2', 'b3', 'b4', 'b6', 'b7', 'b8')]
    const { possible, harmless } = suppliesOf(tableAfter(events), 0)
    expect(possible.get('r7')).toBe(2)
    expect(harmless.get('r7')).toBeUndefined()
    expect(harmless.get('g7')).toBe(2)
  })
})

it('a typed total becomes a count that is legal and proves nothing', () => {
  const plusFour = { do: 'play', by: 0, card: 'joker+4', color: 'b' }
  const table = tableAfter([
    start,
    plusFour,
    { do: 'draw', by: 2 },
    ...lays(1, 'b1', 'b2', 'b3', 'b4', 'b6', 'b7', 'b8'),
  ])
  const { harmless } = suppliesOf(table, 0)
  for (let total = 0; total <= 300; total++) {
    const cards = cardsWorth(6, total, harmless)
    if (!cards) continue
    expect(sumOf(cards)).toBe(total)
    expect(isHarmless(table, { do: 'count', by: 0, cards } as AnyEvent)).toBe(true)
  }
})

describe('withColours', () => {
  it('takes what is left, and gives up where nothing is', () => {
    const supply = new Map([
      ['r7', 1],
      ['b7', 2],
    ])
    expect(withColours([`${ANY}7`, 'b7', 'joker'], supply)).toEqual(['r7', 'b7', 'joker'])
    expect(withColours([`${ANY}7`, `${ANY}7`, `${ANY}7`], supply)?.toSorted()).toEqual(['b7', 'b7', 'r7'])
    expect(withColours([`${ANY}7`, 'b7', 'b7', `${ANY}7`], supply)).toBeNull()
  })
})

/** How many copies there are of each card, and which of them a hand takes. */
const hands = fc.record({
  copies: fc.array(fc.nat({ max: 2 }), { minLength: MAU_MAU_CARDS.length, maxLength: MAU_MAU_CARDS.length }),
  picks: fc.array(fc.nat(), { maxLength: 20 }),
})

describe('cardsWorth', () => {
  it('finds cards for every sum that a hand can have', () => {
    fc.assert(
      fc.property(hands, ({ copies, picks }) => {
        const left: Supply = new Map(MAU_MAU_CARDS.map((card, i) => [card, copies[i] ?? 0]))
        const all = [...left].flatMap(([card, count]) => Array<string>(count).fill(card))
        const hand = picks.flatMap((pick) => (all.length > 0 ? all.splice(pick % all.length, 1) : []))
        const found = cardsWorth(hand.length, sumOf(hand), left)
        expect(found).toHaveLength(hand.length)
        expect(sumOf(found ?? [])).toBe(sumOf(hand))
        for (const card of new Set(found)) {
          expect(found?.filter((each) => each === card).length).toBeLessThanOrEqual(left.get(card) ?? 0)
        }
      }),
      { seed: 9, numRuns: 300 },
    )
  })

  it('finds none where there are none', () => {
    expect(cardsWorth(1, 10, MAU_MAU_DECK)).toBeNull()
    expect(cardsWorth(0, 1, MAU_MAU_DECK)).toBeNull()
    expect(cardsWorth(9, 500, MAU_MAU_DECK)).toBeNull()
    expect(cardsWorth(0, 0, MAU_MAU_DECK)).toEqual([])
  })
})
