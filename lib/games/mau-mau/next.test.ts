import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { replay, stateOf } from '@/lib/referee/record'
import { mauMauGames } from '@/test/arbitrary/mau-mau'
import { mauMau } from './index'
import { moved, uniform } from './next'
import { options } from './options'
import { NAMES } from './telling.fixture'

it('every state has its properties in the same order, and only these', () => {
  const header = { game: 'mau-mau', players: NAMES.slice(0, 2), options: options.parse({}) } as const
  const order = Object.keys(mauMau.open(header))
  void fc.assert(
    fc.property(mauMauGames, ({ header: table, events }) => {
      for (const { after } of replay(mauMau, table, events).moves) expect(Object.keys(after)).toEqual(order)
    }),
    { seed: 1, numRuns: 20 },
  )
})

it('cards and turn are changed, the rest is shared', () => {
  void fc.assert(
    fc.property(mauMauGames, ({ header, events }) => {
      const state = stateOf(replay(mauMau, header, events))
      expect(uniform(state)).toEqual(state)
      const { seats, stock, discards, visible } = state
      const cards = { seats, stock: stock + 1, discards: discards + 1, visible }
      expect(moved(state, cards, state)).toEqual({ ...state, ...cards })
      const turn = { turn: 1, penalty: 2, drawn: true, said: 2, catchable: 0, four: null, skipped: 1 }
      const after = moved(state, state, turn)
      expect(after).toEqual({ ...state, ...turn })
      expect(after.seats).toBe(seats)
      expect(after.visible).toBe(visible)
    }),
    { seed: 2, numRuns: 20 },
  )
})
