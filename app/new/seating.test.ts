import { expect, it } from 'vitest'
import { moved, sameNamed, suggested, tidy } from './seating'

it.each([
  ['Ana', 'Ana'],
  ['  Anna   Maria\t', 'Anna Maria'],
  [' \n ', ''],
  ['Zoe\u0308', 'Zoë'],
])('%j is kept as %j', (typed, kept) => {
  expect(tidy(typed)).toBe(kept)
})

it('hears one name in "ana" and "Ana"', () => {
  expect(sameNamed('ana', ['Ben', 'Ana'])).toBe('Ana')
  expect(sameNamed('An', ['Ben', 'Ana'])).toBeUndefined()
})

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
  [7, 0, 'abc'],
])('moves %i to %i', (from, to, order) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(order)
})

it.each([
  ['', ['Ana', 'Cem', 'Marianna', 'Anton']],
  ['an', ['Ana', 'Anton', 'Marianna']],
  [' AN ', ['Ana', 'Anton', 'Marianna']],
  ['x', []],
])('suggests for %j', (typed, names) => {
  expect(suggested(typed, ['Ana', 'Cem', 'Ben', 'Marianna', 'Anton'], ['Dora', 'ben'])).toEqual(names)
})
