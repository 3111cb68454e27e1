import { expect, it } from 'vitest'
import { DIMENSIONS, dot, likeness, normalised } from './embedding'

const axis = (...which: number[]) =>
  Float32Array.from({ length: DIMENSIONS * which.length }, (_, index) =>
    index % DIMENSIONS === which[Math.floor(index / DIMENSIONS)] ? 1 : 0,
  )

it('brings each vector to length one, and leaves nothing as it is', () => {
  const vectors = normalised(Float32Array.of(3, 4, 0, 0, -2, 0), 2)
  expect([...vectors]).toEqual([0.6, 0.8, 0, 0, -1, 0].map((value) => expect.closeTo(value, 6)))
})

it('multiplies vectors that stand among others', () => {
  expect(dot(Float32Array.of(9, 1, 2), 1, Float32Array.of(3, 4, 9), 0, 2)).toBe(11)
})

it('compares views that go together, and those of a turned card', () => {
  expect(likeness(axis(1, 2), axis(1, 2))).toEqual([1, 0])
  expect(likeness(axis(1, 2), axis(2, 1))).toEqual([0, 1])
  expect(likeness(axis(1, 2), axis(1, 3))).toEqual([0.5, 0])
  expect(likeness(axis(4, 4), axis(4, 4))).toEqual([1, 1])
})
