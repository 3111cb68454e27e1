import fc from 'fast-check'
import { expect, it } from 'vitest'
import { distinct, isRival, type Place } from './distinct'
import { anyQuad } from './fixture'
import { iou, quadOf, turned } from './polygon'
import { rectangle } from './warp'

const card = rectangle(0, 0, 100, 150)
const at = (quad: Place['quad'], score: number): Place => ({ quad, score })

it('keeps the surer of two that are one card', () => {
  const near = rectangle(8, 5, 108, 155)
  expect(distinct([at(near, 0.7), at(turned(card, 2), 0.9)], isRival).map(({ score }) => score)).toEqual([0.9])
})

it('keeps cards that cover each other, and those of a hand', () => {
  const covered = [at(card, 0.9), at(rectangle(40, 40, 140, 190), 0.8), at(rectangle(0, 40, 150, 140), 0.7)]
  expect(distinct(covered, isRival)).toEqual(covered)
  const hand = [0, 1, 2, 3].map((index) => at(rectangle(index * 30, 0, 100 + index * 30, 150), 1 - index / 10))
  expect(distinct(hand, isRival)).toEqual(hand)
})

it('keeps a card, and not its parts, unless they are surer', () => {
  const parts = [at(rectangle(10, 10, 60, 90), 0.9), at(rectangle(55, 70, 105, 145), 0.8)]
  expect(distinct([...parts, at(card, 0.95)], isRival)).toEqual([at(card, 0.95)])
  expect(distinct([...parts, at(card, 0.6)], isRival)).toEqual(parts)
})

it('keeps the surest of all, and no two that are one, whatever there is', () => {
  const places = fc.array(fc.record({ quad: anyQuad, score: fc.double({ min: 0.5, max: 1, noNaN: true }) }), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(places, (given) => {
      const kept = distinct(given, isRival)
      expect(kept.length > 0).toBe(given.length > 0)
      for (const [index, one] of kept.entries()) {
        expect(given).toContain(one)
        expect(one.score).toBeLessThanOrEqual(kept[index - 1]?.score ?? 1)
        for (const other of kept.slice(0, index)) expect(iou(one.quad, other.quad)).toBeLessThanOrEqual(0.55)
      }
      expect(distinct(kept, isRival)).toEqual(kept)
    }),
  )
})

it('does not mind where they lie or how they begin', () => {
  fc.assert(
    fc.property(fc.array(anyQuad, { maxLength: 6 }), fc.nat(3), (quads, quarters) => {
      const given = quads.map((quad, index) => at(quad, 1 - index / 10))
      const moved = given.map(({ quad, score }) =>
        at(
          turned(
            quadOf((index) => [quad[index as 0][0] + 1000, quad[index as 0][1] - 500]),
            quarters,
          ),
          score,
        ),
      )
      expect(distinct(moved, isRival).map(({ score }) => score)).toEqual(
        distinct(given, isRival).map(({ score }) => score),
      )
    }),
  )
})
