import { expect, test } from 'vitest'
import { rectangle } from '@/lib/vision/warp'
import { cutOuts } from './cut-out'
import type { TrueCard, TruePicture } from './truth'

const SIZE = { width: 300, height: 200 }
const card = (left: number, top: number, width: number, height: number, ignored = false): TrueCard => ({
  outline: rectangle(left, top, left + width, top + height),
  face: '7H',
  undecidable: false,
  ignored,
  kinds: ['clear'],
})
const photo: TruePicture = {
  set: 'cards-a',
  name: '001',
  path: 'cards-a/001.jpg',
  outlines: 'boxes',
  cards: [card(20.4, 10, 60, 90), card(100, 10, 60, 90, true), card(280, 150, 60, 90), card(10, 10, 9, 90)],
}

test('each card is a picture of its own, as far as the photo shows it; small and ignored ones are left out', () => {
  const pictures = cutOuts(photo, SIZE)
  expect(pictures.map(({ name, part }) => ({ name, part }))).toEqual([
    { name: '001-1', part: { left: 20, top: 10, width: 61, height: 90 } },
    { name: '001-3', part: { left: 280, top: 150, width: 20, height: 50 } },
  ])
  expect(pictures[0]?.cards).toEqual([{ ...photo.cards[0], outline: rectangle(0, 0, 61, 90), kinds: [] }])
})

test('there are none where nobody knows where the cards are', () => {
  expect(cutOuts({ ...photo, outlines: 'count' }, SIZE)).toEqual([])
})
