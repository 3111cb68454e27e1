import { describe, expect, it } from 'vitest'
import { turned } from './polygon'
import { NUMERALS, type Reading } from './reading'
import { eitherEdge, likelierEdge } from './short-edge'
import { rectangle } from './warp'

const upright = rectangle(0, 0, 200, 300)
const lying = rectangle(0, 0, 300, 200)
const square = rectangle(0, 0, 250, 250)

/** What the reader makes of a card: so likely none at all, which is what it says of one that lies on its side. */
function reading(noCard: number): Reading {
  const numerals = Float32Array.from(NUMERALS, (numeral) => (numeral === 'no-card' ? noCard : 0))
  return { numerals, colours: new Float32Array(), suits: new Float32Array(), up: 1, looks: new Float32Array() }
}

describe('a card is read', () => {
  it('on one edge where that is surely the short one', () => {
    expect(eitherEdge({ quad: upright, portrait: 0.9999 })).toHaveLength(1)
  })

  it('on the next one too where it may be that, or is seen wider than high', () => {
    const unsure = { quad: upright, portrait: 0.8, name: 'kept' }
    const [same, other, ...rest] = eitherEdge(unsure)
    expect(same).toBe(unsure)
    expect(other).toEqual({ quad: turned(upright, 1), portrait: expect.closeTo(0.2), name: 'kept' })
    expect(rest).toEqual([])
    expect(eitherEdge({ quad: lying, portrait: 0.9999 })).toHaveLength(2)
    expect(eitherEdge({ quad: square, portrait: 0.9999 })).toHaveLength(2)
  })
})

describe('it stands on the edge', () => {
  /** Whether the first of both ways is chosen. */
  const isFirst = (portrait: number, noCards: readonly [number, number], quad = square) => {
    const edges = eitherEdge({ quad, portrait }).map((edge, index) => ({ ...edge, reading: reading(noCards[index]!) }))
    return likelierEdge(edges) === edges[0]
  }

  it('that is likelier the short one, where the reader does not know', () => {
    expect(isFirst(0.8, [0.5, 0.5])).toBe(true)
    expect(isFirst(0.3, [0.5, 0.5])).toBe(false)
  })

  it('on which the reader sees a card', () => {
    expect(isFirst(0.8, [0.99, 0.01])).toBe(false)
    expect(isFirst(0.3, [0.01, 0.99])).toBe(true)
  })

  it('on which it is higher than wide, unless all else speaks for the other', () => {
    // A jack in full view that the refiner took for one on its side.
    expect(isFirst(0.96, [0.5, 0.01], lying)).toBe(false)
    expect(isFirst(0.96, [0.5, 0.01], upright)).toBe(true)
    // One in the dark that was found higher than wide, though it lay on its side.
    expect(isFirst(0.69, [0.77, 0], upright)).toBe(false)
    // A card that is seen from very low.
    expect(isFirst(0.998, [0, 0.92], lying)).toBe(true)
  })
})
