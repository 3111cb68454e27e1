import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rectangle } from '@/lib/vision/warp'
import { barePart } from './bare'
import { boxArea, boxOf, commonBox } from './boxes'
import type { TrueCard, TruePicture } from './truth'

const SIZE = { width: 300, height: 200 }

const photo = (cards: readonly TrueCard[], outlines: TruePicture['outlines'] = 'boxes'): TruePicture => ({
  set: '',
  name: '',
  path: '',
  outlines,
  cards,
})

const card = (left: number, top: number, width: number, height: number): TrueCard => ({
  outline: rectangle(left, top, left + width, top + height),
  undecidable: false,
  ignored: false,
  kinds: [],
})

test('beside a card it is the larger side', () => {
  expect(barePart(photo([card(0, 0, 80, 200)]), SIZE)).toEqual({ left: 89, top: 0, width: 211, height: 200 })
})

test('there is none where a card fills the photo, or nobody knows where the cards are', () => {
  expect(barePart(photo([card(20, 20, 260, 160)]), SIZE)).toBe(undefined)
  expect(barePart(photo([], 'count'), SIZE)).toBe(undefined)
})

test('it lies in the photo and shows none of its cards', () => {
  const side = fc.integer({ min: 0, max: 280 })
  const length = fc.integer({ min: 10, max: 120 })
  fc.assert(
    fc.property(fc.array(fc.tuple(side, side, length, length), { maxLength: 5 }), (boxes) => {
      const cards = boxes.map((box) => card(...box))
      const part = barePart(photo(cards), SIZE)
      if (!part) return
      const { left, top, width, height } = part
      const box = { left, top, right: left + width, bottom: top + height }
      expect(boxArea(commonBox(box, { left: 0, top: 0, right: SIZE.width, bottom: SIZE.height }))).toBe(width * height)
      for (const { outline = [] } of cards) expect(boxArea(commonBox(box, boxOf(outline)))).toBe(0)
    }),
    { seed: 1 },
  )
})
