import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aligned, carried, moving } from './lines'

const point = (result: string, ended: number, value: number) => ({ result, ended, value })

describe('lines side by side', () => {
  it('have a column for each game, in the order in which they ended', () => {
    const [a, b, c] = [point('a', 1, 10), point('b', 2, 20), point('c', 2, 30)]
    const { games, rows } = aligned([
      { person: 'Ana', points: [a, c] },
      { person: 'Ben', points: [b] },
    ])
    expect(games.map(({ result }) => result)).toEqual(['a', 'b', 'c'])
    expect(rows).toEqual([
      [a, null, c],
      [null, b, null],
    ])
  })

  it('lose no point and add none', () => {
    const points = fc.uniqueArray(
      fc.record({ result: fc.string({ minLength: 1, maxLength: 2 }), ended: fc.nat(9), value: fc.nat(9) }),
      {
        selector: ({ result }) => result,
      },
    )
    fc.assert(
      fc.property(points, fc.nat(4), (all, people) => {
        const lines = Array.from({ length: people + 1 }, (_, i) => ({
          person: `${i}`,
          points: all.filter((_, j) => j % (people + 1) <= i).toSorted((x, y) => x.ended - y.ended),
        }))
        const { games, rows } = aligned(lines)
        expect(games).toHaveLength(new Set(lines.flatMap((line) => line.points.map(({ result }) => result))).size)
        rows.forEach((row, i) => {
          expect(new Set(row.filter((one) => one !== null))).toEqual(new Set(lines[i]?.points))
          row.forEach((one, at) => {
            if (one) expect(one.result).toBe(games[at]?.result)
          })
        })
        expect(games.map(({ ended }) => ended)).toEqual(games.map(({ ended }) => ended).toSorted((x, y) => x - y))
      }),
    )
  })
})

it('what held last goes on until something new does', () => {
  expect(carried([null, 3, null, null, 0, null])).toEqual([null, 3, 3, 3, 0, 0])
})

it('an average is that of the last few games that somebody played', () => {
  expect(moving([1, null, 3, 5, null, 1], 2)).toEqual([1, null, 2, 4, null, 3])
  expect(moving([], 5)).toEqual([])
})
