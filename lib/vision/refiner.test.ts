import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyQuad, gradient, pictureOf } from './fixture'
import type { Net } from './net'
import { Pyramid } from './picture'
import { contains, distance, iou, type Point, type Quad, quadOf, turned } from './polygon'
import { PLACE, REFINER_UNIT, refine } from './refiner'
import { rectangle } from './warp'

const [WIDTH, HEIGHT] = [96, 128]

/** A net that takes what is white for the card, and its outermost places for the corners. */
const eye: Net = async (input, [count]) => {
  const corners = new Float32Array(count * 8)
  for (let index = 0; index < count; index++) {
    const outermost: { value: number; x: number; y: number }[] = PLACE.map(() => ({ value: -1e9, x: 0, y: 0 }))
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++) {
        if (input[((index * HEIGHT + y) * WIDTH + x) * 3]! < 0.7) continue
        outermost.forEach((best, corner) => {
          const [right, down] = [corner === 1 || corner === 2 ? 1 : -1, corner >= 2 ? 1 : -1]
          const value = right * x * 1.3 + down * y
          if (value > best.value) Object.assign(best, { value, x: x + (1 + right) / 2, y: y + (1 + down) / 2 })
        })
      }
    }
    outermost.forEach(({ x, y }, corner) => {
      const [placeX, placeY] = PLACE[corner]!
      corners.set([(x - placeX) / REFINER_UNIT, (y - placeY) / REFINER_UNIT], index * 8 + corner * 2)
    })
  }
  return { corners, card: Float32Array.from({ length: count * 2 }, (_, at) => (at % 2 ? -5 : 5)) }
}

/** Says the same of every crop. */
const saying =
  (corners: readonly number[], card: readonly number[]): Net =>
  async (_, [count]) => ({
    corners: Float32Array.from(Array<readonly number[]>(count).fill(corners).flat()),
    card: Float32Array.from(Array<readonly number[]>(count).fill(card).flat()),
  })

const [BESIDE, FAR] = [100, 250].map((right) => rectangle(right, 20, right + 60, 110)) as [Quad, Quad]
const nothing = [0, 0, 0, 0, 0, 0, 0, 0]
const pyramid = new Pyramid(gradient(400, 400))

describe('rough corners', () => {
  it('come to lie on those of the card', async () => {
    const card: Quad = [
      [152, 101],
      [251, 121],
      [222, 262],
      [120, 240],
    ]
    const picture = new Pyramid(pictureOf(400, 400, (x, y) => (contains(card, [x + 0.5, y + 0.5]) ? 255 : 0)))
    const rough: Quad[] = [
      quadOf((index) => [card[index as 0][0] + [9, -8, 4, -6][index]!, card[index as 0][1] + [5, 9, -8, -7][index]!]),
      quadOf((index) => [card[index as 0][0] + 11, card[index as 0][1] - 4]),
    ]
    for (const quad of [...rough, turned(rough[0]!, 1)]) {
      const [one] = await refine(picture, [quad], eye)
      expect(iou(one!.quad, card)).toBeGreaterThan(0.95)
      expect(one!.presence).toBeCloseTo(0.993, 3)
    }
    expect((await refine(picture, rough, eye)).map((one) => one !== null)).toEqual([true, false])
  })

  it('stay where the net moves none of them, on end', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuad, fc.nat(3), async (quad, quarters) => {
        const [one] = await refine(pyramid, [turned(quad, quarters)], saying(nothing, [0, -1]))
        expect(one!.presence).toBe(0.5)
        expect(nearestTurn(one!.quad, quad)).toBeLessThan(0.01)
      }),
    )
  })

  it('move as the net says, in units of 32 pixels of its crop, three times', async () => {
    const square: Quad = [
      [100, 100],
      [157.6, 100],
      [157.6, 176.8],
      [100, 176.8],
    ]
    const right = [0.1, 0, 0.1, 0, 0.1, 0, 0.1, 0]
    const [one] = await refine(pyramid, [square], saying(right, [0, -1]))
    expect(one!.quad.map(([x]) => x)).toEqual([109.6, 167.2, 167.2, 109.6].map((x) => expect.closeTo(x, 4)))
  })

  it('begin with a long edge no more where the net says so', async () => {
    const upright = quadOf(
      (index) =>
        (
          [
            [10, 10],
            [60, 10],
            [60, 90],
            [10, 90],
          ] as const
        )[index as 0] as Point,
    )
    const seen: number[] = []
    const net: Net = async (_, [count]) => {
      seen.push(count)
      return saying(nothing, [4, seen.length === 1 ? 3 : -3])([] as never, [count, 0, 0, 0])
    }
    const [one] = await refine(pyramid, [upright], net)
    one!.quad[0].forEach((value, axis) => {
      expect(value).toBeCloseTo(upright[1][axis as 0], 4)
    })
    expect(seen).toEqual([1, 1, 1])
  })
})

describe('corners that come to nothing', () => {
  const dent = [0, 0, 0, 0, -1.5, -2, 0, 0]
  it.each<[string, readonly number[]]>([
    ['with a dent', dent],
    ['that are one place', [0.6, 0.8, -0.6, 0.8, -0.6, -0.8, 0.6, -0.8].map((value) => value * 1.5)],
    ['that are no numbers', nothing.map(() => Number.NaN)],
  ])('are dropped: %s', async (_, corners) => {
    const refined = await refine(pyramid, [PLACE, BESIDE], saying(corners, [5, -5]))
    expect(refined).toEqual([null, null])
  })

  it('do not disturb the others', async () => {
    let calls = 0
    const net: Net = async (input, shape) => {
      const said = await saying(nothing, [5, -5])(input, shape)
      if (calls++ === 0) said.corners!.set(dent, 8)
      return said
    }
    const refined = await refine(pyramid, [PLACE, BESIDE, FAR], net)
    expect(refined.map((one) => one === null)).toEqual([false, true, false])
  })
})

it('looks no third time at what is hopeless', async () => {
  const counts: number[] = []
  const net: Net = async (input, shape) => {
    counts.push(shape[0])
    return saying(nothing, [5, -5])(input, shape)
  }
  const refined = await refine(
    pyramid,
    [PLACE, BESIDE, FAR],
    net,
    ([number], presence) => number === 1 && presence > 0.9,
  )
  expect(refined.map((one) => one === null)).toEqual([false, true, false])
  expect(counts).toEqual([3, 3, 2])
})

it('tells of all that came to one card', async () => {
  const asked: (readonly number[])[] = []
  const refined = await refine(pyramid, [PLACE, FAR, PLACE], saying(nothing, [5, -5]), (from) => {
    asked.push(from)
    return false
  })
  expect(refined.map((one) => one?.from)).toEqual([[0, 2], [1], undefined])
  expect(asked).toEqual([[0, 2], [1], [0, 2], [1]])
})

it('asks nothing where there is nothing', async () => {
  const net: Net = () => Promise.reject(new Error('asked'))
  expect(await refine(pyramid, [], net)).toEqual([])
})

function nearestTurn(a: Quad, b: Quad): number {
  return Math.min(
    ...[0, 1, 2, 3].map((quarters) =>
      Math.max(...turned(a, quarters).map((corner, index) => distance(corner, b[index as 0]))),
    ),
  )
}
