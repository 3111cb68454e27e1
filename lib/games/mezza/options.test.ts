import { expect, it } from 'vitest'
import { type MezzaOptions, options, players } from './options'

const defaults: MezzaOptions = { variant: 'full', fourHolds: 'until-covered', nineHalfOnItself: true }

it.each<[given: object, complete: MezzaOptions]>([
  [{}, defaults],
  [{ variant: 'short' }, { ...defaults, variant: 'short' }],
  [{ fourHolds: 'once' }, { ...defaults, fourHolds: 'once' }],
  [{ nineHalfOnItself: false }, { ...defaults, nineHalfOnItself: false }],
  [defaults, defaults],
])('%j has what is left out by default', (given, complete) => {
  expect(options.parse(given)).toEqual(complete)
})

it.each([
  [null],
  [[]],
  ['full'],
  [{ variant: 'long' }],
  [{ variant: null }],
  [{ fourHolds: 'twice' }],
  [{ nineHalfOnItself: 'true' }],
  [{ nineHalfOnItself: 0 }],
  [{ house: true }],
  [JSON.parse('{"__proto__":{}}')],
])('%j is refused', (given) => {
  expect(options.safeParse(given).success).toBe(false)
})

it('M1.3: 2 to 7 play, in the short variant 2 to 6', () => {
  expect(players(defaults)).toEqual({ min: 2, max: 7 })
  expect(players({ ...defaults, variant: 'short' })).toEqual({ min: 2, max: 6 })
})
