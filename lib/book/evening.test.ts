import { expect, it } from 'vitest'
import { dayOf, startOf } from './evening'

it.each([
  [new Date(2026, 10, 20, 20), '2026-11-20'],
  [new Date(2026, 10, 21, 4, 59), '2026-11-20'],
  [new Date(2026, 10, 21, 5), '2026-11-21'],
  [new Date(2026, 0, 1, 1), '2025-12-31'],
  // The hour that comes twice, and the one that does not come, in Berlin.
  [new Date('2026-10-25T04:59:00+01:00'), '2026-10-24'],
  [new Date('2026-03-29T04:59:00+02:00'), '2026-03-28'],
])('%s belongs to %s', (time, day) => {
  expect(dayOf(time.getTime())).toBe(day)
})

it('a day begins at five', () => {
  const start = startOf('2026-03-29')
  expect([dayOf(start - 1), dayOf(start)]).toEqual(['2026-03-28', '2026-03-29'])
})
