import { expect, test } from 'vitest'
import type { Picture } from '@/lib/vision/picture'
import { contains, iou, type Quad } from '@/lib/vision/polygon'
import { openContours } from './contours'

const CARD: Quad = [
  [120, 60],
  [240, 90],
  [190, 270],
  [70, 240],
]

/** A light card on a dark table. */
function table(cards: readonly Quad[]): Picture {
  const [width, height] = [400, 300]
  const data = new Uint8Array(width * height * 4).fill(255)
  for (let i = 0; i < width * height; i++) {
    const place = [(i % width) + 0.5, Math.floor(i / width) + 0.5] as const
    data.fill(cards.some((card) => contains(card, place)) ? 235 : 60, i * 4, i * 4 + 3)
  }
  return { width, height, data }
}

test('a card on a plain table is found, and none where there is none', async () => {
  const find = await openContours()
  const found = await find(table([CARD]))
  expect(found).toHaveLength(1)
  expect(iou((found[0] as { corners: Quad }).corners, CARD)).toBeGreaterThan(0.85)
  expect(await find(table([]))).toEqual([])
})
