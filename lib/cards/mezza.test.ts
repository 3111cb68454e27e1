import { expect, it } from 'vitest'
import { deckSize } from './deck'
import { compareMezzaCards, isMezzaCard, MEZZA_CARDS, type MezzaCard, mezzaDeck } from './mezza'

it('has fifteen different cards, four of each, twelve of ½: 68 (M1.1)', () => {
  const deck = mezzaDeck('full')
  expect([...deck.keys()]).toEqual([...MEZZA_CARDS])
  expect(deckSize(deck)).toBe(68)
  for (const [card, copies] of deck) expect(copies).toBe(card === '½' ? 12 : 4)
})

it('has no 3, 6, 9 in the short variant: 56 (M1.2)', () => {
  const deck = mezzaDeck('short')
  expect(MEZZA_CARDS.filter((card) => !deck.has(card))).toEqual(['3', '6', '9'])
  expect(deckSize(deck)).toBe(56)
  for (const [card, copies] of deck) expect(copies).toBe(mezzaDeck('full').get(card))
})

it('sorts the joker first, then by rank (M1.4)', () => {
  const hand: MezzaCard[] = ['9½', '½', '7', 'joker', '6½', '0', '7', '1']
  expect(hand.sort(compareMezzaCards)).toEqual(['joker', '0', '½', '1', '6½', '7', '7', '9½'])
})

it('knows its cards', () => {
  for (const card of MEZZA_CARDS) expect(isMezzaCard(card)).toBe(true)
  for (const token of ['10', '', 'Joker', '1/2', '½ ', 'constructor', '__proto__'])
    expect(isMezzaCard(token)).toBe(false)
})
