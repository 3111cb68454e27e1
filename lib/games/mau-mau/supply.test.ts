import { expect, it } from 'vitest'
import { supply } from './supply'

it.each<[stock: number, discards: number, count: number, drawn: number, shuffled: number, left: number]>([
  [86, 1, 1, 1, 0, 85],
  [1, 5, 1, 1, 0, 0], // the last card goes: nothing is shuffled yet
  [0, 5, 1, 1, 4, 3],
  [1, 5, 4, 4, 4, 1],
  [1, 3, 4, 3, 2, 0],
  [1, 1, 4, 1, 0, 0],
  [0, 1, 2, 0, 0, 0],
  [0, 2, 1, 1, 1, 0],
])('U4.3: %i in stock, %i open, %i to draw: %i drawn, %i shuffled, %i left', (stock, discards, count, ...expected) => {
  const found = supply(stock, discards, count)
  expect([found.drawn, found.shuffled, found.stock]).toEqual(expected)
})
