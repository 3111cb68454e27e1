import { expect, it } from 'vitest'
import { event } from './schema'

it.each<[given: object, read?: object]>([
  [{ do: 'lay-out', by: 0, cards: ['r3', 'anything'] }],
  [{ do: 'place', by: 11, card: 'r4', pile: 1 }],
  [{ do: 'place', by: 0, card: '', pile: -7, at: '', note: '', ruling: 'stands' }],
  [{ do: 'take-top', by: 0, pile: 1e300 }],
  [{ do: 'merge', by: 0, pile: 1, onto: 1 }],
  [{ do: 'split', by: 0, pile: 3, below: 0, card: 'r9', ruling: 'taken-back' }],
  [{ do: 'take-pile', by: 0, pile: 0 }],
  [{ do: 'stop', by: 0 }],
  [{ do: 'leave', by: 0 }],
  [{ do: 'end' }],
  [{ do: 'end', by: 3 }],
  [
    { do: 'stop', by: 0, card: 7, mood: null },
    { do: 'stop', by: 0 },
  ],
])('%j is an event; what is unknown is left out', (given, read = given) => {
  expect(event.parse(given)).toEqual(read)
})

it.each([
  [null],
  ['end'],
  [{}],
  [{ do: 'play', by: 0 }],
  [{ do: 'toString', by: 0 }],
  [{ do: 'lay-out', by: 0 }],
  [{ do: 'lay-out', by: 0, cards: [] }],
  [{ do: 'lay-out', by: 0, cards: ['r3'] }],
  [{ do: 'lay-out', by: 0, cards: ['r3', 'g7', 'b1'] }],
  [{ do: 'lay-out', by: 0, cards: ['r3', 7] }],
  [{ do: 'lay-out', cards: ['r3', 'g7'] }],
  [{ do: 'place', by: 0, card: 'r4' }],
  [{ do: 'place', by: 0, pile: 1 }],
  [{ do: 'place', by: 0, card: null, pile: 1 }],
  [{ do: 'place', by: 0, card: 'r4', pile: '1' }],
  [{ do: 'place', by: 0, card: 'r4', pile: 1.5 }],
  [{ do: 'place', by: 0, card: 'r4', pile: Number.POSITIVE_INFINITY }],
  [{ do: 'take-top', by: 0 }],
  [{ do: 'merge', by: 0, pile: 1 }],
  [{ do: 'split', by: 0, pile: 3, card: 'r9' }],
  [{ do: 'split', by: 0, pile: 3, below: 0.5, card: 'r9' }],
  [{ do: 'take-pile', by: 0, pile: null }],
  [{ do: 'stop' }],
  [{ do: 'stop', by: -1 }],
  [{ do: 'leave', by: 1.5 }],
  [{ do: 'end', by: null }],
  [{ do: 'end', ruling: 'perhaps' }],
  [{ do: 'end', at: 5 }],
  [{ do: 'end', note: null }],
])('%j is none', (given) => {
  expect(event.safeParse(given).success).toBe(false)
})
