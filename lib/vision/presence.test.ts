import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LEAST_PRESENCE, presenceOf } from './presence'

const sure = fc.double({ min: 0.001, max: 0.999, noNaN: true })

describe('whether there is a card', () => {
  it('is the surer, the surer either net is', () => {
    fc.assert(
      fc.property(sure, sure, sure, (finder, refiner, less) => {
        expect(presenceOf(finder * less, refiner)).toBeLessThan(presenceOf(finder, refiner))
        expect(presenceOf(finder, refiner * less)).toBeLessThan(presenceOf(finder, refiner))
      }),
      { seed: 4 },
    )
  })

  it('neither net says alone', () => {
    expect(presenceOf(0.05, 0.9)).toBeLessThan(LEAST_PRESENCE)
    expect(presenceOf(0.8, 0.05)).toBeLessThan(LEAST_PRESENCE)
    expect(presenceOf(0.7, 0.98)).toBeGreaterThan(LEAST_PRESENCE)
  })

  it('adds weighed log-odds', () => {
    expect(presenceOf(0.5, 0.5)).toBeCloseTo(1 / (1 + Math.exp(-0.1)), 10)
    expect(presenceOf(0.8, 0.9)).toBeCloseTo(1 / (1 + Math.exp(-(0.9 * Math.log(4) + 0.7 * Math.log(9) + 0.1))), 10)
  })

  it('stays within 0 and 1 where a net is certain', () => {
    for (const presence of [presenceOf(0, 0), presenceOf(1, 1), presenceOf(1, 0)]) {
      expect(presence).toBeGreaterThan(0)
      expect(presence).toBeLessThan(1)
    }
  })
})
