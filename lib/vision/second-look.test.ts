import { describe, expect, it } from 'vitest'
import { DIMENSIONS } from './embedding'
import type { Quad } from './polygon'
import { CARD_COLOURS, NUMERALS, type Numeral, type Reading, SUITS } from './reading'
import { readTwice } from './second-look'
import { rectangle } from './warp'

const quad = rectangle(0, 0, 200, 300)

/** So likely it is this numeral, and the rest all alike; its looks point along one axis. */
function reading(numeral: Numeral, share: number, axis = 0): Reading {
  const rest = (1 - share) / (NUMERALS.length - 1)
  const looks = new Float32Array(DIMENSIONS * 2)
  looks[axis] = looks[DIMENSIONS + axis] = 1
  return {
    numerals: Float32Array.from(NUMERALS, (one) => (one === numeral ? share : rest)),
    colours: Float32Array.from(CARD_COLOURS, (_, index) => (index === 0 ? 1 : 0)),
    suits: Float32Array.from(SUITS, (_, index) => (index === 0 ? 1 : 0)),
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
    ])
    const [one, two] = (said as Reading).looks
    expect((two as number) / (one as number)).toBeCloseTo(2)
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
