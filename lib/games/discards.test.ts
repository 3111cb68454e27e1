import { expect, it } from 'vitest'
import { discardsBelow } from './discards'

const states = (text: string) => {
  return text.split(' ').map((state) => ({ discards: Number(state.slice(1)), top: state[0] === '-' ? null : state[0] }))
}

it.each([
  ['a1', '-0', []],
  ['c3', '-0 a1 b2', ['b', 'a']],
  // Somebody drew in between.
  ['c3', 'a1 b2 b2 b2', ['b', 'a']],
  // Not all of them are known.
  ['c3', 'b2', ['b']],
  // The discards were shuffled: the top one stayed, the others are in the stock.
  ['d2', 'b8 c9 c1', ['c']],
  ['c1', 'b8 c9', []],
] as const)('finds what lies beneath %s after %s', (now, before, below) => {
  const [state] = states(now)
  if (!state) throw new Error('no state')
  expect(discardsBelow(state, states(before))).toEqual(below)
})
