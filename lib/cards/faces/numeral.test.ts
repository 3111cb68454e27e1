import { describe, expect, test } from 'vitest'
import { numeral, numeralWidth } from './numeral'
import { INK } from './palette'

const look = { height: 10, colour: INK, half: '#ff0000' }
const shapes = (text: string) => numeral(text, look).match(/<path/g)?.length

test.each(['6', '9', '6½', '9½'])('%s stands on a line', (text) => {
  expect(shapes(text)).toBe(text.length + 1)
})

test.each(['0', '½', '1', '3', '3½', '8', '10', '+2', '+4'])('%s does not', (text) => {
  expect(shapes(text)).toBe(text.length)
})

describe('width', () => {
  test('grows with the height', () => {
    expect(numeralWidth('8', 20)).toBeCloseTo(2 * numeralWidth('8', 10))
  })

  test('a wide numeral is drawn smaller', () => {
    const scale = (widest: number) => Number(/^<g transform="scale\((.+?)\)/.exec(numeral('6½', look, widest))?.[1])
    expect(scale(100)).toBeCloseTo(0.01)
    expect(scale(5)).toBeCloseTo((0.01 * 5) / numeralWidth('6½', 10), 6)
  })
})

test('a half is drawn in its own colour', () => {
  expect(numeral('3½', look).match(/fill="(#\w+)"/g)).toEqual([`fill="${INK}"`, 'fill="#ff0000"'])
})

test('what no deck shows has no outline', () => {
  expect(() => numeral('A', look)).toThrow('no outline for "A"')
})
