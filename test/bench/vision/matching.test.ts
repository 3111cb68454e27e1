import { expect, test } from 'vitest'
import { seeded } from '@/lib/simulate/random'
import { DIMENSIONS, normalised } from '@/lib/vision/embedding'
import { CARD_COLOURS, NUMERALS, SUITS } from '@/lib/vision/reading'
import { type Looks, matching, type Sample } from './matching'

const random = seeded(1)
const directions = Array.from({ length: 12 }, () => Float32Array.from({ length: DIMENSIONS * 2 }, () => random() - 0.5))

/** A find of a face whose looks differ a little each time, and whose hash says nothing. */
function looks(face: number): Looks {
  const seen = (directions[face] as Float32Array).map((value) => value + (random() - 0.5) * 0.1)
  const flat = new Float32Array(4)
  return {
    reading: {
      numerals: new Float32Array(NUMERALS.length).fill(1 / NUMERALS.length),
      colours: new Float32Array(CARD_COLOURS.length).fill(1 / CARD_COLOURS.length),
      suits: new Float32Array(SUITS.length).fill(1 / SUITS.length),
      up: 3,
      looks: normalised(seen),
    },
    hash: [flat, flat],
    thumbnail: [Float32Array.of(face, 0), Float32Array.of(-1, 0)],
    conditions: { near: 100, bright: 0.5, unglared: 1, sharp: 0.1 },
  }
}

const samples: readonly Sample[] = directions.flatMap((_, face) => [
  { face: `${face}`, looks: looks(face) },
  { face: `${face}`, looks: looks(face) },
  { face: `${face}` },
])

test('each way of matching is asked for the same cards', () => {
  const { faces, top1, endToEnd, strangers, accepted, isAccepted } = matching(samples)
  expect(faces).toBe(12)
  expect(top1.ours).toEqual({ hits: 240, of: 240 })
  expect(top1.thumbnail).toEqual({ hits: 240, of: 240 })
  expect(top1.hash.of).toBe(240)
  expect(top1.hash.hits).toBeLessThan(60)
  expect(endToEnd).toEqual({ hits: 240, of: 480 })
  expect(strangers).toEqual({ hits: 120, of: 120 })
  expect(accepted.hits).toBe(accepted.of)
  expect(isAccepted).toEqual({ hits: accepted.of, of: 240 })
})

test('the same seed gives the same figures', () => {
  expect(matching(samples, 5)).toEqual(matching(samples, 5))
})
