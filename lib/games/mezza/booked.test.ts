import { expect, it } from 'vitest'
import { booked } from './booked'
import { type Scene, told } from './telling.fixture'

const blind: Scene = { stock: 0, seats: [{}, { hand: 0, up: '' }, { hand: 0, up: '' }] }

/** What the last move was, beside its verdict. */
it.each<[clause: string, lines: string, scene: Scene, feats: string[]]>([
  ['M3', 'a 5', {}, []],
  ['M4.7', 'a 9½ / b ½', {}, ['clear']],
  ['M4.8', 'a 7 7 / c 7 7', {}, ['clear']],
  ['M5.3', 'a 8 / b down 7', blind, ['pick-up']],
  ['M5.3', 'a 7 / b down 8', blind, []],
  ['M6.1', 'a 5 / b takes', {}, ['pick-up']],
  ['M6.1', 'a 5 / c takes', {}, []],
  ['M10.4', 'a 5 / c takes!', {}, ['pick-up']],
  ['M10.4', 'a 5 / b takes / c takes!', {}, []],
  ['M7.1', 'a 6½ / c ½', {}, ['snatch']],
  ['M7.1', 'a 6½ / b ½', {}, []],
  ['M7.1', 'a 9½ / c ½', {}, ['snatch', 'clear']],
  ['M10.4', 'a 5 / c 8!', {}, []],
  ['M8.1', 'a 7 / a 7', {}, ['quick-play']],
  ['M8.2', 'a 8 / a up 8', { stock: 0, seats: [{ hand: 1, up: '8 8 9' }] }, ['quick-play']],
  ['M8.3', 'a 8 8 8 / a 8', {}, ['quick-play', 'clear']],
])('%s: the last of %j is %j', (_clause, lines, scene, feats) => {
  expect(booked.feats(told(lines, scene))).toEqual(feats)
})

it('counts no points', () => {
  const { after } = told('a 5')
  expect([booked.points(after), booked.pairs(after)]).toEqual([null, false])
})
