import { expect, test } from 'vitest'
import { followSeen, isRefuted } from './hidden'

const nameOf = (zone: number) => ['hand 0', 'hand 1', 'stock'][zone] as string

test('cards are followed as far as they are seen', () => {
  const seen = { 'hand 1': ['8', '3', '8'], stock: ['5', '6'] }
  const after = followSeen(
    seen,
    [
      { kind: 'reveal', zone: 1, cards: ['8'] },
      // What another draws is not what the learner draws.
      { kind: 'draw', from: 2, to: 0, count: 1 },
      { kind: 'draw', from: 2, to: 1, count: 1 },
      { kind: 'take', zone: 1, cards: ['9'] },
      { kind: 'reveal', zone: 0, cards: ['8'] },
    ],
    nameOf,
  )
  expect(after).toEqual({ 'hand 1': ['8', '3', '5', '9'], stock: ['6'] })
  expect(seen['hand 1']).toHaveLength(3)
})

test('a claim is refuted only by cards that are seen', () => {
  const claim = { code: 'must-play', zones: [1], cards: ['9'] }
  expect(isRefuted({ 'hand 1': ['3', '9'] }, claim, nameOf)).toBe(true)
  expect(isRefuted({ 'hand 1': ['3'] }, claim, nameOf)).toBe(false)
  expect(isRefuted({}, claim, nameOf)).toBe(false)
})
