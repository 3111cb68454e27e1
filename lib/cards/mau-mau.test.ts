import { expect, it } from 'vitest'
import { deckSize } from './deck'
import {
  compareMauMauCards,
  isMauMauCard,
  MAU_MAU_CARDS,
  MAU_MAU_DECK,
  type MauMauCard,
  mauMauColour,
  signOf,
} from './mau-mau'

it('has 108 cards (U1.1)', () => {
  expect(deckSize(MAU_MAU_DECK)).toBe(108)
  const copies = (is: (card: MauMauCard) => boolean) =>
    MAU_MAU_CARDS.filter(is).reduce((sum, card) => sum + (MAU_MAU_DECK.get(card) ?? 0), 0)
  expect(copies((card) => /^[rbgy]\d$/.test(card))).toBe(76)
  expect(copies((card) => signOf(card) === '0')).toBe(4)
  for (const sign of ['+2', '-skip', '-rev']) expect(copies((card) => signOf(card) === sign)).toBe(8)
  expect(copies((card) => card === 'joker')).toBe(4)
  expect(copies((card) => card === 'joker+4')).toBe(4)
})

it('knows its cards, their colours and signs', () => {
  for (const card of MAU_MAU_CARDS) expect(isMauMauCard(card)).toBe(true)
  for (const token of ['r10', 'x5', '', 'r', 'skip', 'r-Skip', 'constructor']) expect(isMauMauCard(token)).toBe(false)
  expect([mauMauColour('g-rev'), signOf('g-rev'), mauMauColour('joker+4'), signOf('joker')]).toEqual([
    'g',
    '-rev',
    null,
    null,
  ])
})

it('sorts by colour, then by sign, jokers last', () => {
  const hand: MauMauCard[] = ['joker', 'y3', 'r-skip', 'r9', 'joker+4', 'r0', 'b+2', 'r+2']
  expect(hand.sort(compareMauMauCards)).toEqual(['r0', 'r9', 'r+2', 'r-skip', 'b+2', 'y3', 'joker', 'joker+4'])
})
