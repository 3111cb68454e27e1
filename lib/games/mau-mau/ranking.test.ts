import { expect, it } from 'vitest'
import { rankingPoints } from './ranking'

const players = (...places: (number | 'left' | null)[]) => ({
  players: places.map((place) => ({ hand: 0, points: 0, place })),
})

it.each<[what: string, places: (number | 'left' | null)[], pairs: boolean, points: number[]]>([
  ['two players', [1, null], false, [20, -10]],
  ['three players', [null, 1, null], false, [-10, 30, -10]],
  ['four players, ranked by points', [2, 1, 2, 4], false, [-10, 40, -10, -10]],
  ['one has left', [1, 'left', null], false, [30, -20, -10]],
  ['all others have left', ['left', 1, 'left'], false, [-20, 30, -20]],
  ['pairs', [1, 2, 1, 2], true, [20, -10, 20, -10]],
  ['pairs, one has left', [1, null, 'left', null], true, [20, -10, -20, -10]],
  ['stopped unfinished', [null, 'left', null], false, [0, -20, 0]],
])('U7.4: %s', (_what, places, pairs, points) => {
  expect(rankingPoints(players(...places), pairs)).toEqual(points)
})
