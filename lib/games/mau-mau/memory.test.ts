import { expect, it } from 'vitest'
import { memory } from './memory'
import { told } from './telling.fixture'

const hiddenOf = (lines: string, card: string, stock?: number) =>
  memory(told(lines, stock === undefined ? {} : { stock }).after).cards.find((each) => each.card === card)

it('counts the copies of each card that nobody can see', () => {
  expect(hiddenOf('a r1', 'r5')).toEqual({ card: 'r5', hidden: 1, copies: 2 })
  expect(hiddenOf('a r1', 'r1')).toEqual({ card: 'r1', hidden: 1, copies: 2 })
  expect(hiddenOf('a r0', 'r0')).toEqual({ card: 'r0', hidden: 0, copies: 1 })
  expect(hiddenOf('a r1', 'joker')).toEqual({ card: 'joker', hidden: 4, copies: 4 })
})

it('U4.3: knows nothing of cards that were shuffled into the stock again', () => {
  expect(hiddenOf('a r1 / c draws', 'r5', 0)).toEqual({ card: 'r5', hidden: 2, copies: 2 })
  expect(hiddenOf('a r1 / c draws', 'r1', 0)).toEqual({ card: 'r1', hidden: 1, copies: 2 })
})

it('tells where the others are, together', () => {
  const { players, hidden, stock } = memory(told('a r1 / b leaves').after)
  expect(players).toEqual([
    { hand: 6, place: null },
    { hand: 7, place: 'left' },
    { hand: 7, place: null },
  ])
  expect({ hidden, stock }).toEqual({ hidden: 106, stock: 86 })
})
