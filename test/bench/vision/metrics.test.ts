import { describe, expect, test } from 'vitest'
import { rectangle } from '@/lib/vision/warp'
import { byFamily, deciphering, finding, reliability } from './metrics'
import type { CardOutcome, Outcome } from './outcome'
import type { Sighting, TrueCard } from './truth'

const OUTLINE = rectangle(0, 0, 20, 30)

const truth = (more: Partial<TrueCard> = {}): TrueCard => ({
  outline: OUTLINE,
  undecidable: false,
  ignored: false,
  kinds: ['clear'],
  ...more,
})

const sighting = (more: Partial<Sighting> = {}): Sighting => ({
  corners: OUTLINE,
  numeral: null,
  colour: null,
  confidence: 0.95,
  ...more,
})

const card = (iou: number, is: Partial<TrueCard> = {}, read: Partial<Sighting> = {}): CardOutcome =>
  iou === 0 ? { truth: truth(is), iou } : { truth: truth(is), seen: sighting(read), iou }

const outcome = (cards: readonly CardOutcome[], strays: readonly Sighting[] = []): Outcome => ({
  picture: { set: 's', name: 'n', path: '', outlines: 'quads', cards: cards.map((one) => one.truth) },
  size: { width: 100, height: 100 },
  cards,
  strays,
})

describe('finding', () => {
  const found = finding([
    outcome([card(0.95), card(0.8, { kinds: ['overlapped', 'small'] }), card(0.6), card(0)], [sighting()]),
    outcome([card(0.92)]),
    outcome([card(0.92)], [sighting()]),
    outcome([]),
    outcome([], [sighting()]),
  ])

  test('recall is of cards, by how well the outline agrees', () => {
    expect(found.recall).toEqual({ 0.5: { hits: 5, of: 6 }, 0.75: { hits: 4, of: 6 }, 0.9: { hits: 3, of: 6 } })
    expect(found.recallOf.overlapped[0.75]).toEqual({ hits: 1, of: 1 })
    expect(found.recallOf.edge[0.5]).toEqual({ hits: 0, of: 0 })
  })

  test('precision is of all that was found', () => {
    expect(found.precision[0.5]).toEqual({ hits: 5, of: 8 })
    expect(found.precision[0.9]).toEqual({ hits: 3, of: 8 })
  })

  test('a single card must be found well, and nothing else', () => {
    expect(found.single[0.9]).toEqual({ hits: 1, of: 2 })
  })

  test('bare tables show nothing', () => {
    expect(found.onBare).toEqual({ hits: 1, of: 2 })
    expect(found.counted).toEqual({ hits: 2, of: 5 })
  })
})

describe('reading', () => {
  const read = deciphering([
    outcome([
      card(0.9, { numeral: '6', colour: 'red' }, { numeral: '6', colour: 'red' }),
      card(0.9, { numeral: '6', colour: null }, { numeral: '9', colour: 'blue' }),
      card(0.9, { numeral: '9', undecidable: true }, { numeral: null }),
      card(0.9, { numeral: '6', undecidable: true }, { numeral: '6' }),
      card(0.9, { numeral: null }, { numeral: null }),
      card(0.9, { numeral: null }, { numeral: '1' }),
      card(0.9, {}, { numeral: '4' }),
      card(0.3, { numeral: '7' }, { numeral: '7' }),
      card(0, { numeral: '8' }),
    ]),
  ])

  test('counts what was found and is known', () => {
    expect(read.numeral).toEqual({ hits: 3, of: 6 })
    expect(read.bearing).toEqual({ hits: 1, of: 2 })
    expect(read.none).toEqual({ hits: 1, of: 2 })
    expect(read.endToEnd).toEqual({ hits: 3, of: 8 })
    expect(read.endToEndBearing).toEqual({ hits: 1, of: 4 })
  })

  test('tells sixes and nines by themselves', () => {
    expect(read.six).toEqual({ hits: 1, of: 2 })
    expect(read.nine).toEqual({ hits: 0, of: 0 })
    expect(read.swapped).toEqual({ hits: 1, of: 2 })
    expect(read.undecidable).toEqual({ hits: 1, of: 2 })
  })

  test('says what was mistaken for what', () => {
    expect(read.confusion).toEqual({ 6: { 6: 1, 9: 1 }, none: { none: 2, 6: 1, 1: 1 } })
    expect(read.colour).toEqual({ hits: 1, of: 2 })
    expect(read.colourConfusion).toEqual({ red: { red: 1 }, none: { blue: 1 } })
  })
})

test('the right way up is that of the true first corner', () => {
  const [a, b, c, d] = OUTLINE
  const cards = [OUTLINE, [c, d, a, b] as const].map((corners) => card(0.9, { hasTop: true }, { corners }))
  expect(deciphering([outcome(cards)]).upright).toEqual({ hits: 1, of: 2 })
})

test('families are listed with the commonest first', () => {
  const cards = ['b', 'a', 'a'].map((family) =>
    card(0.9, { family, numeral: '1' }, { numeral: family === 'a' ? '1' : '2' }),
  )
  expect(Object.entries(byFamily([outcome(cards)]))).toEqual([
    ['a', { hits: 2, of: 2 }],
    ['b', { hits: 0, of: 1 }],
  ])
})

describe('reliability', () => {
  test('who is right as often as they say makes no error', () => {
    const said = Array.from({ length: 20 }, (_, i) => ({ confidence: 0.75, right: i % 4 !== 0 }))
    expect(reliability(said).error).toBeCloseTo(0)
  })

  test('errors of bins do not cancel out', () => {
    const said = [
      { confidence: 0.95, right: false },
      { confidence: 0.05, right: true },
    ]
    expect(reliability(said)).toEqual({
      error: 0.95,
      sure: { hits: 0, of: 1 },
      isSure: { hits: 1, of: 2 },
      accepted: { hits: 0, of: 0 },
    })
  })
})
