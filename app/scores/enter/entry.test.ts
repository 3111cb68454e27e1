import { describe, expect, it } from 'vitest'
import { type Entry, enteredOf, entryOf, faultIn, joined, placesIn } from './entry'

const EMPTY: Entry = { game: 'mezza', day: '2026-11-20', byPoints: false, players: [] }
const NOW = Date.parse('2026-11-21T21:30')

const three = (entry: Entry) => ['Ana', 'Ben', 'Cem'].reduce(joined, entry)

/** Mau Mau by points, as typed; "x" gave up. */
const scored = (...points: readonly string[]): Entry => ({
  ...{ game: 'mau-mau', day: '2026-11-20', byPoints: true },
  players: points.map((text, seat) => ({
    name: `P${seat}`,
    place: text === 'x' ? 'left' : null,
    points: text === 'x' ? '' : text,
  })),
})

describe('a game in the form', () => {
  it('takes who is named next for who came in next, where everybody gets a place', () => {
    expect(placesIn(three(EMPTY))).toEqual([1, 2, 3])
    expect(placesIn(three({ ...EMPTY, game: 'merge' }))).toEqual([1, null, null])
  })

  it.each<[readonly string[], readonly unknown[] | null]>([
    [
      ['500', '120', ' 300 '],
      [1, 3, 2],
    ],
    [
      ['-20', '−30'],
      [1, 2],
    ],
    [
      ['500', 'x', '10'],
      [1, 'left', 2],
    ],
    [['500', ''], null],
    [['500', '12a'], null],
    [['500', '1e3'], null],
  ])('points as typed %j give the places %j', (points, places) => {
    expect(placesIn(scored(...points))).toEqual(places)
  })

  it('has no points where the game counts none', () => {
    const entry = { ...scored('500', '300'), game: 'merge' } as const
    expect(placesIn(entry)).toEqual([null, null])
    expect(enteredOf(entry, NOW).seats.map(({ points }) => points)).toEqual([null, null])
  })

  it.each<[Entry, string | null]>([
    [{ ...three(EMPTY), day: '' }, 'day'],
    [{ ...three(EMPTY), day: '2026-11-22' }, 'day'],
    [{ ...three(EMPTY), day: '2062-11-20' }, 'day'],
    [{ ...three(EMPTY), day: '9999-12-31' }, 'day'],
    [{ ...three(EMPTY), day: '1026-11-20' }, 'day'],
    [{ ...three(EMPTY), day: '1899-12-31' }, 'day'],
    [{ ...three(EMPTY), day: '1900-01-01' }, null],
    [{ ...three(EMPTY), day: '2026-11-21' }, null],
    [joined(EMPTY, 'Ana'), 'too-few'],
    [scored('1', ''), 'points'],
    [{ ...EMPTY, players: [1, 3].map((place) => ({ name: `${place}`, place, points: '' })) }, 'gap'],
    [three(EMPTY), null],
  ])('case %#: %s', (entry, fault) => {
    expect(faultIn(entry, '2026-11-21')).toBe(fault)
  })
})

describe('the time of a game', () => {
  const on = (day: string, before?: { ended: number }) => enteredOf({ ...three(EMPTY), day }, NOW, before).ended

  it('is now on the same day, else in the evening', () => {
    expect(on('2026-11-21')).toBe(NOW)
    expect(on('2026-11-20')).toBe(Date.parse('2026-11-20T20:00'))
    expect(on('2026-03-29')).toBe(Date.parse('2026-03-29T20:00'))
  })

  it('stays when a game is corrected on its day', () => {
    const ended = Date.parse('2026-11-20T23:17')
    expect(on('2026-11-20', { ended })).toBe(ended)
    expect(on('2026-11-19', { ended })).toBe(Date.parse('2026-11-19T20:00'))
  })
})

it('comes back into the form as it was entered', () => {
  for (const entry of [three(EMPTY), scored('500', 'x', '10')]) {
    const { game, ended, seats } = enteredOf(entry, NOW)
    const kept = seats.map((seat) => ({ ...seat, person: seat.name, seen: null }))
    const row = {
      id: 'r',
      source: 'hand',
      game,
      began: null,
      ended,
      seats: kept,
      people: [],
      version: 0,
      changed: 0,
    } as const
    const back = entryOf(row, ({ name }) => name)
    expect(enteredOf(back, NOW)).toEqual(enteredOf(entry, NOW))
    expect(back.byPoints).toBe(entry.byPoints)
  }
})
