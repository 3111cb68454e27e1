import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gradient, pictureOf } from './fixture'
import { Pyramid } from './picture'

const red = (pixel: number | undefined) => (pixel as number) & 255

describe('a pyramid', () => {
  it('serves again with the levels that were made', () => {
    const first = Pyramid.of(gradient(8, 6))
    const level = first.level(1)
    expect(Pyramid.of(first).level(1)).toBe(level)
  })

  it('gives its memory back to the next, and can still be asked', () => {
    const noise = (seed: number) => new Pyramid(pictureOf(500, 400, (x, y) => (x * seed + y * 57) & 255))
    const [first, second] = [noise(31), noise(73)]
    const wanted = { ...first.level(1), pixels: first.level(1).pixels.slice() }
    const { buffer } = first.level(1).pixels
    first.release()
    // As a boolean: of two that differ Vitest would compare every byte, and never end.
    expect(second.level(1).pixels.buffer === buffer).toBe(true)
    expect(first.level(1)).toEqual(wanted)
    expect(first.level(0).pixels).toHaveLength(500 * 400)
  })
})

describe('a level', () => {
  it('is the means of two by two, rounded', () => {
    const grey = [10, 20, 30, 40, 50, 60, 70, 80]
    const { width, height, pixels } = new Pyramid(pictureOf(4, 2, (x, y) => grey[y * 4 + x]!)).level(1)
    expect({ width, height, pixels: [...pixels].map(red) }).toEqual({ width: 2, height: 1, pixels: [35, 55] })
  })

  it('keeps the colours apart', () => {
    const data = Uint8Array.from([255, 0, 3, 9, 255, 0, 4, 9, 255, 1, 4, 9, 254, 1, 4, 9])
    const [pixel] = new Pyramid({ width: 2, height: 2, data }).level(1).pixels
    expect([...new Uint8Array(Uint32Array.of(pixel!).buffer)]).toEqual([255, 1, 4, 9])
  })

  it('has the last row and column stand for what is missing', () => {
    const level = new Pyramid(pictureOf(3, 3, (x, y) => 10 * x + 100 * y)).level(1)
    expect([...level.pixels].map(red)).toEqual([55, 70, 205, 220])
  })

  it('keeps a plain picture plain, to the last pixel', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 70 }),
        fc.integer({ min: 1, max: 70 }),
        fc.nat(255),
        (width, height, grey) => {
          const pyramid = new Pyramid(pictureOf(width, height, () => grey))
          for (let depth = 0; depth < 9; depth++) {
            expect(pyramid.level(depth).pixels.every((pixel) => red(pixel) === grey)).toBe(true)
          }
          expect(pyramid.level(9)).toMatchObject({ width: 1, height: 1 })
        },
      ),
    )
  })
})

it('chooses the first level that is small enough', () => {
  const pyramid = new Pyramid(gradient(64, 64))
  const factors = [0.1, 1, 1.6, 1.7, 3.2, 3.3, 1e9, Number.NaN].map((scale) => pyramid.levelFor(scale, 1.6).factor)
  expect(factors).toEqual([1, 1, 1, 2, 2, 4, 65536, 1])
})

it('takes bytes from anywhere in memory', () => {
  const bytes = new Uint8Array(17).fill(7)
  expect(new Pyramid({ width: 2, height: 2, data: bytes.subarray(1) }).level(1).pixels).toHaveLength(1)
})

it.each([
  [0, 2, 0],
  [2, 2, 12],
  [-1, -1, 4],
])('refuses %i × %i pixels of %i bytes', (width, height, bytes) => {
  expect(() => new Pyramid({ width, height, data: new Uint8Array(bytes) })).toThrow('not a picture')
})
