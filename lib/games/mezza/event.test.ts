import { expect, it } from 'vitest'
import { event } from './schema'

it.each<[given: object, read?: object]>([
  [{ do: 'play', by: 0, cards: ['5', '5'] }],
  [{ do: 'play', by: 6, cards: ['anything'], from: 'hand' }],
  [{ do: 'play', by: 0, cards: ['5'], from: 'up', at: '', note: '', ruling: 'stands' }],
  [{ do: 'play', by: 0, cards: ['5'], from: 'down', ruling: 'taken-back' }],
  [{ do: 'face-up', by: 0, cards: ['5'] }],
  [{ do: 'pick-up', by: 0 }],
  [{ do: 'leave', by: 0 }],
  [{ do: 'end' }],
  [{ do: 'end', by: 3 }],
  [
    { do: 'leave', by: 0, cards: 7, mood: null },
    { do: 'leave', by: 0 },
  ],
])('%j is an event; what is unknown is left out', (given, read = given) => {
  expect(event.parse(given)).toEqual(read)
})

it.each([
  [null],
  ['end'],
  [{}],
  [{ do: 'draw', by: 0 }],
  [{ do: 'toString', by: 0 }],
  [{ do: 'play', by: 0 }],
  [{ do: 'play', cards: ['5'] }],
  [{ do: 'play', by: 0, cards: [] }],
  [{ do: 'play', by: 0, cards: [5] }],
  [{ do: 'play', by: 0, cards: '5' }],
  [{ do: 'play', by: 0, cards: ['5'], from: null }],
  [{ do: 'play', by: 0, cards: ['5'], from: 'stock' }],
  [{ do: 'face-up', by: 0 }],
  [{ do: 'face-up', by: 0, cards: [] }],
  [{ do: 'pick-up', by: 1.5 }],
  [{ do: 'pick-up', by: -1 }],
  [{ do: 'pick-up', by: '1' }],
  [{ do: 'leave' }],
  [{ do: 'end', by: null }],
  [{ do: 'end', ruling: 'perhaps' }],
  [{ do: 'end', at: 5 }],
  [{ do: 'end', note: null }],
])('%j is none', (given) => {
  expect(event.safeParse(given).success).toBe(false)
})
