import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { turned } from './polygon'
import { fillingPresenceOf, HOPELESS, LEAST_FILLING, LEAST_PRESENCE, presenceOf, promiseOf } from './presence'
import { NUMERALS, type Numeral, type Reading } from './reading'
import { rectangle } from './warp'

/** A rectangle, so many times as high as wide. */
const high = (times: number) => rectangle(0, 0, 200, 200 * times)
const CARD = high(1.5)

const sure = fc.double({ min: 0.001, max: 0.999, noNaN: true })

/** A reading of these probabilities, and none of anything else. */
function reading(shares: Partial<Record<Numeral, number>>): Reading {
  const numerals = Float32Array.from(NUMERALS, (numeral) => shares[numeral] ?? 0)
  return { numerals, colours: new Float32Array(), suits: new Float32Array(), up: 1, looks: new Float32Array() }
}

const seven = reading({ '7': 0.97, 'no-card': 0.001 })
const picture = reading({ other: 0.99, 'no-card': 0.001 })
const cloth = reading({ other: 0.1, 'no-card': 0.9 })

describe('what finder and refiner promise', () => {
  it('is the more, the surer either is', () => {
    fc.assert(
      fc.property(sure, sure, sure, (finder, refiner, less) => {
        expect(promiseOf(finder * less, refiner)).toBeLessThan(promiseOf(finder, refiner))
        expect(promiseOf(finder, refiner * less)).toBeLessThan(promiseOf(finder, refiner))
      }),
      { seed: 4 },
    )
  })

  it('is weighed log-odds, added up', () => {
    expect(promiseOf(0.5, 0.5)).toBeCloseTo(1 / (1 + Math.exp(-0.1)), 10)
    expect(promiseOf(0.8, 0.9)).toBeCloseTo(1 / (1 + Math.exp(-(0.9 * Math.log(4) + 0.7 * Math.log(9) + 0.1))), 10)
  })

  it('stays within 0 and 1 where a net is certain', () => {
    for (const promise of [promiseOf(0, 0), promiseOf(1, 1), promiseOf(1, 0)]) {
      expect(promise).toBeGreaterThan(0)
      expect(promise).toBeLessThan(1)
    }
  })
})

describe('whether there is a card', () => {
  const isCard = (finder: number, refiner: number, ...readings: Reading[]) =>
    promiseOf(finder, refiner) >= HOPELESS && presenceOf(finder, refiner, CARD, readings) >= LEAST_PRESENCE

  it('is the surer, the surer each net is', () => {
    fc.assert(
      fc.property(sure, sure, sure, sure, (finder, refiner, noCard, less) => {
        const read = reading({ 'no-card': noCard })
        const odds = presenceOf(finder, refiner, CARD, [read])
        expect(presenceOf(finder * less, refiner, CARD, [read])).toBeLessThan(odds)
        expect(presenceOf(finder, refiner * less, CARD, [read])).toBeLessThan(odds)
        expect(presenceOf(finder, refiner, CARD, [reading({ 'no-card': noCard * less })])).toBeGreaterThanOrEqual(odds)
        expect(presenceOf(finder, refiner, CARD, [reading({ 'no-card': noCard, '3½': less })])).toBeGreaterThanOrEqual(
          odds,
        )
      }),
      { seed: 4 },
    )
  })

  it('no net says alone', () => {
    expect(isCard(0.06, 0.05, seven)).toBe(false)
    expect(isCard(0.95, 0.05, cloth)).toBe(false)
    expect(isCard(0.05, 0.95, cloth)).toBe(false)
    expect(isCard(0.9, 0.99, seven)).toBe(true)
  })

  it('the reader says where the others hesitate', () => {
    expect(isCard(0.25, 0.7, seven)).toBe(true)
    expect(isCard(0.25, 0.7, cloth)).toBe(false)
    expect(isCard(0.5, 0.9, picture)).toBe(true)
    expect(isCard(0.5, 0.9, cloth)).toBe(false)
    expect(presenceOf(0.5, 0.5, CARD, [seven])).toBeGreaterThan(presenceOf(0.5, 0.5, CARD, [picture]))
  })

  it('is asked on either edge, of which one shows it', () => {
    expect(presenceOf(0.3, 0.8, CARD, [cloth, seven])).toBe(presenceOf(0.3, 0.8, CARD, [seven, cloth]))
    expect(presenceOf(0.3, 0.8, CARD, [cloth, seven])).toBeCloseTo(presenceOf(0.3, 0.8, CARD, [seven]), 10)
  })
})

describe('how long it is', () => {
  const found = (times: number) => presenceOf(0.5, 0.9, high(times), [picture])
  const filling = (times: number) => fillingPresenceOf(0.4, high(times), [picture])

  it('tells nothing of what a card may look like from anywhere but very low', () => {
    for (const times of [1, 1.3, 1.8, 1 / 1.8]) {
      expect(found(times)).toBe(found(1.5))
      expect(filling(times)).toBe(filling(1.5))
    }
  })

  it('tells the more against a card, the longer it is', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1.95, max: 6, noNaN: true }),
        fc.double({ min: 0.01, max: 2, noNaN: true }),
        (times, more) => {
          expect(found(times)).toBeLessThan(found(1.5))
          expect(found(times + more)).toBeLessThan(found(times))
          expect(filling(times + more)).toBeLessThan(filling(times))
        },
      ),
      { seed: 4 },
    )
  })

  it('is the same whichever edge comes first', () => {
    expect(presenceOf(0.5, 0.9, turned(high(2.4), 1), [picture])).toBe(found(2.4))
  })

  it('refuses what is as long as a brick, but not a card that the nets are sure of', () => {
    expect(found(1.5)).toBeGreaterThan(LEAST_PRESENCE)
    expect(found(2.4)).toBeLessThan(LEAST_PRESENCE)
    expect(presenceOf(0.9, 0.99, high(2.4), [seven])).toBeGreaterThan(LEAST_PRESENCE)
    expect(filling(1.5)).toBeGreaterThan(LEAST_FILLING)
    expect(filling(3)).toBeLessThan(LEAST_FILLING)
  })
})

describe('whether a card fills the picture', () => {
  const fills = (refiner: number, ...readings: Reading[]) => fillingPresenceOf(refiner, CARD, readings) >= LEAST_FILLING

  it('is the surer, the surer each net is', () => {
    fc.assert(
      fc.property(sure, sure, sure, (refiner, noCard, less) => {
        const odds = fillingPresenceOf(refiner, CARD, [reading({ 'no-card': noCard })])
        expect(fillingPresenceOf(refiner * less, CARD, [reading({ 'no-card': noCard })])).toBeLessThan(odds)
        expect(fillingPresenceOf(refiner, CARD, [reading({ 'no-card': noCard * less })])).toBeGreaterThanOrEqual(odds)
        expect(fillingPresenceOf(refiner, CARD, [reading({ 'no-card': noCard, '4': less })])).toBeGreaterThanOrEqual(
          odds,
        )
      }),
      { seed: 4 },
    )
  })

  it('is said by what is printed where no edge is to be seen, but not by a bare table', () => {
    expect(fills(0.2, seven)).toBe(true)
    expect(fills(0.4, picture)).toBe(true)
    expect(fills(0.9, cloth)).toBe(false)
  })

  it('may be said by either edge that it may stand on', () => {
    expect(fills(0.2, cloth, seven)).toBe(true)
  })
})
