import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Quad, quadOf } from '@/lib/vision/polygon'
import { rectangle } from '@/lib/vision/warp'
import { type Box, boxOf } from './boxes'
import { boxesAround } from './visible'

const CARD = rectangle(0, 0, 40, 60)
const WHOLE = { left: 0, top: 0, right: 40, bottom: 60 }

test('a card by itself has one box, however often it is asked', () => {
  expect(boxesAround(CARD, [])).toEqual([WHOLE, WHOLE])
  expect(boxesAround(CARD, [rectangle(50, 0, 90, 60)])).toEqual([WHOLE, WHOLE, WHOLE])
})

test('what another one covers from side to side is cut off', () => {
  const [, left] = boxesAround(CARD, [rectangle(10, -5, 50, 65)])
  expect(left?.right).toBeCloseTo(10, 1)
  expect(boxesAround(CARD, [rectangle(10, 0, 50, 60)])[1]?.right).toBeCloseTo(10, 1)
})

test('a corner that is covered leaves as large a box', () => {
  expect(boxesAround(CARD, [rectangle(20, 30, 60, 90)])[1]).toEqual(WHOLE)
})

test('several cover more together than each alone', () => {
  const boxes = boxesAround(CARD, [rectangle(10, -5, 50, 35), rectangle(12, 30, 50, 70)])
  expect(boxes.slice(1, 3)).toEqual([WHOLE, WHOLE])
  expect(boxes[3]?.right).toBeCloseTo(12, 1)
})

test('of what is covered whole there is no box but the one round all of it', () => {
  expect(boxesAround(rectangle(10, 10, 20, 20), [CARD])).toHaveLength(1)
})

test('goes round all points of a card that no other one has', () => {
  const at = fc.record({
    x: fc.integer({ min: 0, max: 60 }),
    y: fc.integer({ min: 0, max: 60 }),
    turn: fc.integer({ min: 0, max: 89 }),
  })
  type Place = { readonly x: number; readonly y: number; readonly turn: number }
  // No two lie edge on edge.
  const placed = ({ x, y, turn }: Place, index: number): Quad => {
    const angle = ((turn + 0.3 * index) * Math.PI) / 180
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return quadOf((i) => {
      const [u, v] = rectangle(-20, -30, 20, 30)[i as 0]
      return [x + index / 7 + cos * u - sin * v, y + index / 9 + sin * u + cos * v]
    })
  }
  const inside = (quad: Quad, x: number, y: number) =>
    quad.every(([ax, ay], i) => {
      const [bx, by] = quad[((i + 1) % 4) as 0]
      return (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0
    })
  fc.assert(
    fc.property(at, fc.array(at, { minLength: 2, maxLength: 3 }), (one, more) => {
      const [card, ...covers] = [one, ...more].map(placed) as [Quad, ...Quad[]]
      const left: [number, number][] = []
      for (let y = -40; y <= 100; y += 0.5)
        for (let x = -40; x <= 100; x += 0.5)
          if (inside(card, x, y) && !covers.some((cover) => inside(cover, x, y))) left.push([x, y])
      fc.pre(left.length > 20)
      const seen = boxesAround(card, covers).at(-1) as Box
      const counted = boxOf(left)
      // A sharp corner may reach a little beyond the last point of the raster.
      for (const side of ['left', 'top'] as const) {
        expect(seen[side]).toBeLessThanOrEqual(counted[side] + 0.01)
        expect(seen[side]).toBeGreaterThan(counted[side] - 4)
      }
      for (const side of ['right', 'bottom'] as const) {
        expect(seen[side]).toBeGreaterThanOrEqual(counted[side] - 0.01)
        expect(seen[side]).toBeLessThan(counted[side] + 4)
      }
    }),
    { seed: 1, numRuns: 60 },
  )
})
