import { describe, expect, it } from 'vitest'
import type { Story } from '@/lib/book/story'
import type { MarkKind } from '@/lib/book/story-marks'
import { longestAhead, nextMarked } from './told'

/** A story by the cards of each seat after each event; null: none. */
function story(rows: readonly (readonly (number | null)[])[], marks: Readonly<Record<number, MarkKind>> = {}): Story {
  const steps = rows.map((row, number) => ({
    number,
    held: row.map((count) => (count === null ? null : { least: count, most: count })),
    marks: number in marks ? [{ kind: marks[number] as MarkKind, by: 0 }] : [],
  }))
  return { game: 'mezza', steps, complete: true }
}

describe('who was ahead for longest', () => {
  it('had the fewest cards, alone, after most events', () => {
    const rows = [
      [9, 9, 9],
      [8, 9, 9],
      [8, 8, 9],
      [8, 7, 9],
      [8, 6, 9],
    ]
    expect(longestAhead(story(rows))).toEqual({ seat: 1, share: 0.5 })
  })

  it('is nobody where two were equally long, and where nobody ever was', () => {
    expect(
      longestAhead(
        story([
          [9, 9],
          [8, 9],
          [8, 7],
        ]),
      ),
    ).toBeNull()
    expect(
      longestAhead(
        story([
          [9, 9],
          [9, 9],
        ]),
      ),
    ).toBeNull()
    expect(longestAhead(story([[9, 9]]))).toBeNull()
  })

  it('is asked of those who hold cards: who is out is ahead of nobody', () => {
    expect(
      longestAhead(
        story([
          [1, 9, 8],
          [null, 9, 8],
          [null, 9, 8],
          [null, 7, 8],
        ]),
      ),
    ).toEqual({ seat: 2, share: 2 / 3 })
  })
})

describe('the next event worth looking at', () => {
  const told = story(
    Array.from({ length: 10 }, () => [5, 5]),
    { 2: 'snatch', 5: 'clear', 8: 'snatch' },
  )

  it.each([
    [0, 1, 2],
    [2, 1, 5],
    [8, 1, undefined],
    [9, -1, 8],
    [5, -1, 2],
    [2, -1, undefined],
  ] as const)('from %i on by %i is %s', (from, by, to) => {
    expect(nextMarked(told, from, by)).toBe(to)
  })

  it('is of the kind that is asked for', () => {
    expect(nextMarked(told, 2, 1, (kind) => kind === 'snatch')).toBe(8)
    expect(nextMarked(told, 0, 1, (kind) => kind === 'proof')).toBeUndefined()
  })
})
