import { describe, expect, test } from 'vitest'
import type { Quad } from '@/lib/vision/polygon'
import { rectangle } from '@/lib/vision/warp'
import { type Boxed, outcomeOf, readingOrder } from './outcome'
import type { Sighting, TrueCard, TruePicture } from './truth'

const SIZE = { width: 100, height: 100 }

const card = (outline: Quad, more: Partial<TrueCard> = {}): TrueCard => ({
  outline,
  undecidable: false,
  ignored: false,
  kinds: [],
  ...more,
})

const seen = (corners: Quad): Sighting => ({ corners, numeral: null, colour: null, confidence: 1 })

const picture = (cards: readonly TrueCard[], outlines: TruePicture['outlines'] = 'quads'): TruePicture => ({
  set: 'set',
  name: 'name',
  path: '',
  outlines,
  cards,
})

describe('cards and what was found', () => {
  test('are paired best first, each once', () => {
    const [left, right] = [card(rectangle(0, 0, 40, 60)), card(rectangle(20, 0, 60, 60))]
    const [onLeft, between] = [seen(rectangle(0, 0, 40, 58)), seen(rectangle(16, 0, 56, 60))]
    const outcome = outcomeOf(picture([left, right]), SIZE, [between, onLeft])
    expect(outcome.cards.map((one) => one.seen)).toEqual([onLeft, between])
    expect(outcome.strays).toEqual([])
  })

  test('a second find of the same card is a stray, a card without a find is missed', () => {
    const one = card(rectangle(0, 0, 40, 60))
    const finds = [seen(rectangle(0, 0, 40, 60)), seen(rectangle(2, 0, 42, 60))]
    expect(outcomeOf(picture([one]), SIZE, finds).strays).toEqual([finds[1]])
    expect(outcomeOf(picture([one]), SIZE, []).cards).toEqual([{ truth: one, iou: 0 }])
  })

  test('a find on a card that is to be ignored is neither right nor wrong', () => {
    const hidden = card(rectangle(0, 0, 40, 60), { ignored: true })
    const outcome = outcomeOf(picture([hidden]), SIZE, [seen(rectangle(0, 0, 40, 60))])
    expect(outcome).toMatchObject({ cards: [], strays: [] })
  })

  test('where only boxes are known, what is found is boxed, and cut off with the picture', () => {
    const boxed = card(rectangle(80, 20, 100, 60))
    const slanted: Quad = [
      [100, 20],
      [130, 40],
      [100, 60],
      [80, 40],
    ]
    expect(outcomeOf(picture([boxed], 'boxes'), SIZE, [seen(slanted)]).cards[0]?.iou).toBeCloseTo(1)
  })

  test('a box round what another card leaves of one agrees only where that is asked', () => {
    const [rest, upper] = [card(rectangle(0, 0, 20, 60)), card(rectangle(20, 0, 60, 60))]
    const found = [seen(rectangle(0, 0, 40, 60)), seen(rectangle(20, 0, 60, 60))]
    const agreed = (boxed: Boxed) =>
      outcomeOf(picture([rest, upper], 'boxes'), SIZE, found, boxed).cards.map((one) => one.iou)
    expect(agreed('whole')).toEqual([0.5, 1])
    expect(agreed('whole or visible')[0]).toBeCloseTo(1, 2)
    expect(agreed('whole or visible')[1]).toBe(1)
  })
})

describe('in reading order', () => {
  const at = (x: number, y: number) => seen(rectangle(x, y, x + 20, y + 30))
  // Two rows that are not quite level.
  const rows = [at(0, 4), at(30, 0), at(60, 6), at(0, 50), at(30, 55)] as const

  test('rows are read from the top, each from the left', () => {
    const shuffled = [rows[4], rows[2], rows[0], rows[3], rows[1]]
    expect(readingOrder(shuffled)).toEqual(rows)
  })

  test('cards are told by their order, if as many are found as there are', () => {
    const cards = rows.map((_, i): TrueCard => ({ face: `${i}`, undecidable: false, ignored: false, kinds: [] }))
    const all = outcomeOf(picture(cards, 'count'), SIZE, rows.toReversed())
    expect(all.cards.map((one) => one.seen)).toEqual(rows)
    const fewer = outcomeOf(picture(cards, 'count'), SIZE, rows.slice(1))
    expect(fewer.cards.every((one) => one.seen === undefined)).toBe(true)
  })
})
