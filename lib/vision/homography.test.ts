import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyQuad } from './fixture'
import { apply, homography, inverse } from './homography'
import type { Point } from './polygon'
import { rectangle } from './warp'

it('takes each corner to its own', () => {
  fc.assert(
    fc.property(anyQuad, anyQuad, (from, to) => {
      const map = homography(from, to)
      for (const index of [0, 1, 2, 3] as const) near(apply(map, from[index]), to[index])
    }),
  )
})

it('comes back', () => {
  const within = fc.tuple(fc.double({ min: 0, max: 96, noNaN: true }), fc.double({ min: 0, max: 144, noNaN: true }))
  fc.assert(
    fc.property(anyQuad, within, (quad, point) => {
      const map = homography(rectangle(0, 0, 96, 144), quad)
      near(apply(inverse(map), apply(map, point)), point)
    }),
  )
})

it('takes lines to lines', () => {
  fc.assert(
    fc.property(anyQuad, anyQuad, (from, to) => {
      const map = homography(from, to)
      const middle: Point = [(from[0][0] + from[2][0]) / 2, (from[0][1] + from[2][1]) / 2]
      const [ax, ay] = to[0]
      const [bx, by] = to[2]
      const [x, y] = apply(map, middle)
      const length = Math.hypot(bx - ax, by - ay)
      expect(((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length).toBeCloseTo(0, 4)
    }),
  )
})

function near([x, y]: Point, [wantedX, wantedY]: Point): void {
  expect(x).toBeCloseTo(wantedX, 5)
  expect(y).toBeCloseTo(wantedY, 5)
}
