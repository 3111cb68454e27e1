import { describe, expect, it } from 'vitest'
import { DIMENSIONS, dot, likeness, normalised, turnedLooks } from './embedding'

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

describe('cards whose middle was looked at', () => {
  it('are compared by that more than by the whole, which all cards of a deck share', () => {
    const [same] = likeness(axis(1, 2, 3, 4), axis(1, 2, 3, 4))
    const [otherMiddle] = likeness(axis(1, 2, 3, 4), axis(1, 2, 5, 6))
    const [otherEdge] = likeness(axis(1, 2, 3, 4), axis(5, 6, 3, 4))
    expect(otherEdge).toBeLessThan(same)
    expect(otherMiddle).toBeLessThan(otherEdge)
  })

  it('are compared by the whole where the other card’s was not', () => {
    expect(likeness(axis(1, 2, 3, 4), axis(1, 5))).toEqual([0.5, 0])
    expect(likeness(axis(1, 5), axis(1, 2, 3, 4))).toEqual([0.5, 0])
  })

  it('are themselves when they are turned', () => {
    const looks = axis(1, 2, 3, 4)
    const [same, turned] = likeness(looks, looks)
    expect(likeness(looks, turnedLooks(looks))).toEqual([turned, same])
    expect(turnedLooks(looks)).toEqual(axis(2, 1, 4, 3))
    expect(turnedLooks(turnedLooks(looks))).toEqual(looks)
  })
})
