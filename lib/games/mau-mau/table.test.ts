import { expect, it } from 'vitest'
import { table } from './table'
import { type Scene, sceneStart, told } from './telling.fixture'

const played = (lines: string, scene: Scene = {}) => table(told(lines, scene).after)

it('U3.1: before the first start everything lies in the stock', () => {
  expect(table(sceneStart({ players: 2, fresh: true, options: { direction: 'clockwise' } }))).toStrictEqual({
    turn: null,
    direction: 1,
    color: null,
    top: null,
    penalty: 0,
    drawn: false,
    stock: 108,
    discards: 0,
    players: [
      { hand: 0, points: 0, place: null },
      { hand: 0, points: 0, place: null },
    ],
    chances: [],
    over: false,
  })
})

it('is what the page of the game shows', () => {
  expect(played('a joker g', { hands: [4], stock: 79 })).toStrictEqual({
    turn: 2,
    direction: -1,
    color: 'g',
    top: 'joker',
    penalty: 0,
    drawn: false,
    stock: 79,
    discards: 2,
    players: [
      { hand: 3, points: 0, place: null },
      { hand: 7, points: 0, place: null },
      { hand: 7, points: 0, place: null },
    ],
    chances: [],
    over: false,
  })
})

it('lists who may catch and who may challenge, by kind, then by seat', () => {
  const two: Scene = { players: 4, hands: [2, 7, 7, 7] }
  expect(played('a joker+4 g', two).chances).toEqual([
    { kind: 'catch', by: 1, of: 0 },
    { kind: 'catch', by: 2, of: 0 },
    { kind: 'catch', by: 3, of: 0 },
    { kind: 'challenge', by: 3 },
  ])
  expect(played('b leaves / a r1', two).chances).toEqual([
    { kind: 'catch', by: 2, of: 0 },
    { kind: 'catch', by: 3, of: 0 },
  ])
  expect(played('a joker+4 g / d leaves', { players: 4 }).chances).toEqual([]) // U7.7: it lapses
  expect(played('a joker+4 g / a leaves', { players: 4 }).chances).toEqual([{ kind: 'challenge', by: 3 }])
  expect(played('a joker+4 g / d b+2!', { players: 4 }).chances).toEqual([])
  expect(played('a joker+4 g', { hands: [1] }).chances).toEqual([])
  expect(played('a joker+4 g / ends', two).chances).toEqual([])
})
