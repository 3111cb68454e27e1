import { describe, expect, it } from 'vitest'
import { DIMENSIONS, WHOLE, WHOLE_AND_MIDDLE } from './embedding'
import type { Quad } from './polygon'
import { CARD_COLOURS, NUMERALS, type Numeral, type Reading, SUITS, type Suit } from './reading'
import { type Reads, readAgain } from './second-look'
import { rectangle } from './warp'

const quad = rectangle(0, 0, 200, 300)

/** So likely it is this numeral, and the rest all alike; its looks point along one axis. */
function reading(numeral: Numeral, share: number, axis = 0, suit: Suit = 'none'): Reading {
  const rest = (1 - share) / (NUMERALS.length - 1)
  const looks = new Float32Array(DIMENSIONS * 2)
  looks[axis] = looks[DIMENSIONS + axis] = 1
  return {
    numerals: Float32Array.from(NUMERALS, (one) => (one === numeral ? share : rest)),
    colours: Float32Array.from(CARD_COLOURS, (_, index) => (index === 0 ? 1 : 0)),
    suits: Float32Array.from(SUITS, (one) => (one === suit ? 1 : 0)),
    up: 2,
    looks,
  }
}

type Look = Reads['whole']

/** In the corners nothing is to be seen, unless it is said. */
const again = (
  quads: readonly Quad[],
  cards: readonly Reading[],
  whole: Look,
  corners: Reads['corners'] = async (asked) => asked.map(() => reading('other', 1 / NUMERALS.length)),
) => readAgain(quads, cards, { whole, corners })

const shareOf = ({ numerals }: Reading, numeral: Numeral) => numerals[NUMERALS.indexOf(numeral)] as number

describe('readAgain', () => {
  it('looks at no card again that is surely read', async () => {
    const sure = reading('7', 0.999)
    const asked: number[] = []
    const read = async (quads: readonly Quad[]) => {
      asked.push(quads.length)
      return []
    }
    expect(await again([quad], [sure], read)).toEqual([sure])
    expect(asked).toEqual([0])
  })

  it('looks again at what bears no number, however sure that is: only its looks tell it from others', async () => {
    const [said] = await again([quad], [reading('other', 0.999)], async () => [
      reading('other', 0.999, 1),
      reading('other', 0.999, 1),
      reading('no-card', 0.9, 2),
    ])
    const [one, two] = (said as Reading).looks
    expect((two as number) / (one as number)).toBeCloseTo(2)
  })

  it('looks at the middle of what bears neither a number nor a suit, and keeps it apart', async () => {
    let seen: readonly Quad[] = []
    const cards = [reading('4', 0.8), reading('blank', 0.9), reading('other', 0.9, 0, 'hearts')]
    const all = await again([quad, quad, quad], cards, async (quads) => {
      seen = quads
      return quads.map((_, index) => (index < 6 ? reading('other', 0.9) : reading('no-card', 0.9, 5)))
    })
    expect(seen).toHaveLength(7)
    expect(seen[6]?.flat().map(Math.round)).toEqual([40, 60, 160, 60, 160, 240, 40, 240])
    expect(all.map(({ looks }) => looks.length)).toEqual([WHOLE, WHOLE_AND_MIDDLE, WHOLE])
    const [, blank] = all as [Reading, Reading, Reading]
    expect([blank.looks[0], blank.looks[WHOLE + 5], blank.looks[WHOLE + DIMENSIONS + 5]]).toEqual([1, 1, 1])
    expect(shareOf(blank, 'no-card')).toBeLessThan(0.1)
  })

  it('looks at the others a little wider and a little closer, round the same middle', async () => {
    let seen: readonly Quad[] = []
    await again([quad, quad], [reading('7', 0.999), reading('4', 0.8)], async (quads) => {
      seen = quads
      return quads.map(() => reading('4', 0.8))
    })
    expect(seen).toHaveLength(2)
    const [wider, closer] = seen as [Quad, Quad]
    expect(wider[0][0]).toBeCloseTo(-8)
    expect(wider[2][1]).toBeCloseTo(312)
    expect(closer[0][0]).toBeCloseTo(5)
    expect(closer[2][1]).toBeCloseTo(292.5)
  })

  it('believes what the looks agree on, not what one of them is convinced of', async () => {
    const [said] = await again([quad], [reading('4', 0.8)], async () => [
      reading('other', 0.9, 1),
      reading('other', 0.9, 1),
    ])
    expect(shareOf(said as Reading, 'other')).toBeGreaterThan(shareOf(said as Reading, '4'))
    expect((said as Reading).numerals.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
    const [one, two] = (said as Reading).looks
    expect((two as number) / (one as number)).toBeCloseTo(2)
  })

  it('keeps each card’s own second look', async () => {
    const both = await again([quad, quad], [reading('4', 0.5), reading('8', 0.5)], async () =>
      ['4', '4', '8', '8'].map((numeral) => reading(numeral as Numeral, 0.9)),
    )
    expect(both.map((one) => shareOf(one, '4') > 0.5)).toEqual([true, false])
  })

  it('is not ruled out by a single look that finds something impossible', async () => {
    const [said] = await again([quad], [reading('4', 0.99)], async () => [reading('4', 0.99), reading('8', 1)])
    expect(shareOf(said as Reading, '4')).toBeGreaterThan(shareOf(said as Reading, '8'))
  })

  it('looks at the corners of what bears no sure number even then, twice, and of nothing else', async () => {
    const seen: (readonly Quad[])[] = []
    const shares: number[] = []
    const other = rectangle(300, 0, 500, 300)
    const [four, small] = await again(
      [quad, other],
      [reading('4', 0.9), reading('other', 0.9)],
      async (asked) => asked.map((_, index) => (index < 2 ? reading('4', 0.99999) : reading('other', 0.9))),
      async (asked, share) => {
        seen.push(asked)
        shares.push(share)
        return [reading('5', 0.99, 7)]
      },
    )
    expect(seen).toEqual([[other], [other]])
    expect(Math.max(...shares)).toBeLessThan(0.25)
    expect(new Set(shares).size).toBe(2)
    expect(shareOf(four as Reading, '4')).toBeGreaterThan(0.995)
    expect(shareOf(small as Reading, '5')).toBeGreaterThan(shareOf(small as Reading, 'other'))
    // What the card looks like, the whole card says.
    expect((small as Reading).looks[7]).toBe(0)
  })

  const nothing = async (quads: readonly Quad[]) => quads.map(() => reading('other', 0.99))

  it('looks more closely only at corners that may show a number', async () => {
    const seen: (readonly Quad[])[] = []
    const other = rectangle(300, 0, 500, 300)
    await again([quad, other], [reading('4', 0.9), reading('blank', 0.9)], nothing, async (asked) => {
      seen.push(asked)
      return asked.map((each) => reading(each === other ? '5' : 'other', 0.8))
    })
    expect(seen).toEqual([[quad, other], [other]])
  })

  it('believes the whole card where that is surer than its corners', async () => {
    const [said] = await again([quad], [reading('other', 0.99)], nothing, async () => [reading('1', 0.6)])
    expect(shareOf(said as Reading, 'other')).toBeGreaterThan(shareOf(said as Reading, '1'))
  })

  it('believes corners that are fairly sure where the whole shows another number, and not where it shows none', async () => {
    const whole = (numeral: Numeral) => async (quads: readonly Quad[]) => quads.map(() => reading(numeral, 0.93))
    const corners = async () => [reading('7', 0.85)]
    const [pips] = await again([quad], [reading('8', 0.6)], whole('8'), corners)
    const [words] = await again([quad], [reading('other', 0.95)], whole('other'), corners)
    expect(shareOf(words as Reading, '7')).toBeLessThan(0.1)
    expect(shareOf(pips as Reading, '7')).toBeGreaterThan(0.3)
  })

  it('believes the corners where they are as sure of another number as the whole is', async () => {
    const nine = async (quads: readonly Quad[]) => quads.map(() => reading('9', 0.95))
    const [said] = await again([quad], [reading('9', 0.95)], nine, async () => [reading('7', 0.95)])
    expect(shareOf(said as Reading, '7')).toBeGreaterThan(shareOf(said as Reading, '9'))
  })

  it('takes it for nothing that corners show no number, or each look another one', async () => {
    const four = async (quads: readonly Quad[]) => quads.map(() => reading('4', 0.9))
    const [said] = await again([quad], [reading('4', 0.9)], four, nothing)
    expect(shareOf(said as Reading, '4')).toBeCloseTo(0.9)
    const looks = [reading('1', 0.8), reading('7', 0.8)]
    const [torn] = await again([quad], [reading('4', 0.9)], four, async () => [looks.shift() as Reading])
    expect(shareOf(torn as Reading, '4')).toBeCloseTo(0.9)
  })
})
