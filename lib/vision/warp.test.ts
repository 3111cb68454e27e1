import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyQuad, gradient, gradientAt, pictureOf } from './fixture'
import { apply, homography } from './homography'
import { Pyramid } from './picture'
import type { Quad } from './polygon'
import { rectangle, warp } from './warp'

const PLACE = rectangle(0, 0, 24, 36)

function warped(pyramid: Pyramid, quad: Quad, place = PLACE, outside?: 'nearest'): Float32Array {
  const data = new Float32Array(24 * 36 * 3)
  warp(pyramid, quad, place, { width: 24, height: 36, data }, outside)
  return data
}

describe('a piece of a picture', () => {
  it('is the picture itself where its corners are the corners', () => {
    const picture = pictureOf(24, 36, (x, y) => (x * 31 + y * 57) % 256)
    const data = warped(new Pyramid(picture), PLACE)
    for (let i = 0; i < 24 * 36; i++) expect(data[i * 3]).toBeCloseTo(picture.data[i * 4]! / 255, 5)
  })

  it('has each pixel from where the homography says, at any size', () => {
    const pyramid = new Pyramid(gradient(400, 400))
    fc.assert(
      fc.property(anyQuad, (quad) => {
        const data = warped(pyramid, quad)
        const map = homography(PLACE, quad)
        for (const [x, y] of [
          [0, 0],
          [23, 0],
          [12, 20],
          [0, 35],
          [23, 35],
        ] as const) {
          const at = apply(map, [x + 0.5, y + 0.5])
          const at3 = (y * 24 + x) * 3
          const seen = data.subarray(at3, at3 + 3)
          const inside = at.every((value) => value > 8 && value < 392)
          const outside = at.some((value) => value < -8 || value > 408)
          if (inside) expect([...seen]).toEqual(gradientAt(at).map((wanted) => expect.closeTo(wanted, 1.8)))
          if (outside) expect([...seen]).toEqual([0.5, 0.5, 0.5])
        }
      }),
    )
  })

  it('fades into grey over half a pixel, as with a border of it', () => {
    const data = warped(new Pyramid(pictureOf(24, 36, () => 255)), rectangle(-1.25, 0, 22.75, 36))
    const row = [...data.subarray(0, 12)].filter((_, index) => index % 3 === 0)
    expect(row.map((value) => Math.round(value * 1000) / 1000)).toEqual([0.5, 0.875, 1, 1])
  })

  it('goes on beyond the picture with its nearest pixels, if that is wanted', () => {
    const columns = pictureOf(24, 36, (x) => x * 10)
    const data = warped(new Pyramid(columns), rectangle(-3, -50, 21, -14), PLACE, 'nearest')
    const row = [...data.subarray(0, 72)].filter((_, index) => index % 3 === 0)
    expect(row.map((value) => Math.round(value * 25.5))).toEqual([0, 0, 0, ...Array.from({ length: 21 }, (_, x) => x)])
    expect([...data.subarray(72 * 35)]).toEqual([...data.subarray(0, 72)])
  })

  it('may lie in the middle of the crop', () => {
    const data = warped(new Pyramid(pictureOf(12, 18, () => 0)), rectangle(0, 0, 12, 18), rectangle(6, 9, 18, 27))
    const seen = (x: number, y: number) => data[(y * 24 + x) * 3]
    expect([seen(5, 18), seen(6, 18), seen(17, 18), seen(18, 18)]).toEqual([0.5, 0, 0, 0.5])
    expect([seen(12, 8), seen(12, 9), seen(12, 26), seen(12, 27)]).toEqual([0.5, 0, 0, 0.5])
  })

  it('is seen without stripes from far away', () => {
    const pyramid = new Pyramid(pictureOf(384, 576, (x) => (x % 2) * 255))
    for (const value of warped(pyramid, rectangle(0, 0, 384, 576))) expect(value).toBeCloseTo(0.5, 2)
  })
})

/** `cv2.warpPerspective` of that picture (linear, grey border), which counts places in 32nds of a pixel. */
const OPENCV: { readonly quad: Quad; readonly grey: readonly number[] } = {
  quad: [
    [2.2, 0.7],
    [6.4, 1.9],
    [5.1, 7.6],
    [-0.4, 5.2],
  ],
  grey: [19.93, 42.96, 76.83, 28.41, 51.31, 88.19, 37.48, 61.62, 100.58, 49.15, 72.6, 114.67],
}

it('draws what OpenCV draws', () => {
  const picture = pictureOf(8, 8, (x, y) => x * x * 2 + y * 11 + x * y)
  const crop = { width: 3, height: 4, data: new Float32Array(36) }
  warp(new Pyramid(picture), OPENCV.quad, rectangle(0, 0, 3, 4), crop)
  const grey = [...crop.data].filter((_, index) => index % 3 === 0)
  expect(Math.max(...grey.map((value, index) => Math.abs(value * 255 - OPENCV.grey[index]!)))).toBeLessThan(1.2)
})
