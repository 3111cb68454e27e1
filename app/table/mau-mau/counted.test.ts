import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAU_MAU_CARDS, MAU_MAU_DECK } from '@/lib/cards/mau-mau'
import { mauMau } from '@/lib/games/registry'
import { positionAt, replay } from '@/lib/referee/record'
import { ANY, cardsWorth, pointsOf, type Supply, sumOf, supplyOf, withColours, without } from './counted'

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

it('a hand can hold what does not lie open', () => {
  const header = {
    game: 'mau-mau' as const,
    players: ['Ana', 'Ben', 'Cem'],
    options: mauMau.options.parse({ points: 500 }),
  }
  const lays = ['r1', 'r1', 'r2', 'r3', 'r0', 'joker', 'g7'].map((card) => ({
    do: 'play',
    by: 0,
    card,
    ...(card === 'joker' && { color: 'b' }),
    ruling: 'stands',
  }))
  const record = replay(mauMau, header, [{ do: 'start', by: 0, card: 'r5' }, ...lays] as never)
  const supply = supplyOf(mauMau as never, positionAt(record), 1)
  expect(supply.get('r1')).toBeUndefined()
  expect(supply.get('r0')).toBeUndefined()
  expect(supply.get('r2')).toBe(1)
  expect(supply.get('joker')).toBe(3)
  expect(supply.get('b2')).toBe(2)
})

describe('withColours', () => {
  const supply = new Map([
    ['r7', 1],
    ['b7', 2],
  ])

  it('takes what is left in the order asked for, and gives up where nothing is', () => {
    expect(withColours([`${ANY}7`, 'b7', 'joker'], supply)).toEqual(['r7', 'b7', 'joker'])
    expect(withColours([`${ANY}7`], supply, ['b', 'r', 'g', 'y'])).toEqual(['b7'])
    expect(withColours([`${ANY}7`, `${ANY}7`, `${ANY}7`], supply)).toEqual(['r7', 'b7', 'b7'])
    expect(withColours(Array(4).fill(`${ANY}7`), supply)).toBeNull()
  })

  it('leaves the cards whose colour is known', () => {
    const left = without(supply, ['b7', `${ANY}7`, 'b7'])
    expect(left && withColours([`${ANY}7`, 'b7', 'b7'], left)).toEqual(['r7', 'b7', 'b7'])
    expect(without(supply, ['r7', 'r7'])).toBeNull()
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
