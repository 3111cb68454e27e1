import { describe, expect, it } from 'vitest'
import { type MezzaEvent, mezza } from '@/lib/games/registry'
import { replay, stateOf } from '@/lib/referee/record'
import { countsOf, halvesFrom, play } from './view'

/** Ana, Ben and Cem's table after these events. */
function stateAfter(...events: readonly MezzaEvent[]) {
  const header = { game: 'mezza' as const, players: ['Ana', 'Ben', 'Cem'], options: mezza.options.parse({}) }
  return stateOf(replay(mezza, header, events))
}

describe('many ½ at once', () => {
  const PICKED_UP = [play(0, '½', 2), play(1, '5', 1), { do: 'pick-up', by: 2 }] as const

  it('are as many as the hand may hold: what is known to be in it, and what nobody has seen', () => {
    // Cem: two ½ and a 5 from the pile, and three cards of the deal.
    expect(halvesFrom(4, stateAfter(...PICKED_UP), 2)).toEqual([4, 5])
  })

  it('are asked of whoever picked up a large pile, whether or not they fit', () => {
    const events = [...PICKED_UP, play(0, '½', 3), play(1, '9', 1), { do: 'pick-up', by: 2 }] as const
    const state = stateAfter(...events, play(0, '3', 1))
    expect(halvesFrom(4, state, 2)).toEqual([4, 5, 6, 7, 8])
  })

  it('are too many for a hand of three', () => {
    expect(halvesFrom(4, stateAfter(play(0, '½', 1)), 1)).toEqual([])
  })
})

it('a chance is taken with as many cards as are legal', () => {
  const state = stateAfter(play(0, '½', 1), play(1, '6½', 1))
  const [chance] = mezza.table(state).chances.filter(({ by }) => by === 0)
  expect(chance && countsOf(state, chance)).toEqual([1, 2, 3])
})
