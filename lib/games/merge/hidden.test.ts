import { expect, it } from 'vitest'
import { deckSize } from '@/lib/cards/deck'
import { claim, dealt, movements } from './hidden'
import { merge } from './index'
import { NAMES, type Scene, told } from './telling.fixture'

it.each([3, 4, 5, 6, 12])('hides the whole deck before the first event: %i players (G1.1, G3.1)', (count) => {
  const header = { game: 'merge', players: NAMES.slice(0, count), options: {} } as const
  expect([...dealt(header).values()].reduce((sum, cards) => sum + cards)).toBe(deckSize(merge.deck({}, count)))
  expect(dealt(header).size).toBe(2 * count)
})

it.each<[lines: string, moved: object[], scene?: Scene]>([
  ['b lays r5 b5', [{ kind: 'reveal', zone: 4, cards: ['r5', 'b5'] }], { piles: null }],
  ['a r4 on 1', [{ kind: 'reveal', zone: 0, cards: ['r4'] }]],
  ['a r4 on 1 / b splits 1 under 1 r4', [{ kind: 'reveal', zone: 1, cards: ['r4'] }]],
  ['a r4 on 1 / b tops 1', [{ kind: 'take', zone: 1, cards: ['r4'] }]],
  ['a r4 on 1 / a g8 on 2 / b takes 1', [{ kind: 'take', zone: 1, cards: ['r4', 'r3'] }]],
  ['b merges 3 on 4', []],
  ['b leaves', []],
  ['b stops !', []],
  ['ends', []],
  ['a lays b1 b2 !', []],
  ['a stops !', [], { piles: null }],
])('%s moves %j', (lines, moved, scene) => {
  const { before, event, after } = told(lines, scene)
  expect(movements(before, event, after)).toEqual(moved)
})

it('claims nothing', () => {
  expect(claim()).toBeNull()
})
