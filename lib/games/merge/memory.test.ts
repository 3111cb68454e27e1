import { expect, it } from 'vitest'
import { memory } from './memory'
import { told } from './telling.fixture'

it('knows what was taken up, and counts what is hidden', () => {
  const { players, cards, hidden } = memory(told('a r4 on 1 / b tops 1 / b tops 3 / a leaves').after)
  expect(players).toEqual([
    { place: 'left', known: [], unknown: 24 },
    { place: null, known: ['r4', 'r5'], unknown: 25 },
    { place: null, known: [], unknown: 24 },
  ])
  expect(cards).toHaveLength(40)
  expect(cards.find(({ card }) => card === 'r4')).toEqual({ card: 'r4', hidden: 1, copies: 2 })
  expect(cards.find(({ card }) => card === 'r9')).toEqual({ card: 'r9', hidden: 2, copies: 2 })
  expect(hidden).toBe(80 - 6 - 1)
})

it('knows nothing before the lay-out', () => {
  const { cards, hidden } = memory(told('ends', { piles: null, players: 5 }).after)
  expect(cards.every((card) => card.hidden === 4 && card.copies === 4)).toBe(true)
  expect(hidden).toBe(160)
})
