import { expect, it } from 'vitest'
import { booked } from './booked'
import { told } from './telling.fixture'

it.each<[clause: string, lines: string, feats: string[]]>([
  ['G3', 'a r4 on 1', []],
  ['G3, 5', 'a r4 on 1 / a g8 on 2 / b takes 1', ['pick-up']],
  ['G5', 'a takes 6 !', ['pick-up']],
  ['G3', 'b takes 3', []],
])('%s: the last of %j is %j', (_clause, lines, feats) => {
  const move = told(lines)
  expect(booked.feats(move)).toEqual(feats)
  expect([booked.points(move.after), booked.pairs(move.after)]).toEqual([null, false])
})
