import { expect, it } from 'vitest'
import { mezzaDeck } from '@/lib/cards/mezza'
import { findGame } from '@/lib/games/registry'
import { seen, sorted } from './view'

it('shows of every game what lies open, and of a hand how many cards', () => {
  const options: Readonly<Record<string, unknown>> = {
    mezza: { variant: 'full', fourHolds: 'once', nineHalfOnItself: true },
    'mau-mau': { points: null, pairs: false, direction: 'clockwise', secondsPerTurn: null },
    'misch-masch': { interject: 'first', realAnimals: 'by-animal', othersDraw: 2, playDrawn: true },
    merge: {},
  }
  for (const id of ['mezza', 'mau-mau', 'misch-masch', 'merge'] as const) {
    const game = findGame(id)
    if (!game) throw new Error(id)
    const state = game.open({ game: id, players: ['A', 'B', 'C'], options: options[id] })
    const table = seen(id, game.table(state))
    expect(table.seats).toHaveLength(3)
    expect(table.seats[0]?.hand).toBe({ mezza: 3, 'mau-mau': 0, 'misch-masch': 7, merge: 25 }[id])
    expect([table.pile, table.turn, table.over]).toEqual([id === 'merge' ? null : [], null, false])
  }
})

it('sorts a hand as the deck is', () => {
  expect(sorted(['9½', '½', 'joker', '4', '½', '0'], mezzaDeck('full'))).toEqual(['joker', '0', '½', '½', '4', '9½'])
})
