import { expect, it } from 'vitest'
import { mezza } from './index'
import { readPosition } from './notation'
import type { MezzaState } from './state'

// What can be done in many positions, and in which order: test/perft.

const { simulated } = mezza

function stateOf(text: string): MezzaState {
  const result = readPosition(text)
  if ('error' in result) throw new Error(result.error)
  return result.position.state
}

it('counts what lies open, what is known and what is not', () => {
  const { open, zones } = simulated.counted(stateOf('full b 567|(8J)|12/(99)4|666|45 a3,b3 #49 NH 0'))
  expect([...open].sort()).toEqual(['joker', '8', '3', '3', '9½', '½'].sort())
  expect([...zones]).toEqual([
    [0, { known: [], unknown: 3 }],
    [1, { known: [], unknown: 0 }],
    [2, { known: [], unknown: 2 }],
    [3, { known: ['9', '9'], unknown: 1 }],
    [4, { known: [], unknown: 3 }],
    [5, { known: [], unknown: 2 }],
    [6, { known: [], unknown: 49 }],
  ])
})

it('names hidden zones, and those between which cards are exchanged (M2.2)', () => {
  const state = stateOf('full - #3|#3|#3/#3|#3|#3 - #50 - 0')
  expect([0, 1, 2, 3, 4, 5, 6].map((zone) => simulated.zoneName(state, zone))).toEqual(
    ['hand 0', 'up 0', 'down 0', 'hand 1', 'up 1', 'down 1', 'stock'], // biome-ignore format: by seat
  )
  expect(simulated.exchanges(state)).toEqual([[0, 1], [3, 4]]) // biome-ignore format: by seat
})

it('tells the listed chances as events', () => {
  const state = stateOf('full c #3|(678)|#3/#3|(678)|#3/#3|(678)|#3 bN #40 - 3')
  expect(simulated.chances(state)).toEqual([
    { do: 'play', by: 1, cards: ['9½'] },
    { do: 'play', by: 0, cards: ['½'] },
  ])
})

it('finds nothing to do for who is out, or after the end', () => {
  const cards = () => ['5', '6', '7']
  expect(simulated.acts(stateOf('full a #3|()|#3/||=1/#3|()|#3 c5 #55 - 0'), 1, cards)).toEqual([])
  expect(simulated.acts(stateOf('full . #3|#3|#3/#3|#3|#3 b5 #49 - 0'), 0, cards)).toEqual([])
})
