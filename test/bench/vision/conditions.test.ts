import { expect, test } from 'vitest'
import { type Crop, rectangle } from '@/lib/vision/warp'
import { conditionsOf, inTheWorst } from './conditions'

function crop(grey: (x: number, y: number) => number): Crop {
  const [width, height] = [24, 36]
  const data = Float32Array.from({ length: width * height * 3 }, (_, i) => {
    const pixel = Math.floor(i / 3)
    return grey(pixel % width, Math.floor(pixel / width))
  })
  return { width, height, data }
}

const quad = rectangle(0, 0, 80, 120)
const stripes = (period: number) => crop((x) => 0.5 + 0.4 * Math.sin((x / period) * 2 * Math.PI))

test('near, bright, without glare, sharp', () => {
  expect(conditionsOf(quad, stripes(4)).near).toBe(80)
  expect(conditionsOf(quad, stripes(4)).bright).toBeCloseTo(0.5, 1)
  expect(conditionsOf(quad, stripes(4)).sharp).toBeGreaterThan(conditionsOf(quad, stripes(24)).sharp)
  expect(
    conditionsOf(
      quad,
      crop((_, y) => (y < 9 ? 1 : 0.5)),
    ).unglared,
  ).toBeCloseTo(0.75)
})

test('the worst are a quarter, by each condition', () => {
  const cards = Array.from({ length: 8 }, (_, i) => ({
    conditions: { near: i, bright: 8 - i, unglared: 1, sharp: i },
    right: i >= 2,
  }))
  expect(inTheWorst(cards)).toEqual({
    far: { hits: 0, of: 2 },
    dark: { hits: 2, of: 2 },
    glare: { hits: 6, of: 8 },
    blurred: { hits: 0, of: 2 },
  })
})
