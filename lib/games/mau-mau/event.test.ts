import { expect, it } from 'vitest'
import { event } from './schema'

it.each<[given: object, read?: object]>([
  [{ do: 'start', by: 2, card: 'r5' }],
  [{ do: 'play', by: 9, card: 'anything' }],
  [{ do: 'play', by: 0, card: 'joker' }],
  [{ do: 'play', by: 0, card: 'joker', color: 'g' }],
  [{ do: 'play', by: 0, card: 'joker+4', color: 'r', at: '', note: '', ruling: 'stands' }],
  [{ do: 'draw', by: 2 }],
  [{ do: 'pass', by: 2, ruling: 'taken-back' }],
  [{ do: 'last', by: 2 }],
  [{ do: 'catch', by: 0, of: 2 }],
  [{ do: 'challenge', by: 3, guilty: true }],
  [{ do: 'count', by: 0, cards: ['r5', 'joker'] }],
  [{ do: 'count', by: 0, cards: [] }],
  [{ do: 'leave', by: 0 }],
  [{ do: 'end' }],
  [{ do: 'end', by: 3 }],
  [
    { do: 'draw', by: 0, color: 'g', of: null, cards: 7 },
    { do: 'draw', by: 0 },
  ],
])('%j is an event; what is unknown is left out', (given, read = given) => {
  expect(event.parse(given)).toEqual(read)
})

it.each([
  [null],
  ['end'],
  [{}],
  [{ do: 'skip', by: 0 }],
  [{ do: 'start', by: 0 }],
  [{ do: 'start', card: 'r5' }],
  [{ do: 'start', by: 0, card: null }],
  [{ do: 'play', by: 0 }],
  [{ do: 'play', by: 0, card: 5 }],
  [{ do: 'play', by: 0, card: 'r5', color: 'g' }],
  [{ do: 'play', by: 0, card: 'anything', color: 'g' }],
  [{ do: 'play', by: 0, card: 'joker', color: 'green' }],
  [{ do: 'play', by: 0, card: 'joker', color: null }],
  [{ do: 'draw', by: -1 }],
  [{ do: 'draw', by: 1.5 }],
  [{ do: 'catch', by: 0 }],
  [{ do: 'catch', by: 0, of: '1' }],
  [{ do: 'catch', by: 0, of: -1 }],
  [{ do: 'challenge', by: 0 }],
  [{ do: 'challenge', by: 0, guilty: 'yes' }],
  [{ do: 'challenge', by: 0, guilty: null }],
  [{ do: 'count', by: 0 }],
  [{ do: 'count', by: 0, cards: 'r5' }],
  [{ do: 'count', by: 0, cards: [5] }],
  [{ do: 'leave' }],
  [{ do: 'end', by: null }],
  [{ do: 'end', ruling: 'perhaps' }],
])('%j is none', (given) => {
  expect(event.safeParse(given).success).toBe(false)
})
