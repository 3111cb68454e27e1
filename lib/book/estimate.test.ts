import fc from 'fast-check'
import { expect, it } from 'vitest'
import { estimateOf } from './estimate'
import { NEWCOMER, rated, ratingOf } from './ratings'

it('is the best guess less its range, both in whole points', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -50, max: 100, noNaN: true }),
      fc.double({ min: 0, max: 10, noNaN: true }),
      (mu, sigma) => {
        const rating = ratingOf({ mu, sigma })
        const { guess, range } = estimateOf(rating)
        expect(guess - range).toBe(rating.shown)
        expect(range).toBeGreaterThanOrEqual(0)
        expect(Number.isInteger(guess)).toBe(true)
      },
    ),
  )
})

it('is surer with every game', () => {
  const ranges: number[] = []
  for (let skills: readonly (typeof NEWCOMER)[] = [NEWCOMER, NEWCOMER], game = 0; game < 10; game++) {
    skills = rated(skills, game % 2 ? [1, 2] : [2, 1], false)
    ranges.push(estimateOf(ratingOf(skills[0]!)).range)
  }
  expect(ranges).toEqual(ranges.toSorted((a, b) => b - a))
  expect(ranges[9]).toBeLessThan(estimateOf(ratingOf(NEWCOMER)).range)
})
