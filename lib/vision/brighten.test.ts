import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brightened, gainInTheDark } from './brighten'
import type { Crop } from './warp'

const plain = (width: number, height: number, of: (x: number, y: number) => number): Crop => ({
  width,
  height,
  data: Float32Array.from({ length: width * height * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3)
    return of(pixel % width, Math.floor(pixel / width))
  }),
})

/** A crop as it is seen once it is lit, and by how much. */
function lit(dark: Crop): { readonly crop: Crop; readonly gain: Float32Array } {
  const gain = gainInTheDark(dark)
  return { crop: brightened(dark, gain), gain }
}

describe('what lies in the dark', () => {
  it('is not what is light, which stays as it is', () => {
    const light = plain(60, 40, (x) => (x % 2 ? 0.45 : 0.9))
    const { crop, gain } = lit(light)
    expect(crop.data).toEqual(light.data)
    expect(gain.every((each) => each === 1)).toBe(true)
  })

  it('is brightened, and not what lies beside it in the light', () => {
    const { crop, gain } = lit(plain(200, 100, (x) => (x < 100 ? 0.05 : 0.8)))
    const at = (x: number, y: number) => crop.data[3 * (200 * y + x)]
    expect(at(20, 50)).toBeCloseTo(0.4)
    expect(gain[200 * 50 + 20]).toBeCloseTo(8)
    expect(at(180, 50)).toBeCloseTo(0.8)
  })

  it('is so much brighter lying on its side, too', () => {
    const spots = (x: number, y: number) => (((x >> 3) * 7919 + (y >> 4) * 104_729) & 31) / 62
    const upright = gainInTheDark(plain(120, 70, spots))
    const lying = gainInTheDark(plain(70, 120, (x, y) => spots(y, x)))
    let worst = 0
    for (let y = 0; y < 70; y++)
      for (let x = 0; x < 120; x++)
        worst = Math.max(worst, Math.abs((upright[120 * y + x] as number) - (lying[70 * x + y] as number)))
    expect(worst).toBeLessThan(1e-4)
    expect(new Set(upright).size).toBeGreaterThan(100)
  })

  it('is no more than there is, where it is black', () => {
    const { crop, gain } = lit(plain(30, 30, () => 0))
    expect(crop.data.every((value) => value === 0)).toBe(true)
    expect(gain.every((each) => each === 16)).toBe(true)
  })

  it('is brightened in narrow crops, too', () => {
    expect(lit(plain(1, 1, () => 0.1)).crop.data[0]).toBeCloseTo(0.4)
    expect(lit(plain(1, 300, () => 0.1)).crop.data[450]).toBeCloseTo(0.4)
  })

  it('never gets darker, and keeps the order of its colours', () => {
    const side = fc.integer({ min: 1, max: 20 })
    const values = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 200 })
    fc.assert(
      fc.property(side, side, values, (width, height, some) => {
        const data = Float32Array.from({ length: width * height * 3 }, (_, at) => some[at % some.length] as number)
        const crop: Crop = { width, height, data }
        const { crop: after, gain } = lit(crop)
        for (let at = 0; at < crop.data.length; at += 3) {
          const [before, now] = [crop.data.subarray(at, at + 3), after.data.subarray(at, at + 3)]
          expect(gain[at / 3]).toBeGreaterThanOrEqual(1)
          expect(gain[at / 3]).toBeLessThanOrEqual(16)
          for (let colour = 0; colour < 3; colour++) {
            expect(now[colour]).toBeGreaterThanOrEqual(before[colour] as number)
            expect(now[colour]).toBeLessThanOrEqual(1)
          }
          expect(
            Math.sign((now[0] as number) - (now[1] as number)) * ((before[0] as number) - (before[1] as number)),
          ).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})
