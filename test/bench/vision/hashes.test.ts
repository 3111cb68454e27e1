import { expect, test } from 'vitest'
import { seeded } from '@/lib/simulate/random'
import type { Crop } from '@/lib/vision/warp'
import { colourThumbnail, perceptualHash, squaredDistance, upsideDown } from './hashes'

function crop(colour: (x: number, y: number) => readonly [number, number, number]): Crop {
  const [width, height] = [64, 96]
  const pixels = Array.from({ length: width * height }, (_, i) => colour(i % width, Math.floor(i / width)))
  return { width, height, data: Float32Array.from(pixels.flat()) }
}

const disc = (x: number, y: number) => Math.hypot(x - 20, y - 30) < 15
const card = crop((x, y) => (disc(x, y) ? [0.8, 0.1, 0.1] : [0.9, 0.9, 0.85]))
const random = seeded(1)
const inTheDark = crop((x, y) => {
  const noise = (random() - 0.5) * 0.02
  return disc(x, y) ? [0.32 + noise, 0.04, 0.04] : [0.36 + noise, 0.36, 0.34]
})
const other = crop((x, y) => (x < 32 === y < 48 ? [0.1, 0.1, 0.9] : [0.9, 0.9, 0.2]))

test.each([
  ['hash', perceptualHash],
  ['thumbnail', colourThumbnail],
])('by %s, a card in other light is more alike than another card', (_, signature) => {
  const same = squaredDistance(signature(card), signature(inTheDark))
  expect(same).toBeLessThan(squaredDistance(signature(card), signature(other)) / 2)
  expect(same).toBeLessThan(squaredDistance(signature(card), signature(upsideDown(card))))
})

test('a hash has 64 bits, half of them set', () => {
  const bits = [...perceptualHash(card)]
  expect(bits).toHaveLength(64)
  expect(bits.filter((bit) => bit === 1)).toHaveLength(32)
})

test('upside down twice is the same', () => {
  expect(upsideDown(upsideDown(card))).toEqual(card)
})
