import { describe, expect, it } from 'vitest'
import { merge } from './index'
import { table } from './table'
import { NAMES, told } from './telling.fixture'

const dealt = (players: number, dealer?: number) => {
  const options = dealer === undefined ? {} : { dealer }
  return table(merge.open({ game: 'merge', players: NAMES.slice(0, players), options }))
}

describe('before the first event', () => {
  it.each<[players: number, dealer: number | undefined, hands: number[]]>([
    [3, undefined, [25, 25, 24]],
    [3, 2, [25, 25, 24]],
    [3, 0, [24, 25, 25]],
    [3, 1, [25, 24, 25]],
    [4, 1, [28, 28, 28, 28]],
    [5, undefined, [30, 30, 30, 30, 30]],
    [6, undefined, [25, 25, 25, 25, 24, 24]],
    [6, 3, [25, 25, 24, 24, 25, 25]],
    [12, undefined, [12, 12, 12, 12, 11, 11, 11, 11, 11, 11, 11, 11]],
  ])('G1.2 %i players, dealt by %s', (players, dealer, hands) => {
    expect(dealt(players, dealer).players.map(({ hand }) => hand)).toEqual(hands)
  })

  it('G3.1 there are no piles', () => {
    expect(dealt(3).players[0]).toEqual({ hand: 25, known: [], piles: [], place: null })
  })
})

it('has the fields of merge.md and no others', () => {
  const printed = table(told('a r4 on 1 / b tops 1 / a leaves').after)
  expect(printed).toStrictEqual({
    players: [
      { hand: 24, known: [], piles: [], place: 'left' },
      {
        hand: 26,
        known: ['r4'],
        piles: [
          { pile: 3, cards: ['r5'] },
          { pile: 4, cards: ['b5'] },
          { pile: 2, cards: ['g7'] },
        ],
        place: null,
      },
      {
        hand: 24,
        known: [],
        piles: [
          { pile: 5, cards: ['y1'] },
          { pile: 6, cards: ['y10'] },
          { pile: 1, cards: ['r3'] },
        ],
        place: null,
      },
    ],
    over: false,
  })
  expect('turn' in printed).toBe(false)
})

it('sorts known cards by colour r, b, g, y, then by number', () => {
  const { players } = table(told('b tops 4 / b tops 3 / a tops 2 / c tops 6 ! / c tops 5 ! / a leaves').after)
  expect(players.map(({ known }) => known.join(' '))).toEqual(['g7', 'r5 b5', 'y1 y10'])
})
