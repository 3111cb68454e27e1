import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ANIMAL_COLOURS, drawingOf, drawingOfHalf, JOIN, type Side } from './animal-drawings'
import { ANIMALS, CHAMELEON, MISCH_MASCH_CARDS } from './misch-masch'

const SIDES: readonly Side[] = ['upper', 'lower']

const halves = ANIMALS.flatMap((animal) => SIDES.map((side) => ({ animal, side })))

/** Where paths lie: the numbers of their absolute points, roughly also those of their relative ones. */
const numbers = (d: string) => (d.match(/-?\d*\.?\d+/g) ?? []).map(Number)

describe('Every card of Misch Masch is drawn (A1.2)', () => {
  test.each(MISCH_MASCH_CARDS)('%s', (card) => {
    const drawing = drawingOf(card)
    expect(drawing.length).toBeGreaterThan(2)
    for (const { d, fill, line, width } of drawing) {
      expect(d).toMatch(/^M[\d\sMLHVCQAhvZ.]+$/)
      expect(fill ?? line).toBeDefined()
      expect(line === undefined).toBe(width === undefined)
      expect(Math.max(...numbers(d))).toBeLessThanOrEqual(140)
    }
  })

  test('no two alike', () => {
    const drawn = MISCH_MASCH_CARDS.map((card) => JSON.stringify(drawingOf(card)))
    expect(new Set(drawn).size).toBe(MISCH_MASCH_CARDS.length)
  })

  test('a pair shows the halves it is named for, a half card a dashed place beside its half', () => {
    const [upper, lower] = [drawingOfHalf('K', 'upper').slice(0, -1), drawingOfHalf('E', 'lower').slice(0, -1)]
    expect(drawingOf('KE')).toEqual(expect.arrayContaining([...upper, ...lower]))
    expect(drawingOf('K-')).toEqual(expect.arrayContaining(upper))
    for (const card of MISCH_MASCH_CARDS) {
      expect(drawingOf(card).filter(({ dashes }) => dashes)).toHaveLength(card.includes('-') ? 1 : 0)
    }
  })
})

describe('Every upper half joins every lower one', () => {
  test.each(halves)('$animal $side: one outline goes upright from one join point to the other', ({ animal, side }) => {
    const bodies = drawingOfHalf(animal, side).filter(
      ({ d, fill, line }) => fill && line && d.startsWith(`M${JOIN.left} ${JOIN.y}`),
    )
    expect(bodies).toHaveLength(1)
    const body = bodies[0]!
    expect(body.fill).toBe(ANIMAL_COLOURS[animal])
    // The first control point lies straight above or below the join; so does the last, or the line before it ends there.
    expect(body.d).toMatch(new RegExp(`^M${JOIN.left} ${JOIN.y}C${JOIN.left} `))
    expect(body.d).toMatch(
      new RegExp(`( ${JOIN.right} [\\d.]+ ${JOIN.right} ${JOIN.y}|L${JOIN.right} [\\d.]+V${JOIN.y})$`),
    )
    const inside = (y: number) => (side === 'upper' ? y <= JOIN.y : y >= JOIN.y)
    expect(inside(numbers(body.d)[3]!)).toBe(true)
  })

  test('with outlines of one width', () => {
    const widths = halves.map(
      ({ animal, side }) => drawingOfHalf(animal, side).find(({ d }) => d.startsWith('M30 70'))?.width,
    )
    expect(new Set(widths).size).toBe(1)
  })
})

test('every animal has a colour of its own', () => {
  expect(new Set(Object.values(ANIMAL_COLOURS)).size).toBe(ANIMALS.length)
})

test('the chameleon wears more colours than any animal', () => {
  const colours = (card: 'cham' | 'DD' | 'PP') =>
    new Set(drawingOf(card).flatMap(({ fill, line }) => [fill, line])).size
  expect(colours(CHAMELEON)).toBeGreaterThan(Math.max(colours('DD'), colours('PP')))
})

test('all drawings together are smaller than 12 kB', () => {
  expect(readFileSync(new URL('./animal-drawings.ts', import.meta.url)).length).toBeLessThan(12_000)
})
