import { expect, it } from 'vitest'
import { daysLater, isDay } from './day'

it.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-11-21', -29, '2026-10-23'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2024-02-28', 1, '2024-02-29'],
  // The clocks change.
  ['2026-03-28', 1, '2026-03-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-25', 1, '2026-10-26'],
])('%s and %i days is %s', (day, days, later) => {
  expect(daysLater(day, days)).toBe(later)
})

it.each(['2026-11-21', '2024-02-29', '2026-03-29', '2026-10-25'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true)
})

it.each(['', 'today', '2026-02-30', '2026-13-01', '2025-02-29', '26-1-1', '2026-11-21T00:00'])('%j is none', (text) => {
  expect(isDay(text)).toBe(false)
})
