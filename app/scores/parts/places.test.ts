import { expect, it } from 'vitest'
import { inPlaces, nameOf } from './places'

it('tells the winner first, then who got no place, then who gave up, each in the order of the seats', () => {
  const places = [null, 'left', 3, 1, 'left', null, 1] as const
  const seats = places.map((place, seat) => ({ place, seat }))
  expect(inPlaces(seats).map(({ seat }) => seat)).toEqual([3, 6, 2, 0, 5, 1, 4])
})

it('calls people as they are called now, and nobody by a name that is not known', () => {
  const ana = { id: 'a', name: 'Anna', names: ['ana'], colour: 'teal', created: 0, changed: 0 }
  const people = new Map([['a', ana]])
  expect(nameOf({ person: 'a', name: 'Ana' }, people)).toBe('Anna')
  expect(nameOf({ person: 'x', name: 'Ben' }, people)).toBe('Ben')
})
