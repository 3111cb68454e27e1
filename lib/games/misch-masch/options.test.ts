import { expect, it } from 'vitest'
import { type MischMaschOptions, options, players } from './options'

const defaults: MischMaschOptions = { realAnimals: 'by-animal', othersDraw: 2, interject: 'first', playDrawn: true }

it.each<[given: object, complete: MischMaschOptions]>([
  [{}, defaults],
  [{ realAnimals: 'others-one' }, { ...defaults, realAnimals: 'others-one' }],
  [{ othersDraw: 1 }, { ...defaults, othersDraw: 1 }],
  [{ interject: 'none' }, { ...defaults, interject: 'none' }],
  [{ interject: 'in-order' }, { ...defaults, interject: 'in-order' }],
  [{ playDrawn: false }, { ...defaults, playDrawn: false }],
  [defaults, defaults],
])('%j has what is left out by default (A2)', (given, complete) => {
  expect(options.parse(given)).toEqual(complete)
})

it.each([
  [null],
  [[]],
  ['first'],
  [{ realAnimals: 'all' }],
  [{ othersDraw: 3 }],
  [{ othersDraw: 0 }],
  [{ othersDraw: '2' }],
  [{ interject: 'last' }],
  [{ interject: null }],
  [{ playDrawn: 'true' }],
  [{ playDrawn: 1 }],
  [{ house: true }],
  [JSON.parse('{"__proto__":{}}')],
])('%j is refused', (given) => {
  expect(options.safeParse(given).success).toBe(false)
})

it('A1.4: 2 to 6 play', () => {
  expect(players()).toEqual({ min: 2, max: 6 })
})
