import { describe, expect, test } from 'vitest'
import type { OpenTable } from '@/lib/book/live'
import { COLOURS } from '@/lib/cards/colours'
import { merge } from '@/lib/games/merge/engine'
import { type AnyEngine, played } from '@/lib/referee/engine'
import { emptyRecord, rejudge } from '@/lib/referee/record'
import { loadAnswer } from './answer'
import { leftOf, type MergeEvent, mergeView, neighbours, sameNumbers } from './view'

const NAMES = ['Ana', 'Ben', 'Cem', 'Dora']
const OPENED: readonly MergeEvent[] = [
  { do: 'lay-out', by: 0, cards: ['r3', 'g7'] },
  { do: 'lay-out', by: 1, cards: ['r5', 'b5'] },
  { do: 'lay-out', by: 2, cards: ['y1', 'y10'] },
  { do: 'lay-out', by: 3, cards: ['b2', 'r2'] },
]

function tableAfter(...events: readonly MergeEvent[]): OpenTable {
  const game = played(merge as AnyEngine)
  const header = { game: 'merge' as const, players: NAMES, options: {} }
  return { game, header, record: rejudge(game, emptyRecord(game, header), events) } as unknown as OpenTable
}

const viewOf = (...events: readonly MergeEvent[]) => mergeView(tableAfter(...events), 'en')

test('what fits beside a card, at its ends too', () => {
  expect(neighbours('r5')).toEqual([4, 6])
  expect(neighbours('r1')).toEqual([2])
  expect(neighbours('y10')).toEqual([9])
  expect(sameNumbers('g7', COLOURS)).toEqual(['r7', 'b7', 'y7'])
})

describe('a look at the table', () => {
  test('while it is laid out, and after', () => {
    const half = viewOf(...OPENED.slice(0, 2))
    expect(half).toMatchObject({ layingOut: true, laidOut: [true, true, false, false], onlyLaidOut: true })
    expect(viewOf(...OPENED)).toMatchObject({ layingOut: false, onlyLaidOut: true })
  })

  test('knows which piles the last event moved, and before whom they lie', () => {
    const view = viewOf(...OPENED, { do: 'place', by: 0, card: 'r4', pile: 1 })
    expect([...view.moved]).toEqual([1])
    expect(view.pile(1)).toEqual({ pile: 1, cards: ['r3', 'r4'], owner: 1 })
    expect(view.pile(99)).toBeNull()
    expect(view.onlyLaidOut).toBe(false)
  })

  test('what was taken back has moved nothing', () => {
    const view = viewOf(...OPENED, { do: 'place', by: 0, card: 'y9', pile: 1, ruling: 'taken-back' })
    expect([...view.moved]).toEqual([])
  })

  test('left passes over who gave up', () => {
    expect(leftOf(viewOf(...OPENED).table, 3)).toBe(0)
    expect(leftOf(viewOf(...OPENED, { do: 'leave', by: 0 }).table, 3)).toBe(1)
  })

  test('any card is asked about on any pile', () => {
    const view = viewOf(...OPENED)
    expect(view.fits('r4', 1)).toBe(true)
    expect(view.fits('r3', 1)).toBe(false)
    expect(view.fits('r4', 99)).toBe(false)
  })
})

describe('an answer', () => {
  /** Cem has five piles. */
  const crowded: readonly MergeEvent[] = [
    ...OPENED,
    { do: 'place', by: 1, card: 'r6', pile: 3 },
    { do: 'place', by: 1, card: 'b6', pile: 4 },
    { do: 'place', by: 0, card: 'r4', pile: 1 },
    { do: 'place', by: 1, card: 'r5', pile: 1 },
  ]

  test('says first whether it fits, then whether the player may', async () => {
    const table = tableAfter(...crowded)
    const answer = await loadAnswer(table.game)
    const fits = answer(table, { do: 'place', by: 2, card: 'y2', pile: 5 }, 'en')
    expect(fits).toMatchObject({ yes: true, title: 'The yellow 2 fits', clause: 'G4.1' })
    expect(fits.text).toContain('But: Cem has 5 piles')
    expect(answer(table, { do: 'place', by: 2, card: 'y1', pile: 5 }, 'en').yes).toBe(false)
  })

  test('to anything else is what the referee would say', async () => {
    const table = tableAfter(...OPENED)
    const answer = await loadAnswer(table.game)
    expect(answer(table, { do: 'stop', by: 0 }, 'de')).toMatchObject({ yes: false, clause: 'G4.5' })
    expect(answer(table, { do: 'take-pile', by: 0, pile: 1 }, 'en')).toMatchObject({ yes: false, clause: 'G4.2' })
    expect(answer(table, { do: 'split', by: 0, pile: 1, below: 1, card: 'r3' }, 'en').yes).toBe(false)
    expect(answer(table, { do: 'take-top', by: 0, pile: 1 }, 'en')).toMatchObject({
      yes: true,
      text: 'Pile 1 is gone.',
    })
    expect(answer(table, { do: 'take-top', by: 0, pile: 1 }, 'en', 'spoken').title).toContain('red three')
  })
})
