import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { COLOURS } from '@/lib/cards/colours'
import { MAU_MAU_CARDS, MAU_MAU_DECK } from '@/lib/cards/mau-mau'
import { type Card, COPIES, cardOf, colourOf, OF_A_COLOUR } from './card'
import { type Counts, countOf, countOfColour, NO_CARDS, oneMore, tokensOf } from './counts'

const DECK: readonly Card[] = COPIES.flatMap((copies, card) => Array<Card>(copies).fill(card))

const counting = (cards: readonly Card[]) => cards.reduce<Counts>(oneMore, NO_CARDS)

it('counts any part of the deck, card by card and colour by colour', () => {
  void fc.assert(
    fc.property(fc.shuffledSubarray([...DECK]), (cards) => {
      const counts = counting(cards)
      for (const card of COPIES.keys()) expect(countOf(counts, card)).toBe(cards.filter((each) => each === card).length)
      for (const colour of COLOURS) {
        expect(countOfColour(counts, colour)).toBe(cards.filter((card) => colourOf(card) === colour).length)
      }
      expect(tokensOf(counts).map(cardOf)).toEqual(cards.toSorted((a, b) => a - b))
    }),
    { seed: 1, numRuns: 200 },
  )
})

it('holds the whole deck', () => {
  const all = counting(DECK)
  expect(MAU_MAU_CARDS.map((_, card) => countOf(all, card))).toEqual([...MAU_MAU_DECK.values()])
  expect(COLOURS.map((colour) => countOfColour(all, colour))).toEqual(COLOURS.map(() => OF_A_COLOUR))
})

it('leaves what was counted before as it was', () => {
  const before = counting([0])
  oneMore(before, 0)
  expect(countOf(before, 0)).toBe(1)
})
