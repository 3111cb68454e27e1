import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gradient, gradientAt, pictureOf } from './fixture'
import { type Picture, Pyramid } from './picture'
import { shrink } from './shrink'

/** With a margin of 3 left, 1 right, and 1 above and below. */
function shrunk(picture: Picture, width: number, height: number): Float32Array {
  const data = new Float32Array((width + 4) * (height + 2) * 3).fill(0.5)
  shrink(new Pyramid(picture), 3, 1, width, height, { width: width + 4, height: height + 2, data })
  return data
}

const side = fc.integer({ min: 1, max: 90 })

describe('a picture drawn smaller', () => {
  it('has means of areas, where it belongs, and grey around it', () => {
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 9 }), fc.nat(60), (width, height, times, more) => {
        const [fullWidth, fullHeight] = [width * times + more, height * times + more]
        const data = shrunk(gradient(fullWidth, fullHeight), width, height)
        let worst = 0
        for (let y = 0, at = 0; y < height + 2; y++) {
          for (let x = 0; x < width + 4; x++, at += 3) {
            const [column, row] = [x - 3, y - 1]
            const within = column >= 0 && row >= 0 && column < width && row < height
            const place = [((column + 0.5) / width) * fullWidth, ((row + 0.5) / height) * fullHeight] as const
            const wanted = within ? gradientAt(place) : [0.5, 0.5, 0.5]
            for (let i = 0; i < 3; i++) worst = Math.max(worst, Math.abs(data[at + i]! - wanted[i]!))
          }
        }
        expect(worst).toBeLessThan(0.012)
      }),
    )
  })

  it('is exact where whole pixels make one', () => {
    const picture = pictureOf(8, 4, (x, y) => x * 20 + y * 20)
    const data = shrunk(picture, 2, 1)
    const at = (x: number) => data[(6 + 3 + x) * 3]! * 255
    expect(at(0)).toBeCloseTo(60, 3)
    expect(at(1)).toBeCloseTo(140, 3)
  })

  it('keeps its brightness', () => {
    const noise = pictureOf(1009, 757, (x, y) => ((x * 7919) ^ (y * 104_729)) & 255)
    let [before, after] = [0, 0]
    for (const value of noise.data) before += value / 255 / noise.data.length
    const data = shrunk(noise, 368, 276)
    for (let y = 1; y <= 276; y++) for (let x = 3; x < 371; x++) after += data[(y * 372 + x) * 3]! / 368 / 276
    expect(after).toBeCloseTo(before, 2)
  })
})

it('is enlarged linearly where it is small', () => {
  const picture = pictureOf(4, 4, (x) => x * 60)
  const data = shrunk(picture, 8, 8)
  const row = Array.from({ length: 6 }, (_, x) => Math.round(data[(5 * 12 + 4 + x) * 3]! * 255))
  expect(row).toEqual([15, 45, 75, 105, 135, 165])
})
