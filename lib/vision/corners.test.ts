import { describe, expect, it } from 'vitest'
import { warpCornersEnlarged } from './corners'
import { gradient } from './fixture'
import { Pyramid } from './picture'
import type { Quad } from './polygon'
import { rectangle } from './warp'

const [WIDTH, HEIGHT] = [96, 144]

function drawn(pyramid: Pyramid, quad: Quad) {
  const data = new Float32Array(WIDTH * HEIGHT * 3).fill(-1)
  warpCornersEnlarged(pyramid, quad, { width: WIDTH, height: HEIGHT, data }, 0.18)
  return (x: number, y: number) => [...data.subarray((y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3)]
}

describe('a card with its corners enlarged', () => {
  // Red grows to the right and green downwards.
  const pyramid = new Pyramid(gradient(1000, 1000))
  const at = drawn(pyramid, rectangle(200, 200, 600, 800))
  const red = (x: number) => (at(x, 72)[0] as number) * 1000
  const green = (y: number) => (at(48, y)[1] as number) * 1000

  it('reaches from edge to edge', () => {
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++) expect(Math.min(...at(x, y))).toBeGreaterThanOrEqual(0)
    expect([red(0), red(WIDTH - 1)].map((value) => Math.round(value / 20))).toEqual([10, 30])
    expect([green(0), green(HEIGHT - 1)].map((value) => Math.round(value / 20))).toEqual([10, 40])
  })

  it('has its corners more than twice as large, and what lies between them smaller', () => {
    const whole = 400 / WIDTH
    expect((red(30) - red(10)) / 20 / whole).toBeCloseTo(0.45, 1)
    expect((red(85) - red(65)) / 20 / whole).toBeCloseTo(0.45, 1)
    expect((red(54) - red(42)) / 12 / whole).toBeCloseTo(3.2, 0)
    const high = 600 / HEIGHT
    expect((green(50) - green(10)) / 40 / high).toBeCloseTo(0.45, 1)
    expect((green(80) - green(64)) / 16 / high).toBeCloseTo(3.2, 0)
  })

  it('is as continuous as the picture, however it lies', () => {
    const slanted = drawn(pyramid, [
      [300, 150],
      [700, 260],
      [640, 800],
      [180, 640],
    ])
    for (let y = 1; y < HEIGHT; y++) {
      for (let x = 1; x < WIDTH; x++) {
        for (const [ax, ay] of [
          [x - 1, y],
          [x, y - 1],
        ] as const) {
          const [here, there] = [slanted(x, y), slanted(ax, ay)]
          expect(Math.max(...here.map((value, index) => Math.abs(value - (there[index] as number))))).toBeLessThan(
            0.035,
          )
        }
      }
    }
  })
})
