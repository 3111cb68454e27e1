import fc from 'fast-check'
import { expect, it } from 'vitest'
import { middle, movedBy, type Size, type Square, zoomed } from './square'

const size = fc.record({ width: fc.integer({ min: 1, max: 5000 }), height: fc.integer({ min: 1, max: 5000 }) })
const step = fc.integer({ min: -9000, max: 9000 })

/** Rounding may go over by less than a pixel. */
function lies({ x, y, side }: Square, { width, height }: Size): boolean {
  const e = 1e-6
  return side > 0 && x >= -e && y >= -e && x + side <= width + e && y + side <= height + e
}

it('begins with all that the shorter side has, in the middle', () => {
  expect(middle({ width: 400, height: 300 })).toEqual({ x: 50, y: 0, side: 300 })
  expect(middle({ width: 300, height: 400 })).toEqual({ x: 0, y: 50, side: 300 })
})

it('stays a square within the picture, however it is moved and zoomed', () => {
  fc.assert(
    fc.property(size, fc.array(fc.tuple(step, step, fc.double({ min: 1, max: 5, noNaN: true }))), (picture, acts) => {
      let square = middle(picture)
      for (const [dx, dy, nearness] of acts) {
        square = zoomed(movedBy(square, dx, dy, picture), nearness, picture)
        expect(lies(square, picture)).toBe(true)
      }
    }),
  )
})

it('comes nearer about its own middle, and back', () => {
  const picture = { width: 400, height: 300 }
  const near = zoomed(middle(picture), 2, picture)
  expect(near).toEqual({ x: 125, y: 75, side: 150 })
  expect(zoomed(near, 1, picture)).toEqual(middle(picture))
})
