import { expect, it } from 'vitest'
import { event } from './schema'

it.each<[given: object, read?: object]>([
  [{ do: 'turn-up', card: 'KE' }],
  [{ do: 'turn-up', card: 'anything', at: '', note: '', ruling: 'stands' }],
  [{ do: 'play', by: 1, card: 'PK' }],
  [{ do: 'play', by: 5, card: '', ruling: 'taken-back' }],
  [{ do: 'draw', by: 0 }],
  [{ do: 'leave', by: 0 }],
  [{ do: 'end' }],
  [{ do: 'end', by: 3 }],
  [
    { do: 'turn-up', card: 'KE', by: 17 },
    { do: 'turn-up', card: 'KE' },
  ],
  [
    { do: 'draw', by: 0, card: 7, mood: null },
    { do: 'draw', by: 0 },
  ],
])('%j is an event; what is unknown is left out', (given, read = given) => {
  expect(event.parse(given)).toEqual(read)
})

it.each([
  [null],
  ['end'],
  [{}],
  [{ do: 'pick-up', by: 0 }],
  [{ do: 'toString', by: 0 }],
  [{ do: 'turn-up' }],
  [{ do: 'turn-up', card: ['KE'] }],
  [{ do: 'turn-up', card: null }],
  [{ do: 'play', by: 0 }],
  [{ do: 'play', card: 'KE' }],
  [{ do: 'play', by: 0, card: 5 }],
  [{ do: 'play', by: 0, cards: ['KE'] }],
  [{ do: 'draw' }],
  [{ do: 'draw', by: 1.5 }],
  [{ do: 'draw', by: -1 }],
  [{ do: 'draw', by: '1' }],
  [{ do: 'leave' }],
  [{ do: 'end', by: null }],
  [{ do: 'end', ruling: 'perhaps' }],
  [{ do: 'draw', by: 0, at: 5 }],
  [{ do: 'draw', by: 0, note: null }],
])('%j is none', (given) => {
  expect(event.safeParse(given).success).toBe(false)
})
