import { expect, it } from 'vitest'
import { reasonsFor } from './reasons'
import type { Act } from './taps'
import type { TableSeen } from './view'

const seat = { hand: 3, up: [], down: 3, piles: [], place: null, chance: false }
const table: TableSeen = { turn: 0, over: false, seats: [seat, seat], pile: ['5'], stock: 10 }
const play = (...cards: string[]): Act => ({ do: 'play', by: 0, cards })
const ranks = ['0', '½', '1', '5', '8', '9½']
const handed = (mine: number, other = 3): TableSeen => ({
  ...table,
  seats: [
    { ...seat, hand: mine },
    { ...seat, hand: other },
  ],
})

it('says why a move is good, what weighs most first', () => {
  const why = (act: Act, after: TableSeen, acts: readonly Act[], before = table) =>
    reasonsFor({ act, me: 0, before, after, acts, ranks })
  const more = [play('5'), play('8')]
  expect(why(play('5'), table, [play('5')])).toEqual(['only'])
  expect(why(play('5'), table, more)).toEqual(['lowest'])
  expect(why(play('8'), table, more)).toEqual([])
  expect(why(play('8', '8'), handed(2), [...more, play('8', '8')])).toEqual(['several', 'sheds'])
  expect(why(play('8'), { ...table, pile: [] }, more)).toEqual(['clears'])
  expect(why(play('8'), handed(3, 5), more)).toEqual(['costs-others'])
  expect(why(play('½'), handed(2), [play('½'), play('½', '½')], { ...table, turn: 1 })).toEqual([
    'out-of-turn',
    'sheds',
  ])
  expect(why({ do: 'pick-up', by: 0 }, table, [{ do: 'pick-up', by: 0 }])).toEqual(['nothing-fits'])
  expect(why({ do: 'draw', by: 0 }, table, [{ do: 'draw', by: 0 }, play('5')])).toEqual([])
  expect(why({ ...play(), from: 'down' }, table, [{ ...play(), from: 'down' }])).toEqual(['unseen'])
  const out: TableSeen = { ...table, seats: [{ ...seat, hand: 0, place: 1 }, seat] }
  expect(why(play('5'), out, [play('5')])).toEqual(['wins', 'only'])
})
