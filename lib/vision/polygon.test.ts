import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyQuad } from './fixture'
import {
  centre,
  clockwise,
  contains,
  elongation,
  iou,
  isConvex,
  type Quad,
  quadOf,
  sharedArea,
  sides,
  signedArea,
  turned,
  turnedLike,
} from './polygon'
import { rectangle } from './warp'

const square = rectangle(0, 0, 10, 10)
const mirrored = ([a, b, c, d]: Quad): Quad => [a, d, c, b]

describe('area', () => {
  it('is that of the sides, and negative counterclockwise', () => {
    expect(signedArea(rectangle(2, 3, 6, 13))).toBe(40)
    expect(signedArea(mirrored(square))).toBe(-100)
    expect(signedArea([])).toBe(0)
  })
})

describe('what is convex', () => {
  it('goes clockwise round four corners', () => {
    fc.assert(
      fc.property(anyQuad, (quad) => {
        expect(isConvex(quad)).toBe(true)
        expect(isConvex(mirrored(quad))).toBe(false)
      }),
    )
  })

  it.each<[string, Quad]>([
    ['a crossing', [square[0], square[2], square[1], square[3]]],
    ['a dent', [square[0], square[1], [2, 2], square[3]]],
    ['three corners in a line', [square[0], [5, 0], square[1], square[2]]],
    ['one place', [square[0], square[0], square[0], square[0]]],
    ['what is no number', [[Number.NaN, 0], square[1], square[2], square[3]]],
    ['what is endless', [[Number.NEGATIVE_INFINITY, 0], square[1], square[2], square[3]]],
  ])('is not %s', (_, quad) => {
    expect(isConvex(quad)).toBe(false)
  })
})

describe('intersection over union', () => {
  it('is one of itself however it begins, and the same either way', () => {
    fc.assert(
      fc.property(anyQuad, anyQuad, fc.nat(3), (a, b, quarters) => {
        expect(iou(a, turned(a, quarters))).toBeCloseTo(1, 9)
        expect(iou(a, b)).toBeCloseTo(iou(b, turned(a, quarters)), 9)
      }),
    )
  })

  it('is that of the points that lie in both, counted', () => {
    fc.assert(
      fc.property(anyQuad, anyQuad, (a, b) => {
        const counts = { both: 0, any: 0 }
        for (let x = -150; x < 550; x += 7) {
          for (let y = -150; y < 550; y += 7) {
            const [inA, inB] = [contains(a, [x, y]), contains(b, [x, y])]
            if (inA && inB) counts.both++
            if (inA || inB) counts.any++
          }
        }
        if (counts.any > 300) expect(Math.abs(iou(a, b) - counts.both / counts.any)).toBeLessThan(0.08)
      }),
    )
  })

  it('is of two that share a third a third', () => {
    expect(iou(square, rectangle(5, 0, 15, 10))).toBeCloseTo(1 / 3, 12)
    expect(iou(square, rectangle(10, 0, 20, 10))).toBe(0)
    expect(iou(square, rectangle(40, 40, 50, 50))).toBe(0)
  })
})

describe('the shared area', () => {
  it('is no more than either', () => {
    fc.assert(
      fc.property(anyQuad, anyQuad, (a, b) => {
        const shared = sharedArea(a, b)
        expect(shared).toBeGreaterThanOrEqual(0)
        expect(shared).toBeLessThanOrEqual(Math.min(signedArea(a), signedArea(b)) + 1e-6)
      }),
    )
  })

  it('is all of what lies within, and nothing of what lies apart', () => {
    expect(sharedArea(rectangle(2, 3, 6, 8), square)).toBe(20)
    expect(sharedArea(square, rectangle(2, 3, 6, 8))).toBe(20)
    expect(sharedArea(square, rectangle(20, 20, 30, 30))).toBe(0)
    expect(sharedArea(square, turned(rectangle(10, 0, 20, 10), 2))).toBe(0)
  })
})

describe('order', () => {
  it('is clockwise from the top left, whatever it was', () => {
    fc.assert(
      fc.property(anyQuad, fc.shuffledSubarray([0, 1, 2, 3] as const, { minLength: 4 }), (quad, order) => {
        const sorted = clockwise(quadOf((index) => quad[order[index]!]))
        expect(isConvex(sorted)).toBe(true)
        expect(iou(sorted, quad)).toBeCloseTo(1, 9)
      }),
    )
    expect(clockwise([square[2], square[0], square[3], square[1]])).toEqual(square)
  })

  it('begins where the other does, which lies about there', () => {
    fc.assert(
      fc.property(
        fc.nat(3),
        fc.nat(3),
        fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 8, maxLength: 8 }),
        (own, other, off) => {
          const about = quadOf((index) => [
            square[index as 0][0] + (off[index] as number),
            square[index as 0][1] + (off[4 + index] as number),
          ])
          expect(turnedLike(turned(square, own), turned(about, other))).toEqual(turned(square, other))
        },
      ),
    )
  })

  it('is turned by quarters, backwards too', () => {
    expect(turned(square, 1)[0]).toEqual([10, 0])
    expect(turned(square, -1)[0]).toEqual([0, 10])
    expect(turned(square, 6)).toEqual(turned(square, 2))
  })
})

it('has a middle and sides', () => {
  expect(centre(rectangle(2, 4, 6, 20))).toEqual([4, 12])
  expect(sides(rectangle(2, 4, 6, 20))).toEqual([4, 16])
  for (const quarters of [0, 1]) expect(elongation(turned(rectangle(2, 4, 6, 20), quarters))).toBe(4)
})
