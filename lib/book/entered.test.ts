import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GAME_IDS } from '@/lib/referee/game'
import { countsPoints, entryFault, placesEverybody, placesOf } from './entered'

describe('points give places', () => {
  it.each([
    [
      [500, 120, 300],
      [1, 3, 2],
    ],
    [
      [500, 300, 300, 10],
      [1, 2, 2, 4],
    ],
    [
      [0, 0],
      [1, 1],
    ],
    [
      [-5, null, 10],
      [2, 'left', 1],
    ],
    // A pair has one total that both seats show (U7.5); the other pair is 2.
    [
      [300, 120, 300, 120],
      [1, 2, 1, 2],
    ],
  ])('%j: %j', (points, places) => {
    expect(placesOf('mau-mau', points)).toEqual(places)
  })

  it('that always make a game that can be entered', () => {
    const points = fc.array(fc.integer({ min: -200, max: 700 }), { minLength: 2, maxLength: 10 })
    fc.assert(fc.property(points, (all) => entryFault(placesOf('mau-mau', all)) === null))
  })
})

describe('a game is entered', () => {
  it.each([
    [[], 'too-few'],
    [[1], 'too-few'],
    [[null, null], 'nobody-won'],
    [['left', 'left'], 'nobody-won'],
    [[2, 3], 'nobody-won'],
    [[1, 3], 'gap'],
    [[1, 2, 2, 5], 'gap'],
    [[1, 2, 3], null],
    [[2, 1, null], null],
    [[1, 'left'], null],
    [[1, 1], null],
    [[1, 2, 1, 2], null],
    [[1, 2, 2, 4], null],
  ] as const)('with places %j: %s', (places, fault) => {
    expect(entryFault(places)).toBe(fault)
  })
})

it('only Mau Mau counts points, only Mezza gives everybody a place', () => {
  expect(GAME_IDS.filter(countsPoints)).toEqual(['mau-mau'])
  expect(GAME_IDS.filter(placesEverybody)).toEqual(['mezza'])
})
