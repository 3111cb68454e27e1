import { expect, test } from 'vitest'
import { COLOURS } from '../colours'
import { BESIDE_PAINT, DEEP, HALF, HALF_SOFT, INK, ON_PAINT, PAINT, PAPER, WHITE } from './palette'

/** Relative luminance of "#rrggbb" (WCAG 2.2). */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const lightness = (colour: string) => 116 * Math.cbrt(luminance(colour)) - 16

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('the four colours differ in lightness, so that eyes that see no hue tell them apart', () => {
  const sorted = COLOURS.map((colour) => lightness(PAINT[colour])).sort((a, b) => a - b)
  for (const [index, value] of sorted.slice(1).entries()) expect(value - (sorted[index] ?? 0)).toBeGreaterThan(11)
})

test('large numerals stand out from their ground (WCAG 1.4.11: 3 to 1)', () => {
  for (const colour of COLOURS) {
    expect(contrast(ON_PAINT[colour], PAINT[colour])).toBeGreaterThan(3)
    expect(contrast(ON_PAINT[colour], DEEP[colour])).toBeGreaterThan(3)
    expect(contrast(BESIDE_PAINT[colour], WHITE)).toBeGreaterThan(3)
  }
  expect(contrast(INK, HALF_SOFT)).toBeGreaterThan(7)
  expect(contrast(INK, PAPER)).toBeGreaterThan(7)
  expect(contrast(HALF, WHITE)).toBeGreaterThan(4)
  expect(contrast(HALF, HALF_SOFT)).toBeGreaterThan(3)
})
