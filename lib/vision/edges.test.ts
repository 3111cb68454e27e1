import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alignedToEdges } from './edges'
import { Pyramid } from './picture'
import { contains, distance, type Point, type Quad, quadOf } from './polygon'

const SIDE = 320

/**
 * A light card on a dark table, with some grain; each pixel of its edge is as light as the part of it that the card covers.
 *
 * @param panel where the light part of the card is, if it has a border that is darker.
 * @param lighter by how much the card is lighter than the table, of 255.
 */
function photograph(card: Quad, panel?: Quad, lighter = 150): Pyramid {
  const data = new Uint8Array(SIDE * SIDE * 4)
  const inward = [0.125, 0.375, 0.625, 0.875]
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const covered = (part: Quad) =>
        inward.flatMap((dy) => inward.filter((dx) => contains(part, [x + dx, y + dy]))).length / 16
      const grain = ((x * 7919 + y * 104729) % 31) - 15
      const light = panel ? 60 * covered(card) + 90 * covered(panel) : lighter * covered(card)
      data.fill(60 + light + grain, (y * SIDE + x) * 4, (y * SIDE + x) * 4 + 4)
    }
  return new Pyramid({ width: SIDE, height: SIDE, data })
}

function card(angle: number, width: number): Quad {
  const [x, y] = [Math.cos(angle) * width, Math.sin(angle) * width]
  const ends: readonly Point[] = [
    [-0.5, -0.7],
    [0.5, -0.7],
    [0.5, 0.7],
    [-0.5, 0.7],
  ]
  return quadOf((corner) => {
    const [across, along] = ends[corner] as Point
    return [SIDE / 2 + across * x - along * y, SIDE / 2 + across * y + along * x]
  })
}

const moved = (quad: Quad, by: readonly number[]) =>
  quadOf((corner) => {
    const [x, y] = quad[corner] as Point
    return [x + (by[2 * corner] as number), y + (by[2 * corner + 1] as number)]
  })

const worst = (one: Quad, other: Quad) => Math.max(...one.map((corner, i) => distance(corner, other[i] as Point)))

const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true })
const errors = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 8, maxLength: 8 })
const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length

describe('a card that was found roughly', () => {
  it('is moved onto its edges, whichever way it lies', () => {
    const roughly = fc.sample(fc.tuple(angle, fc.integer({ min: 90, max: 150 }), errors), { numRuns: 16, seed: 5 })
    const [before, after] = [[] as number[], [] as number[]]
    for (const [turn, width, by] of roughly) {
      const exact = card(turn, width)
      const rough = moved(
        exact,
        by.map((part) => part * 0.018 * width),
      )
      const aligned = alignedToEdges(photograph(exact), rough)
      before.push(worst(rough, exact) / width)
      after.push(worst(aligned, exact) / width)
    }
    expect(mean(after)).toBeLessThan(0.5 * mean(before))
    expect(Math.max(...after)).toBeLessThan(1.1 * Math.max(...before))
  })

  it('stays as it is on its edges, and where there are none', () => {
    const exact = card(0.3, 120)
    expect(worst(alignedToEdges(photograph(exact), exact), exact)).toBeLessThan(0.6)
    const grey = new Pyramid({ width: 200, height: 200, data: new Uint8Array(200 * 200 * 4).fill(120) })
    expect(alignedToEdges(grey, exact)).toBe(exact)
  })

  it('is not drawn to the edge inside its border, though that is stronger', () => {
    const exact = card(0.3, 140)
    const panel = card(0.3, 140 * 0.91)
    expect(worst(alignedToEdges(photograph(exact, panel), exact), exact)).toBeLessThan(1)
  })

  it("is not drawn to the picture's edge, though the card hardly differs from the table", () => {
    // From the top of the picture, as from its left, it is 4 pixels away.
    const exact = moved(card(0, 140), [-86, -58, -86, -58, -86, -58, -86, -58])
    expect(Math.min(...exact.flat())).toBeCloseTo(4)
    expect(worst(alignedToEdges(photograph(exact, undefined, 30), exact), exact)).toBeLessThan(1)
  })

  it('stays as it is where it is too small for an edge to be sharper than the net', () => {
    const exact = card(1, 50)
    const rough = moved(exact, [1, 0, 0, 1, -1, 0, 0, -1])
    expect(alignedToEdges(photograph(exact), rough)).toBe(rough)
  })

  it('may reach beyond the picture', () => {
    const beyond = moved(card(0, 120), [-150, 0, -150, 0, -150, 0, -150, 0])
    const aligned = alignedToEdges(photograph(beyond), moved(beyond, [0, 2, 0, 2, 0, 0, 0, 0]))
    expect(aligned.flat().every(Number.isFinite)).toBe(true)
    expect(Math.abs(aligned[1][1] - beyond[1][1])).toBeLessThan(1.5)
  })
})
