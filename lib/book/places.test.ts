import { expect, it } from 'vitest'
import { looksLikePairs, ranksOf } from './places'
import type { ResultSeat } from './result'

type Places = ResultSeat['place'][]

it.each<[Places, number[] | null]>([
  [
    [2, 1, 3],
    [2, 1, 3],
  ],
  [
    [1, 2, 2, 4],
    [1, 2, 2, 4],
  ],
  [
    [null, 1, null],
    [2, 1, 2],
  ],
  [
    ['left', 1, null, 2],
    [4, 1, 3, 2],
  ],
  [
    ['left', 'left', 1],
    [2, 2, 1],
  ],
  [['left', null], null],
])('%j stand to each other as %j', (places, ranks) => {
  expect(ranksOf(places)).toEqual(ranks)
})

it.each<[string, Places, boolean]>([
  ['mau-mau', [1, 2, 1, 2], true],
  ['mau-mau', [null, 1, null, 1], true],
  ['mau-mau', [1, 1, 2, 2], false],
  ['mau-mau', [1, 2, 1], false],
  ['mau-mau', [1, 2, 1, 2, 1], false],
  ['mau-mau', [2, 2, 2, 2], false],
  ['mezza', [1, 2, 1, 2], false],
])('%s %j looks like pairs: %s', (game, places, is) => {
  expect(looksLikePairs(game, places)).toBe(is)
})
