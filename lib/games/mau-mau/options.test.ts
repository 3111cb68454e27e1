import { expect, it } from 'vitest'
import { type MauMauOptions, options, players } from './options'

const defaults: MauMauOptions = { points: null, pairs: false, direction: 'counterclockwise', secondsPerTurn: null }

it.each<[given: object, complete: MauMauOptions]>([
  [{}, defaults],
  [{ points: 1 }, { ...defaults, points: 1 }],
  [{ points: 12345 }, { ...defaults, points: 12345 }],
  [{ points: null }, defaults],
  [{ pairs: true }, { ...defaults, pairs: true }],
  [{ direction: 'clockwise' }, { ...defaults, direction: 'clockwise' }],
  [{ secondsPerTurn: 45 }, { ...defaults, secondsPerTurn: 45 }],
  [defaults, defaults],
])('%j has what is left out by default', (given, complete) => {
  expect(options.parse(given)).toEqual(complete)
})

it.each([
  [null],
  [[]],
  [{ points: 0 }],
  [{ points: -1 }],
  [{ points: 1.5 }],
  [{ points: '100' }],
  [{ pairs: null }],
  [{ pairs: 1 }],
  [{ direction: 'left' }],
  [{ direction: null }],
  [{ secondsPerTurn: 0 }],
  [{ secondsPerTurn: 'long' }],
  [{ house: true }],
  [JSON.parse('{"__proto__":{}}')],
])('%j is refused', (given) => {
  expect(options.safeParse(given).success).toBe(false)
})

it('U1.2: 2 to 10 play, in pairs 4', () => {
  expect(players(defaults)).toEqual({ min: 2, max: 10 })
  expect(players({ ...defaults, pairs: true })).toEqual({ min: 4, max: 4 })
})
