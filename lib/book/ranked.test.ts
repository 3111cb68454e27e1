import { describe, expect, it } from 'vitest'
import { type Measure, ranked } from './ranked'
import { ratingOf } from './ratings'
import type { Standing } from './standings'

function somebody(person: string, has: Partial<Standing>): Standing {
  return {
    ...{ person, games: 4, wins: 0, averagePlace: null, streak: { now: 0, longest: 0 }, points: null },
    ...{ rankingPoints: null, rating: ratingOf({ mu: 25, sigma: 8 }), seen: null },
    ...has,
  }
}

const ALL = [
  somebody('a', { wins: 2, averagePlace: 1.5, rating: ratingOf({ mu: 30, sigma: 2 }) }),
  somebody('b', { wins: 3, averagePlace: 2.5, points: 40, rating: ratingOf({ mu: 28, sigma: 2 }), games: 9 }),
  somebody('c', { wins: 2, averagePlace: 1.25, points: -10, rankingPoints: -20 }),
]

describe('standings', () => {
  it.each<[Measure, string]>([
    ['rating', '1a 2b 3c'],
    ['wins', '1b 2a 2c'],
    ['averagePlace', '1c 2a 3b'],
    ['points', '1b 2c -a'],
    ['rankingPoints', '1c -a -b'],
    ['games', '1b 2a 2c'],
  ])('by %s are %s', (by, order) => {
    expect(
      ranked(ALL, by)
        .map(({ rank, standing }) => `${rank ?? '-'}${standing.person}`)
        .join(' '),
    ).toBe(order)
  })

  it('of nobody are none', () => {
    expect(ranked([], 'wins')).toEqual([])
  })
})
