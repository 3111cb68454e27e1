import { describe, expect, it } from 'vitest'
import { DIMENSIONS, WHOLE, WHOLE_AND_MIDDLE } from './embedding'
import type { Quad } from './polygon'
import { CARD_COLOURS, NUMERALS, type Numeral, type Reading, SUITS, type Suit } from './reading'
import { readTwice } from './second-look'
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

const shareOf = ({ numerals }: Reading, numeral: Numeral) => numerals[NUMERALS.indexOf(numeral)] as number

describe('readTwice', () => {
  it('looks at no card again that is surely read', async () => {
    const sure = reading('7', 0.999)
    const asked: number[] = []
    const read = async (quads: readonly Quad[]) => {
      asked.push(quads.length)
      return []
    }
    expect(await readTwice([quad], [sure], read)).toEqual([sure])
    expect(asked).toEqual([0])
  })

  it('looks again at what bears no number, however sure that is: only its looks tell it from others', async () => {
    const [said] = await readTwice([quad], [reading('other', 0.999)], async () => [
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
    const all = await readTwice([quad, quad, quad], cards, async (quads) => {
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
    await readTwice([quad, quad], [reading('7', 0.999), reading('4', 0.8)], async (quads) => {
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
    const [said] = await readTwice([quad], [reading('4', 0.8)], async () => [
      reading('other', 0.9, 1),
      reading('other', 0.9, 1),
    ])
    expect(shareOf(said as Reading, 'other')).toBeGreaterThan(shareOf(said as Reading, '4'))
    expect((said as Reading).numerals.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
    const [one, two] = (said as Reading).looks
    expect((two as number) / (one as number)).toBeCloseTo(2)
  })

  it('keeps each card’s own second look', async () => {
    const both = await readTwice([quad, quad], [reading('4', 0.5), reading('8', 0.5)], async () =>
      ['4', '4', '8', '8'].map((numeral) => reading(numeral as Numeral, 0.9)),
    )
    expect(both.map((one) => shareOf(one, '4') > 0.5)).toEqual([true, false])
  })

  it('is not ruled out by a single look that finds something impossible', async () => {
    const [said] = await readTwice([quad], [reading('4', 0.99)], async () => [reading('4', 0.99), reading('8', 1)])
    expect(shareOf(said as Reading, '4')).toBeGreaterThan(shareOf(said as Reading, '8'))
  })
})
