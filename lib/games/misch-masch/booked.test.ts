import { expect, it } from 'vitest'
import { booked } from './booked'
import { type Scene, told } from './telling.fixture'

const inOrder: Scene = { players: 4, options: { interject: 'in-order' } }

/** Whether the last move took the turn from somebody. */
it.each<[clause: string, lines: string, scene: Scene, feats: string[]]>([
  ['A4.1', 'up KE / a PK', {}, []],
  ['A4.5', 'up KE / a PK / b KP', {}, []],
  ['A6.1', 'up KE / a PK / c KP', {}, ['snatch']],
  ['A6.2', 'up KE / a PK / d KP / c KP', inOrder, ['snatch']],
  ['A5.1', 'up KE / a cham / a LO', {}, []],
  ['A4.3', 'up KE / a draws', {}, []],
])('%s: the last of %j is %j', (_clause, lines, scene, feats) => {
  const move = told(lines, scene)
  expect(booked.feats(move)).toEqual(feats)
  expect([booked.points(move.after), booked.pairs(move.after)]).toEqual([null, false])
})
