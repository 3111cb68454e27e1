import { describe, expect, it } from 'vitest'
import { localeOf, moment } from './moment'

const now = new Date('2026-11-20T18:30').getTime()

describe('moment', () => {
  it.each([
    ['2026-11-20T18:04', 'heute, 18:04', 'today, 18:04'],
    ['2026-11-19T23:59', 'gestern, 23:59', 'yesterday, 23:59'],
    ['2026-11-18T09:05', 'Mittwoch, 09:05', 'Wednesday, 09:05'],
    ['2026-11-14T00:00', 'Samstag, 00:00', 'Saturday, 00:00'],
    ['2026-11-13T23:59', '13. Nov.', '13 Nov'],
    ['2025-12-31T12:00', '31. Dez. 2025', '31 Dec 2025'],
    // A clock that was wrong, or a log from another time zone.
    ['2026-11-21T00:10', '21. Nov.', '21 Nov'],
  ])('%s is %s', (at, german, english) => {
    expect(moment(new Date(at).getTime(), now, 'de')).toBe(german)
    expect(moment(new Date(at).getTime(), now, 'en-GB')).toBe(english)
  })

  it('counts days, not hours, where the clocks change', () => {
    const after = new Date('2026-10-26T00:10').getTime()
    expect(moment(new Date('2026-10-25T00:05').getTime(), after, 'en-GB')).toBe('yesterday, 00:05')
    expect(moment(new Date('2026-10-24T23:55').getTime(), after, 'en-GB')).toBe('Saturday, 23:55')
  })
})

it.each([
  [['de-AT', 'en-US'], 'de-AT', 'en-US'],
  [['fr', 'EN-gb'], 'de', 'EN-gb'],
  [[], 'de', 'en'],
])('of %j', (preferred, german, english) => {
  expect(localeOf('de', preferred)).toBe(german)
  expect(localeOf('en', preferred)).toBe(english)
})
