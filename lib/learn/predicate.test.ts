import { describe, expect, test } from 'vitest'
import { LEGAL } from '@/lib/referee/verdict'
import { at, type Facts, holds, matches } from './predicate'

const FACTS: Facts = {
  move: { do: 'play', by: 1, cards: ['8', '8'] } as Facts['move'],
  ruling: LEGAL,
  effects: ['M3.5', 'M4.8'],
  table: { over: false, turn: 1, players: [{ place: null }, { place: 2 }] },
}

describe('a predicate', () => {
  test.each([
    [{}, true],
    [{ verdict: 'legal' }, true],
    [{ verdict: 'illegal' }, false],
    [{ effect: 'M4.8' }, true],
    [{ effect: 'M4.7' }, false],
    [{ fault: 'too-low' }, false],
    [{ verdict: 'legal', effect: 'M4.7' }, false],
    [{ table: { turn: 1, players: { 1: { place: 2 } } } }, true],
    [{ table: { players: { 0: { place: 2 } } } }, false],
    [{ move: { cards: ['8', '8'] } }, true],
    [{ move: { cards: ['8'] } }, false],
    [{ any: [{ verdict: 'impossible' }, { effect: 'M3.5' }] }, true],
    [{ verdict: 'legal', any: [{ verdict: 'impossible' }, { fault: 'x' }] }, false],
  ] as const)('%j is %s', (asked, expected) => {
    expect(holds(asked as Parameters<typeof holds>[0], FACTS)).toBe(expected)
  })

  test('knows a fault by its code', () => {
    const facts = { ...FACTS, ruling: { verdict: 'illegal', code: 'too-low' } } as const
    expect(holds({ fault: 'too-low' }, facts)).toBe(true)
    expect(holds({ fault: 'too-high' }, facts)).toBe(false)
  })
})

test('part of a value is found by its keys, a list only as a whole', () => {
  expect(matches({ a: [1, 2] }, { a: [1, 2] })).toBe(true)
  expect(matches({ a: [1, 2, 3] }, { a: [1, 2] })).toBe(false)
  expect(matches(null, { a: 1 })).toBe(false)
  expect(matches(null, null)).toBe(true)
})

test('a path leads to a value, or nowhere', () => {
  expect(at({ players: [{ hand: 3 }] }, 'players.0.hand')).toBe(3)
  expect(at({ players: [{ piles: [1, 2] }] }, 'players.0.piles.length')).toBe(2)
  expect(at({ players: [] }, 'players.0.hand')).toBeUndefined()
})
