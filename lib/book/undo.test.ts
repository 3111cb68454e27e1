import { expect, it } from 'vitest'
import { restOf } from './undo'

/** Where undo and redo come to rest in a row of edits; after those marked `?` the table is asked for a ruling. */
const rest = (edits: string, cursor: number, delta: number) =>
  restOf(cursor, edits.length, delta, (at) => edits[at - 1] === '?')

it('is the next edit, where nothing is asked', () => {
  expect(rest('...', 3, -1)).toBe(2)
  expect(rest('...', 0, 1)).toBe(1)
  expect(rest('...', 0, 3)).toBe(3)
})

it('takes back a play together with its ruling, and brings both again', () => {
  expect(rest('.?.', 3, -1)).toBe(1)
  expect(rest('.?.', 1, 1)).toBe(3)
})

it('goes past several questions, also after a longer way', () => {
  expect(rest('.??..', 4, -1)).toBe(1)
  expect(rest('.??..', 1, 1)).toBe(4)
  expect(rest('.?...', 5, -3)).toBe(1)
})

it('ends at the ends, asked or not: there is no way on', () => {
  expect(rest('.?', 1, 1)).toBe(2)
  expect(restOf(1, 2, -1, () => true)).toBe(0)
})

it('is no place at all beyond the ends', () => {
  expect(rest('.?', 0, -1)).toBe(-1)
  expect(rest('.?', 2, 1)).toBe(3)
  expect(rest('.?.', 2, 0)).toBe(2)
})
