import { expect, it } from 'vitest'
import { MAU_MAU_CARDS } from '@/lib/cards/mau-mau'
import { cardOf } from './card'
import { fits } from './fits'
import { told } from './telling.fixture'

/** Every card that fits after these events. */
const fitting = (lines: string) => {
  const { after } = told(lines)
  return MAU_MAU_CARDS.filter((_, card) => fits(after, card))
}

const red = MAU_MAU_CARDS.filter((card) => card.startsWith('r'))
const jokers = ['joker', 'joker+4']

it('U4.1: the colour in force, the same number or sign, and jokers', () => {
  expect(fitting('a r7')).toEqual([...red, 'b7', 'g7', 'y7', ...jokers])
  expect(fitting('a r-skip')).toEqual([...red, 'b-skip', 'g-skip', 'y-skip', ...jokers])
  expect(fitting('a joker r')).toEqual([...red, ...jokers])
  expect(fitting('a joker+4 r / c draws')).toEqual([...red, ...jokers])
})

it('U5.7, U8: every card where no colour is in force', () => {
  expect(fitting('a joker!')).toEqual(MAU_MAU_CARDS)
  expect(fitting('a starts joker!')).toEqual(MAU_MAU_CARDS)
})

it('knows every card by its token', () => {
  expect(MAU_MAU_CARDS.map(cardOf)).toEqual(MAU_MAU_CARDS.map((_, card) => card))
  expect(cardOf('constructor')).toBe(undefined)
})
