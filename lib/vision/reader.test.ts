import { describe, expect, it } from 'vitest'
import { likeness } from './embedding'
import { gradient } from './fixture'
import type { Net } from './net'
import { Pyramid } from './picture'
import { readCards } from './reader'
import { colourOf, NUMERALS, type Numeral, numeralOf, SUITS, turnedReading } from './reading'
import { rectangle } from './warp'

const pyramid = new Pyramid(gradient(900, 900))
const card = rectangle(100, 100, 400, 550)
const honest = { numeral: 1, colour: 1, suit: 1 }

const one = (numeral: Numeral, logit: number) => NUMERALS.map((name) => (name === numeral ? logit : 0))

interface Said {
  readonly numeral?: readonly number[]
  readonly colour?: readonly number[]
  readonly suit?: readonly number[]
  readonly up?: number
  readonly embedding?: readonly number[]
}

/** Says the first of each card as it is given, the second of the same turned. */
const saying =
  (upright: Said, upsideDown: Said = upright): Net =>
  async (_, [count]) => {
    const all = (of: (said: Said) => readonly number[]) =>
      Float32Array.from(Array.from({ length: count }, (_, index) => of(index % 2 ? upsideDown : upright)).flat())
    return {
      numeral: all(({ numeral = one('7', 9) }) => numeral),
      colour: all(({ colour = [5, 0, 0, 0, 0] }) => colour),
      suit: all(({ suit = [0, 0, 0, 0, 5] }) => suit),
      up: all(({ up = 0 }) => [up]),
      embedding: all(({ embedding = [1] }) => [...embedding, ...Array<number>(64 - embedding.length).fill(0)]),
    }
  }

const read = async (net: Net, calibration = honest) => (await readCards(pyramid, [card], net, calibration))[0]!

describe('a card', () => {
  it('is given both ways up at once', async () => {
    const shapes: (readonly number[])[] = []
    await readCards(
      pyramid,
      [card],
      async (input, shape) => {
        shapes.push(shape)
        const pixels = Array.from({ length: 96 * 144 }, (_, index) => [...input.subarray(index * 3, index * 3 + 3)])
        const turned = Array.from({ length: 96 * 144 }, (_, index) => {
          const from = (2 * 96 * 144 - 1 - index) * 3
          return [...input.subarray(from, from + 3)]
        })
        expect(turned).toEqual(pixels)
        expect(pixels[0]![0]).toBeCloseTo(0.1016, 2)
        expect(pixels[95]![0]).toBeCloseTo(0.3984, 2)
        expect(pixels.at(-1)![1]).toBeCloseTo(0.5484, 2)
        return saying({})(input, shape)
      },
      honest,
    )
    expect(shapes).toEqual([[2, 144, 96, 3]])
  })

  it('is one of many, which are given in small parts', async () => {
    const counts: number[] = []
    const readings = await readCards(
      pyramid,
      Array(19).fill(card),
      async (input, shape) => {
        counts.push(shape[0])
        return saying({})(input, shape)
      },
      honest,
    )
    expect(readings).toHaveLength(19)
    expect(counts).toEqual([16, 16, 6])
  })

  it('is the right way up that both views say', async () => {
    expect((await read(saying({ up: 3 }, { up: -1 }))).up).toBe(2)
    expect((await read(saying({ up: -3 }, { up: 1 }))).up).toBe(-2)
    const reading = await read(saying({ up: 3, embedding: [1, 0] }, { embedding: [0, 2] }))
    expect(likeness(turnedReading(reading).looks, reading.looks)).toEqual([0, 1])
    expect(turnedReading(reading).up).toBe(-1.5)
  })
})

describe('the numeral', () => {
  it('is what both ways up make likely', async () => {
    const { numerals } = await read(saying({ numeral: one('3', 4) }, { numeral: one('8', 3) }))
    expect(numeralOf(numerals).numeral).toBe('3')
    expect(numerals.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 5)
  })

  it('is as sure as the calibration has found', async () => {
    const sure = numeralOf((await read(saying({ numeral: one('3', 6) }))).numerals).confidence
    const unsure = numeralOf(
      (await read(saying({ numeral: one('3', 6) }), { ...honest, numeral: 2 })).numerals,
    ).confidence
    expect(sure).toBeCloseTo(Math.exp(6) / (Math.exp(6) + 17), 5)
    expect(unsure).toBeCloseTo(Math.exp(3) / (Math.exp(3) + 17), 5)
  })

  it.each<[Numeral, number, Numeral, number, Numeral | null]>([
    ['6', 8, '9', 0, '6'],
    ['9', 8, '6', 7, '9'],
    ['6', 8, '9', 8, null],
    ['9', 8, '6', 7.7, null],
    ['blank', 8, '6', 0, null],
    ['other', 8, '10', 7, null],
    ['10', 8, 'other', 8, null],
    ['10', 8, 'other', 7.9, '10'],
    ['4', 8, 'blank', 7.9, '4'],
    ['no-card', 8, '½', 7, '½'],
    ['9½', 8, '6½', 8, '6½'],
  ])('of a card that is %s by %d and %s by %d is %s', async (first, much, second, more, expected) => {
    const numeral = one(first, much).map((logit, index) => logit + one(second, more)[index]!)
    expect(numeralOf((await read(saying({ numeral }))).numerals).numeral).toBe(expected)
  })

  it('is a 6 or a 9 for sure where nothing tells them apart', async () => {
    const numeral = one('6', 9).map((logit, index) => logit + one('9', 9)[index]!)
    expect(numeralOf((await read(saying({ numeral }))).numerals)).toMatchObject({
      numeral: null,
      confidence: expect.closeTo(1, 2),
    })
  })
})

it('has the colour that both ways up make likely, or none', async () => {
  const colour = async (first: readonly number[], second: readonly number[]) =>
    colourOf((await read(saying({ colour: first }, { colour: second }))).colours)
  expect(await colour([0, 4, 0, 0, 0], [0, 1, 3, 0, 0])).toBe('blue')
  expect(await colour([0, 0, 0, 1, 4], [0, 0, 0, 3, 1])).toBeNull()
  expect(await colour([0, 4, 0, 0, 3.5], [0, 4, 0, 0, 3.5])).toBeNull()
  expect(await colour([0, 4, 0, 0, 3], [0, 4, 0, 0, 3])).toBe('blue')
})

it('has the suit that both ways up make likely, as sure as the calibration has found', async () => {
  const net = saying({ suit: [0, 0, 4, 0, 0] }, { suit: [0, 3, 2, 0, 0] })
  const suit = async (calibration = honest) => {
    const { suits } = await read(net, calibration)
    const most = Math.max(...suits)
    return [SUITS[suits.indexOf(most)], most] as const
  }
  const [hearts, sure] = await suit()
  expect([hearts, sure]).toEqual(['hearts', expect.closeTo(Math.exp(3) / (Math.exp(3) + Math.exp(1.5) + 3), 5)])
  expect((await suit({ ...honest, suit: 3 }))[1]).toBeLessThan(sure)
})
