import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NEWCOMER, rated, ratingOf } from './ratings'

const skill = fc.record({
  mu: fc.double({ min: 0, max: 50, noNaN: true }),
  sigma: fc.double({ min: 1, max: 9, noNaN: true }),
})

it('is 1000 for a newcomer', () => {
  expect(ratingOf(NEWCOMER)).toEqual({ ...NEWCOMER, shown: 1000 })
})

it('rises for who wins against an equal, falls for who loses, and gets surer for both', () => {
  const [won, lost] = rated([NEWCOMER, NEWCOMER], [1, 2], false)
  expect([won, lost].map((one) => Math.sign((one?.mu as number) - NEWCOMER.mu))).toEqual([1, -1])
  for (const one of [won, lost]) expect(one?.sigma).toBeLessThan(NEWCOMER.sigma)
})

it('does not depend on who sits where', () => {
  const game = fc.array(fc.tuple(skill, fc.integer({ min: 1, max: 4 })), { minLength: 2, maxLength: 6 })
  const turned = game.chain((seats) => fc.tuple(fc.constant(seats), fc.integer({ min: 1, max: seats.length })))
  fc.assert(
    fc.property(turned, ([seats, by]) => {
      const rate = (all: typeof seats) =>
        rated(
          all.map(([one]) => one),
          all.map(([, rank]) => rank),
          false,
        )
      const turn = <Value>(all: readonly Value[]) => [...all.slice(by), ...all.slice(0, by)]
      const [plain, other] = [turn(rate(seats)), rate(turn(seats))]
      plain.forEach(({ mu, sigma }, i) => {
        expect(other[i]?.mu).toBeCloseTo(mu, 9)
        expect(other[i]?.sigma).toBeCloseTo(sigma, 9)
      })
    }),
  )
})

it('moves partners together, by the better place of the two', () => {
  const four = [NEWCOMER, NEWCOMER, NEWCOMER, NEWCOMER]
  const [ana, ben, cem, dora] = rated(four, [4, 2, 1, 2], true)
  expect(ana).toEqual(cem)
  expect(ben).toEqual(dora)
  expect(ana?.mu).toBeGreaterThan(ben?.mu as number)
})

it.each([2, 3, 5, 6])('knows no pairs of %i', (seats) => {
  const skills = Array.from({ length: seats }, () => NEWCOMER)
  const ranks = skills.map((_, seat) => seat + 1)
  expect(rated(skills, ranks, true)).toEqual(rated(skills, ranks, false))
})

it('learns nothing of who sat there alone', () => {
  expect(rated([NEWCOMER], [1], false)).toEqual([NEWCOMER])
})
