import fc from 'fast-check'
import { expect, it } from 'vitest'
import { distinct, isRival, type Place, type Sighted, withoutPlates } from './distinct'
import { DIMENSIONS, turnedLooks, WHOLE } from './embedding'
import { anyQuad } from './fixture'
import { iou, quadOf, turned } from './polygon'
import { NUMERALS, type Numeral } from './reading'
import { rectangle } from './warp'

const card = rectangle(0, 0, 100, 150)
/** Looks of which different kinds have nothing in common, nor has one with itself turned. */
const looksOf = (kind: number) =>
  new Float32Array(WHOLE).map((_, index) => (index === 2 * kind || index === DIMENSIONS + 2 * kind + 1 ? 1 : 0))
const at = (quad: Place['quad'], score: number, kind = 0): Sighted => ({
  quad,
  score,
  reading: { looks: looksOf(kind) },
})

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

it('keeps a card, and not its part, unless that is surer', () => {
  const part = at(rectangle(10, 10, 60, 90), 0.9)
  expect(distinct([part, at(card, 0.95)], isRival)).toEqual([at(card, 0.95)])
  expect(distinct([part, at(card, 0.6)], isRival)).toEqual([part])
})

it('keeps two cards, and not the outline round both, though each is less sure', () => {
  const pair = [at(rectangle(0, 0, 60, 100), 0.9), at(rectangle(50, 0, 110, 100), 0.85)]
  const round = at(rectangle(0, 0, 110, 100), 0.99)
  expect(pair.every((one) => isRival(one, round))).toBe(true)
  expect(distinct([round, ...pair], isRival)).toEqual(pair)
  expect(distinct([round, pair[0]!], isRival)).toEqual([round])
})

it('keeps two cards of which one nearly hides the other where each is sure and they look unlike', () => {
  const top = at(card, 0.99)
  const under = (score: number, kind: number, by = 22) => at(rectangle(by, 0, 100 + by, 150), score, kind)
  expect(iou(top.quad, under(1, 1).quad)).toBeGreaterThan(0.6)
  expect(distinct([top, under(0.95, 1)], isRival)).toHaveLength(2)
  expect(distinct([top, under(0.95, 0)], isRival)).toEqual([top])
  const upsideDown = { ...under(0.95, 0), reading: { looks: turnedLooks(looksOf(0)) } }
  expect(distinct([top, upsideDown], isRival)).toEqual([top])
  expect(distinct([top, under(0.85, 1)], isRival)).toEqual([top])
  expect(distinct([top, under(0.95, 1, 15)], isRival)).toEqual([top])
  const part = at(rectangle(0, 0, 95, 95), 0.95, 1)
  expect(iou(top.quad, part.quad)).toBeGreaterThan(0.55)
  expect(distinct([top, part], isRival)).toEqual([top])
})

const somePlaces = (most: number) =>
  fc.array(fc.record({ quad: anyQuad, score: fc.double({ min: 0.5, max: 1, noNaN: true }) }), { maxLength: most })

/** A place where a number is read with this probability, and otherwise none. */
const reads = (quad: Place['quad'], number: Numeral, probability: number) => ({
  quad,
  reading: {
    numerals: new Float32Array(
      NUMERALS.map((name) => (name === number ? probability : name === 'other' ? 1 - probability : 0)),
    ),
    of: quad,
  },
})

it('takes the plate of a card for a part of it, and the number from where it is read more surely', () => {
  const ticket = reads(card, '7', 0.5)
  for (const plate of [rectangle(8, 8, 92, 100), rectangle(-2, 55, 95, 145), turned(rectangle(10, 30, 90, 120), 1)]) {
    const sure = reads(plate, '4', 0.9)
    for (const places of [
      [ticket, sure],
      [sure, ticket],
    ])
      expect(withoutPlates(places)).toEqual([
        { ...ticket, reading: { ...ticket.reading, numerals: sure.reading.numerals } },
      ])
    expect(withoutPlates([reads(plate, '4', 0.4), ticket])).toEqual([ticket])
  }
})

it.each([
  ['beside a card', rectangle(60, 10, 150, 100)],
  ['of which too much lies beyond the card', rectangle(20, 8, 112, 100)],
  ['that is much smaller', rectangle(20, 20, 80, 80)],
  ['that is nearly all of the card', rectangle(0, 3, 110, 129)],
  ['that has a card’s shape itself', rectangle(5, 5, 80, 105)],
])('leaves a place %s alone', (_, place) => {
  const places = [reads(card, '7', 0.5), reads(place, '4', 0.9)]
  expect(withoutPlates(places)).toEqual(places)
})

it.each([
  ['square', rectangle(0, 0, 110, 120)],
  ['longer than cards are', rectangle(0, 0, 100, 190)],
])('leaves a place alone that lies within one that is %s', (_, around) => {
  const places = [reads(around, '7', 0.5), reads(rectangle(5, 5, 95, 102), '4', 0.9)]
  expect(withoutPlates(places)).toEqual(places)
})

it('keeps no two that are one, and no fewer than any other choice', () => {
  const excludes = (a: Place, b: Place) => iou(a.quad, b.quad) > 0.1
  fc.assert(
    fc.property(somePlaces(9), (given) => {
      const kept = distinct(given, excludes)
      const sum = (places: readonly Place[]) => places.reduce((total, { score }) => total + score, 0)
      for (const [index, one] of kept.entries()) {
        expect(given).toContain(one)
        expect(one.score).toBeLessThanOrEqual(kept[index - 1]?.score ?? 1)
      }
      for (let choice = 0; choice < 2 ** given.length; choice++) {
        const some = given.filter((_, index) => choice & (1 << index))
        const agrees = some.every((one, index) => some.slice(0, index).every((other) => !excludes(other, one)))
        if (agrees) expect(sum(some)).toBeLessThanOrEqual(sum(kept) + 1e-9)
        else expect(some).not.toEqual(kept)
      }
    }),
    { numRuns: 60 },
  )
})

it('is quick where two dozen lie over one another', () => {
  const row = Array.from({ length: 24 }, (_, index) => at(rectangle(index * 30, 0, 100 + index * 30, 150), 0.9))
  expect(distinct(row, (a, b) => iou(a.quad, b.quad) > 0.2)).toHaveLength(8)
})

it('does not mind where they lie or how they begin', () => {
  fc.assert(
    fc.property(fc.array(anyQuad, { maxLength: 6 }), fc.nat(3), (quads, quarters) => {
      const given = quads.map((quad, index) => at(quad, 1 - index / 20, index % 2))
      const moved = given.map(({ quad, ...seen }) => ({
        ...seen,
        quad: turned(
          quadOf((index) => [quad[index as 0][0] + 1000, quad[index as 0][1] - 500]),
          quarters,
        ),
      }))
      expect(distinct(moved, isRival).map(({ score }) => score)).toEqual(
        distinct(given, isRival).map(({ score }) => score),
      )
    }),
  )
})
