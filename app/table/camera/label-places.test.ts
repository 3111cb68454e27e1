import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Quad } from '@/lib/vision/polygon'
import { labelPlaces, leaderStart } from './label-places'

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
    expect(leaderStart(small, place, LABEL) !== null || place[1] > 245).toBe(true)
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

describe('leaderStart', () => {
  test('is on the edge that faces the label', () => {
    expect(leaderStart(card(100, 100, 100), [150, 300], LABEL)).toEqual([150, 250])
    expect(leaderStart(card(100, 100, 100), [300, 175], LABEL)).toEqual([200, 175])
    const onACorner = [
      [50, 0],
      [100, 50],
      [50, 100],
      [0, 50],
    ] as const
    expect(leaderStart(onACorner, [150, 150], LABEL)).toEqual([75, 75])
  })

  test('is nowhere where the label lies on its card', () => {
    expect(leaderStart(card(100, 100, 100), [150, 250], LABEL)).toBeNull()
  })

  test('lies between the middle of the card and the label, on an edge', () => {
    const places = fc.tuple(fc.integer({ min: 0, max: 390 }), fc.integer({ min: 0, max: 470 }))
    fc.assert(
      fc.property(places, (place) => {
        const start = leaderStart(card(150, 150, 80), place, LABEL)
        if (!start) return
        const [x, y] = start
        const off = Math.min(Math.abs(x - 150), Math.abs(x - 230), Math.abs(y - 150), Math.abs(y - 270))
        expect(off).toBeLessThan(1e-9)
        const [out, all] = [Math.hypot(x - 190, y - 210), Math.hypot(place[0] - 190, place[1] - 210)]
        expect(out + Math.hypot(place[0] - x, place[1] - y)).toBeCloseTo(all, 6)
      }),
      { seed: 8, numRuns: 300 },
    )
  })
})
