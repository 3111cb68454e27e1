import { describe, expect, it } from 'vitest'
import { chosenOf, EVERYTHING, type Filter, filterQuery, isFiltered, readFilter } from './filter'

const now = Date.parse('2026-11-21T20:00')
const read = (query: string) => readFilter(new URLSearchParams(query))

describe('a filter in the address', () => {
  it.each<[string, Filter]>([
    ['', EVERYTHING],
    ['?game=mau-mau', { ...EVERYTHING, game: 'mau-mau' }],
    ['?with=a1.b2', { ...EVERYTHING, people: ['a1', 'b2'] }],
    ['?game=mezza&with=a1&time=year', { game: 'mezza', people: ['a1'], time: { kind: 'year' } }],
    ['?time=days30', { ...EVERYTHING, time: { kind: 'days30' } }],
    ['?time=2026-01-02..2026-02-03', { ...EVERYTHING, time: { kind: 'own', from: '2026-01-02', to: '2026-02-03' } }],
    ['?time=..2026-02-03', { ...EVERYTHING, time: { kind: 'own', from: '', to: '2026-02-03' } }],
    ['?time=..', { ...EVERYTHING, time: { kind: 'own', from: '', to: '' } }],
  ])('%j is written as it is read', (query, filter) => {
    expect(read(query)).toEqual(filter)
    expect(filterQuery(filter)).toBe(query)
    expect(isFiltered(filter)).toBe(query !== '')
  })

  it.each(['?game=poker', '?time=tomorrow', '?time=a..b..c', '?with=', '?with=...'])(
    '%j leaves nothing out',
    (query) => {
      expect(read(query)).toEqual(EVERYTHING)
    },
  )

  it('takes no day that there is not, and nobody twice', () => {
    expect(read('?time=2026-02-30..2026-03-01&with=a.a')).toEqual({
      ...EVERYTHING,
      people: ['a'],
      time: { kind: 'own', from: '', to: '2026-03-01' },
    })
  })
})

describe('what the book is asked for', () => {
  const at = (text: string) => Date.parse(text)
  it.each<[string, object]>([
    ['', {}],
    ['?game=merge&with=a.b', { game: 'merge', people: ['a', 'b'] }],
    ['?time=year', { from: at('2026-01-01T05:00') }],
    ['?time=days30', { from: at('2026-10-23T05:00') }],
    ['?time=2026-11-01..2026-11-20', { from: at('2026-11-01T05:00'), to: at('2026-11-21T05:00') }],
    ['?time=2026-11-01..', { from: at('2026-11-01T05:00') }],
  ])('%j', (query, chosen) => {
    expect(chosenOf(read(query), now)).toEqual(chosen)
  })
})
