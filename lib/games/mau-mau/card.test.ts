import { expect, it } from 'vitest'
import { MAU_MAU_CARDS } from '@/lib/cards/mau-mau'
import { ALL_CARDS, COPIES, cardOf, tokenOf, worthOf } from './card'

const worth = (token: string) => worthOf(cardOf(token) ?? -1)

it('U1.1: 108 cards', () => {
  expect(COPIES.reduce((sum, copies) => sum + copies, 0)).toBe(ALL_CARDS)
  expect(MAU_MAU_CARDS.map((_, card) => tokenOf(card))).toEqual(MAU_MAU_CARDS)
})

it('U7.3: numbers are worth themselves, signs 20, jokers 50', () => {
  expect(['r0', 'b1', 'g5', 'y9'].map(worth)).toEqual([0, 1, 5, 9])
  expect(['r+2', 'b-skip', 'g-rev'].map(worth)).toEqual([20, 20, 20])
  expect(['joker', 'joker+4'].map(worth)).toEqual([50, 50])
})
