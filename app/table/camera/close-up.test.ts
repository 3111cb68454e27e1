import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Quad, sides } from '@/lib/vision/polygon'
import { closeUp, onScreen } from './close-up'

const ROOM = { width: 390, height: 470 }
const PHOTO = { width: 1600, height: 1200 }
const BAR = 48

const card = (x: number, y: number, width = 60): Quad => [
  [x, y],
  [x + width, y],
  [x + width, y + 1.5 * width],
  [x, y + 1.5 * width],
]
const cards = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 1300 }), fc.integer({ min: 0, max: 800 }), fc.integer({ min: 20, max: 260 })),
  { minLength: 1, maxLength: 9 },
)
const rooms = fc.record({ width: fc.integer({ min: 200, max: 900 }), height: fc.integer({ min: 200, max: 900 }) })

describe('closeUp', () => {
  test('shows the whole photo, in the middle, where no card is found', () => {
    expect(closeUp([], PHOTO, ROOM, BAR)).toEqual({
      zoom: 1,
      scale: 390 / 1600,
      left: 0,
      top: (470 - 292.5) / 2,
      transform: 'translate(0px, 0px) scale(1)',
    })
  })

  test('shows the whole photo where its cards are large', () => {
    expect(closeUp([card(200, 100, 500)], PHOTO, ROOM, BAR).zoom).toBe(1)
  })

  test('comes closer to small cards, as far as all of them stay in sight', () => {
    const near = closeUp([card(800, 600)], PHOTO, ROOM, BAR)
    expect(near.zoom).toBe(4)
    const quads = [card(600, 500), card(900, 600)]
    const both = closeUp(quads, PHOTO, ROOM, BAR)
    expect(both.zoom).toBeGreaterThan(3)
    expect(both.zoom).toBeLessThan(4)
    const far = closeUp([card(10, 10), card(1500, 1000)], PHOTO, ROOM, BAR)
    expect(far.zoom).toBe(1)
  })

  test('makes no card longer than it needs to be', () => {
    const quad = card(800, 600, 200)
    const [, along] = sides(onScreen(quad, closeUp([quad], PHOTO, ROOM, BAR)))
    expect(along).toBeCloseTo(150)
  })

  test('keeps every card in the room and leaves no edge barer than the whole photo does', () => {
    fc.assert(
      fc.property(cards, rooms, (found, room) => {
        const quads = found.map((each) => card(...each))
        const framing = closeUp(quads, PHOTO, room, BAR)
        const shown = { width: PHOTO.width * framing.scale, height: PHOTO.height * framing.scale }
        for (const [at, size, of] of [
          [framing.left, shown.width, room.width],
          [framing.top, shown.height, room.height],
        ] as const) {
          if (size < of) expect(at).toBeCloseTo((of - size) / 2)
          else {
            expect(at).toBeLessThanOrEqual(0)
            expect(at + size).toBeGreaterThanOrEqual(of - 1e-6)
          }
        }
        for (const [x, y] of quads.flatMap((quad) => onScreen(quad, framing))) {
          expect(x).toBeGreaterThanOrEqual(-1e-6)
          expect(y).toBeGreaterThanOrEqual(-1e-6)
          expect(x).toBeLessThanOrEqual(room.width + 1e-6)
          expect(y).toBeLessThanOrEqual(room.height + 1e-6)
        }
      }),
      { seed: 5, numRuns: 300 },
    )
  })
})

test('the transform lays the picture where its cards are drawn', () => {
  const { zoom, left, top, transform } = closeUp([card(800, 600)], PHOTO, ROOM, BAR)
  const [, x, y, by] = /^translate\((.+)px, (.+)px\) scale\((.+)\)$/.exec(transform) as string[]
  const whole = closeUp([], PHOTO, ROOM, BAR)
  expect(Number(by)).toBe(zoom)
  expect(Number(x) + zoom * whole.left).toBeCloseTo(left)
  expect(Number(y) + zoom * whole.top).toBeCloseTo(top)
})
