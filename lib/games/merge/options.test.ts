import { expect, it } from 'vitest'
import { readHeader } from '@/lib/referee/log'
import { merge } from './index'
import { options, players } from './options'

it.each([[{}], [{ dealer: 0 }], [{ dealer: 11 }]])('%j are options, as they are', (given) => {
  expect(options.parse(given)).toStrictEqual(given)
})

it('leaves out what is left open', () => {
  expect(options.parse({ dealer: undefined })).toStrictEqual({})
})

it.each([
  [null],
  [[]],
  [{ dealer: null }],
  [{ dealer: -1 }],
  [{ dealer: 12 }],
  [{ dealer: 1.5 }],
  [{ dealer: '1' }],
  [{ house: true }],
  [JSON.parse('{"__proto__":{}}')],
])('%j is refused', (given) => {
  expect(options.safeParse(given).success).toBe(false)
})

it('G1.1: 3 to 12 play, the dealer among them (G1.2)', () => {
  expect(players({})).toEqual({ min: 3, max: 12 })
  expect(players({ dealer: 2 })).toEqual({ min: 3, max: 12 })
  expect(players({ dealer: 4 })).toEqual({ min: 5, max: 12 })
})

it.each([
  ['a dealer who has no seat', '{"dealer":3}'],
  ['an unknown option', '{"dealers":0}'],
])('a header is refused with %s', (_, given) => {
  const line = `{"kiebitz":1,"game":"merge","players":["Ana","Ben","Cem"],"options":${given}}`
  expect(() => readHeader(line, () => merge)).toThrow('line 1')
})
