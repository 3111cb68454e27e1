import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { device, value } from '@/lib/book/fixture'
import { enterGame, listResults } from '@/lib/book/results'
import { ratingHistory, standings } from '@/lib/book/standings'
import { aligned, carried, moving } from './lines'

const point = (result: string, number: number, value: number) => ({ result, ended: number >> 1, number, value })

describe('lines side by side', () => {
  it('have a column for each game, in the order in which the book counts them', () => {
    const [a, b, c] = [point('c', 1, 10), point('b', 2, 20), point('a', 3, 30)]
    const { games, rows } = aligned([
      { person: 'Ana', points: [a, c] },
      { person: 'Ben', points: [b] },
    ])
    expect(games.map(({ result }) => result)).toEqual(['c', 'b', 'a'])
    expect(rows).toEqual([
      [a, null, c],
      [null, b, null],
    ])
  })

  it('end at the ratings that the standings give, also where all games were entered for one day', async () => {
    const book = device().tab()
    const ended = Date.UTC(2026, 10, 20, 18)
    for (const names of ['ABC', 'BAC', 'ACB', 'CAB', 'ABC', 'BCA', 'CBA', 'BAC']) {
      const seats = [...names].map((name, i) => ({ name, place: i + 1, points: null }))
      value(await enterGame({ game: 'mezza', ended, seats }, book))
    }
    const history = value(await ratingHistory({}, book))
    const { games, rows } = aligned([...history].map(([person, points]) => ({ person, points })))
    const listed = value(await listResults({}, { limit: 20 }, book)).map(({ id }) => id)
    expect(games.map(({ result }) => result)).toEqual(listed.toReversed())
    const shown = value(await standings({}, book)).map(({ person, rating }) => [person, rating.shown])
    const drawn = [...history.keys()].map((person, line) => [person, carried(rows[line] ?? []).at(-1)?.value])
    expect(drawn.sort()).toEqual(shown.sort())
  })

  it('lose no point and add none', () => {
    const points = fc.uniqueArray(
      fc.record({ result: fc.string({ minLength: 1, maxLength: 2 }), number: fc.nat(99), value: fc.nat(9) }),
      { selector: ({ result }) => result },
    )
    fc.assert(
      fc.property(points, fc.nat(4), (found, people) => {
        const all = found.map(({ result, number, value }) => point(result, number, value))
        const lines = Array.from({ length: people + 1 }, (_, i) => ({
          person: `${i}`,
          points: all.filter((_, j) => j % (people + 1) <= i).toSorted((x, y) => x.number - y.number),
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
