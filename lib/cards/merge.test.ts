import { expect, it } from 'vitest'
import { deckSize } from './deck'
import {
  compareMergeCards,
  isMergeCard,
  MERGE_CARDS,
  type MergeCard,
  mergeColour,
  mergeDeck,
  mergeNumber,
} from './merge'

it.each([
  [3, 80],
  [4, 120],
  [5, 160],
  [12, 160],
])('has for %i players %i cards (G1.1)', (players, cards) => {
  expect(deckSize(mergeDeck(players))).toBe(cards)
})

it('knows its cards, their colours and numbers', () => {
  expect(MERGE_CARDS).toHaveLength(40)
  for (const card of MERGE_CARDS) expect(isMergeCard(card)).toBe(true)
  for (const token of ['r0', 'r11', 'x5', '', 'r', 'r1 ']) expect(isMergeCard(token)).toBe(false)
  expect([mergeColour('y10'), mergeNumber('y10')]).toEqual(['y', 10])
})

it('sorts by colour, then by number', () => {
  const hand: MergeCard[] = ['y1', 'r10', 'g2', 'r9', 'b3']
  expect(hand.sort(compareMergeCards)).toEqual(['r9', 'r10', 'b3', 'g2', 'y1'])
})
