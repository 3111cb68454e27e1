import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Crop } from '@/lib/vision/warp'
import { type Ocr, openOcr } from './ocr'

// WebAssembly on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const [WIDTH, HEIGHT] = [192, 288]

/** A card with an index in two corners. */
async function card(index: string, ink: string, ground: string): Promise<Crop> {
  const text = `<text x="12" y="44" font-size="40" font-family="sans-serif" fill="${ink}">${index}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${ground}"/>${text}
    <g transform="rotate(180 ${WIDTH / 2} ${HEIGHT / 2})">${text}</g></svg>`
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  return { width: WIDTH, height: HEIGHT, data: Float32Array.from(pixels, (value) => value / 255) }
}

let ocr: Ocr
beforeAll(async () => {
  ocr = await openOcr()
}, 60_000)
afterAll(() => ocr.close())

test.each([
  ['7', '#c00', '#fff'],
  ['4', '#fff', '#036'],
])('reads a %s, %s on %s', async (index, ink, ground) => {
  expect(await ocr.read(await card(index, ink, ground))).toBe(index)
})

test('reads nothing on a blank card', async () => {
  expect(await ocr.read(await card('', '#000', '#fff'))).toBe(null)
})
