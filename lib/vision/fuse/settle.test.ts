import { expect, it } from 'vitest'
import type { Proposal } from './fuse'
import { mayBeUnchanged, settle } from './settle'

/** Proposals like "r7 0.9", the likeliest first. */
const proposals = (...all: readonly string[]) =>
  all.map((text, by): Proposal => {
    const [card = '', probability] = text.split(' ')
    const event = { do: 'play', by, card }
    return { event, legal: true, probability: Number(probability), again: false, cards: [card] }
  })

const cardsOf = (settled: readonly Proposal[]) => settled.map(({ event }) => (event as { card?: string }).card)

it.each([
  [['r7 0.95', 'r8 0.05'], ['r7']],
  [
    ['r7 0.6', 'r8 0.39', 'r9 0.01'],
    ['r7', 'r8'],
  ],
  // Against whatever else may have happened one is settled, though nothing may have.
  [['r7 0.3', 'r8 0.01'], ['r7']],
  // One answer were no question, and no answer neither.
  [
    ['r7 0.88', 'r8 0.02', 'r9 0.02', 'b1 0.02', 'b2 0.02', 'b3 0.02', 'b4 0.02'],
    ['r7', 'r8'],
  ],
  [Array.from({ length: 50 }, (_, n) => `r${n} 0.02`), ['r0', 'r1']],
  [[], []],
] as const)('of %j asks %j', (all, settled) => {
  expect(cardsOf(settle(proposals(...all)))).toEqual(settled)
})

it('asks for each card that it may be, whatever colours are to be chosen for a likelier one', () => {
  const jokers = ['joker 0.1375', 'joker 0.1375', 'joker 0.1375', 'joker 0.1375']
  const fours = ['joker+4 0.1125', 'joker+4 0.1125', 'joker+4 0.1125', 'joker+4 0.1125']
  expect(cardsOf(settle(proposals(...jokers, ...fours)))).toEqual(['joker', 'joker', 'joker', 'joker+4'])
})

it('asks whether nothing has happened where that is likely', () => {
  expect(mayBeUnchanged(proposals('r7 0.7'))).toBe(true)
  expect(mayBeUnchanged(proposals('r7 0.9', 'r8 0.05'))).toBe(false)
  expect(mayBeUnchanged([])).toBe(false)
})
