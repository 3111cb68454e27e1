import { expect, it } from 'vitest'
import { datedBy, whenPlayed } from './when-played'

const NOW = new Date('2026-11-21T00:50').getTime()

it.each([
  ['hand', '2026-11-21T00:40', 'gestern', 'yesterday', '2026-11-20'],
  ['table', '2026-11-21T00:40', 'heute, 00:40', 'today, 00:40', '2026-11-21'],
  ['hand', '2026-11-21T20:00', 'heute', 'today', '2026-11-21'],
  ['hand', '2026-11-22T20:00', '22. Nov.', '22 Nov', '2026-11-22'],
  ['hand', '2026-11-18T20:00', 'Mittwoch', 'Wednesday', '2026-11-18'],
  ['hand', '2026-11-13T04:59', '12. Nov.', '12 Nov', '2026-11-12'],
  ['hand', '2025-12-31T20:00', '31. Dez. 2025', '31 Dec 2025', '2025-12-31'],
] as const)('a game of kind %s that ended %s was %s', (source, at, german, english, day) => {
  const row = { source, ended: new Date(at).getTime() }
  expect(whenPlayed(row, NOW, 'de')).toBe(german)
  expect(whenPlayed(row, NOW, 'en-GB')).toBe(english)
  expect(new Intl.DateTimeFormat('sv').format(datedBy(row))).toBe(day)
})
