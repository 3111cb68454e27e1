import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Quad } from '@/lib/vision/polygon'
import { labelPlaces, leader } from './label-places'

const ROOM = { left: 0, top: 48, width: 390, height: 422 }
const LABEL = { width: 48, height: 48 }

const card = (x: number, y: number, width: number): Quad => [
  [x, y],
  [x + width, y],
  [x + width, y + 1.5 * width],
  [x, y + 1.5 * width],
]

/** By how much two labels lie over one another, in the direction in which it is least. */
function overlap(a: readonly [number, number], b: readonly [number, number], { width, height } = LABEL): number {
  return Math.min(width - Math.abs(a[0] - b[0]), height - Math.abs(a[1] - b[1]))
}

describe('labelPlaces', () => {
  test('lays the label of a large card over the middle of its lower edge', () => {
    expect(labelPlaces([card(100, 100, 100)], [LABEL], ROOM)).toEqual([[150, 250]])
  })

  test('stays within the room', () => {
    expect(labelPlaces([card(80, 400, 80)], [LABEL], ROOM)).toEqual([[120, 446]])
  })

  test('does not hide a card that is not much larger than its label', () => {
    const small = card(180, 200, 30)
    const [place] = labelPlaces([small], [LABEL], ROOM) as [[number, number]]
    expect(leader(small, place, LABEL) !== null || place[1] > 245).toBe(true)
  })

  test('keeps the labels of many small cards side by side apart, and off the other cards', () => {
    const quads = [0, 1, 2, 3, 4, 5].map((nth) => card(120 + (nth % 3) * 36, 200 + Math.floor(nth / 3) * 54, 32))
    const places = labelPlaces(
      quads,
      quads.map(() => LABEL),
      ROOM,
    )
    places.forEach((place, index) => {
      for (const other of places.slice(index + 1)) expect(overlap(place, other)).toBeLessThanOrEqual(8)
    })
  })

  test('finds a place for each, whatever there is, and the same each time', () => {
    const found = fc.array(
      fc.tuple(fc.integer({ min: -40, max: 380 }), fc.integer({ min: 0, max: 460 }), fc.integer({ min: 8, max: 200 })),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(found, (all) => {
        const quads = all.map((each) => card(...each))
        const labels = quads.map(() => LABEL)
        const places = labelPlaces(quads, labels, ROOM)
        expect(places).toEqual(labelPlaces(quads, labels, ROOM))
        expect(places).toHaveLength(quads.length)
        for (const [x, y] of places) {
          expect(x).toBeGreaterThanOrEqual(24)
          expect(x).toBeLessThanOrEqual(366)
          expect(y).toBeGreaterThanOrEqual(72)
          expect(y).toBeLessThanOrEqual(446)
        }
      }),
      { seed: 6, numRuns: 200 },
    )
  })

  test('of few cards no label ever lies on another', () => {
    const apart = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 340 }), fc.integer({ min: 48, max: 380 }), fc.integer({ min: 10, max: 50 })),
      { minLength: 2, maxLength: 4 },
    )
    fc.assert(
      fc.property(apart, (all) => {
        const quads = all.map((each) => card(...each))
        const places = labelPlaces(
          quads,
          quads.map(() => LABEL),
          ROOM,
        )
        places.forEach((place, index) => {
          for (const other of places.slice(index + 1))
            expect(overlap(place as [number, number], other as [number, number])).toBeLessThan(1)
        })
      }),
      { seed: 7, numRuns: 300 },
    )
  })
})

describe('the line to a label', () => {
  test('leads from edge to edge', () => {
    const from = (quad: Quad, place: readonly [number, number]) => leader(quad, place, LABEL)
    expect(from(card(100, 100, 100), [150, 300])).toEqual([
      [150, 250],
      [150, 281],
    ])
    expect(from(card(100, 100, 100), [300, 175])).toEqual([
      [200, 175],
      [281, 175],
    ])
    const onACorner: Quad = [
      [50, 0],
      [100, 50],
      [50, 100],
      [0, 50],
    ]
    expect(from(onACorner, [150, 150])).toEqual([
      [75, 75],
      [131, 131],
    ])
  })

  test('is none where the label lies on its card', () => {
    expect(leader(card(100, 100, 100), [150, 250], LABEL)).toBeNull()
  })

  test('is what is left of the way from middle to middle', () => {
    const places = fc.tuple(fc.integer({ min: 0, max: 390 }), fc.integer({ min: 0, max: 470 }))
    fc.assert(
      fc.property(places, (place) => {
        const line = leader(card(150, 150, 80), place, LABEL)
        if (!line) return
        const [[x, y], [toX, toY]] = line
        const off = Math.min(Math.abs(x - 150), Math.abs(x - 230), Math.abs(y - 150), Math.abs(y - 270))
        expect(off).toBeLessThan(1e-9)
        expect(Math.max(Math.abs(toX - place[0]), Math.abs(toY - place[1]))).toBeCloseTo(19, 6)
        const way = (...points: readonly (readonly [number, number])[]) =>
          points.slice(1).reduce((sum, [px, py], i) => sum + Math.hypot(px - points[i]![0], py - points[i]![1]), 0)
        expect(way([190, 210], ...line, place)).toBeCloseTo(way([190, 210], place), 6)
      }),
      { seed: 8, numRuns: 300 },
    )
  })
})
