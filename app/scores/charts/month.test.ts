import { describe, expect, it } from 'vitest'
import { dayAfter, firstWeekday, monthOf, noonOf, weeksOf } from './month'

describe('the weeks of a month', () => {
  it('begin with the day that weeks begin with', () => {
    const monday = weeksOf({ year: 2026, month: 10 }, 1)
    expect(monday[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(monday.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null])
    expect(weeksOf({ year: 2026, month: 10 }, 0)[0]?.[0]).toBe('2026-11-01')
  })

  it.each([
    [2024, 1, 29],
    [2026, 1, 28],
    [2026, 11, 31],
    [2026, 3, 30],
  ])('%i-%i has each of its days once, in order', (year, month, days) => {
    for (let first = 0; first < 7; first++) {
      const weeks = weeksOf({ year, month }, first)
      expect(weeks.every((week) => week.length === 7 && week.some((day) => day !== null))).toBe(true)
      const all = weeks.flat()
      const named = all.filter((day) => day !== null)
      expect(named).toHaveLength(days)
      expect(named).toEqual(named.toSorted())
      for (const [at, day] of all.entries()) {
        if (day) expect(noonOf(day).getDay()).toBe((first + at) % 7)
      }
    }
  })
})

it('a day is followed by the next one, also over the end of a year and where clocks change', () => {
  expect(dayAfter('2026-12-31')).toBe('2027-01-01')
  expect(dayAfter('2026-03-28')).toBe('2026-03-29')
  expect(dayAfter('2026-10-25')).toBe('2026-10-26')
})

it('a day belongs to its month', () => {
  expect(monthOf('2026-02-03')).toEqual({ year: 2026, month: 1 })
})

it('weeks begin on Monday in Germany and on Sunday in America', () => {
  expect(firstWeekday('de-DE')).toBe(1)
  expect(firstWeekday('en-US')).toBe(0)
})
