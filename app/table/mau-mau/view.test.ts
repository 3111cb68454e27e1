import { describe, expect, it } from 'vitest'
import type { OpenTable } from '@/lib/book/live'
import { mauMau } from '@/lib/games/registry'
import { replay } from '@/lib/referee/record'
import { type MauMauEvent, mauMauView, nextSeat, play, sameSigns } from './view'

const start = (by: number, card: string) => ({ do: 'start', by, card })

/** What the screen sees of Ana, Ben, Cem and Dora's table after these events. */
function viewAfter(events: readonly object[], options: object = {}) {
  const header = {
    game: 'mau-mau' as const,
    players: ['Ana', 'Ben', 'Cem', 'Dora'],
    options: mauMau.options.parse(options),
  }
  const record = replay(mauMau, header, events as MauMauEvent[])
  return mauMauView({ game: mauMau, header, record } as unknown as OpenTable, 'en')
}

const ANA_WINS = ['r1', 'r2', 'r3', 'r4', 'r6', 'r7', 'r8'].map((card) => ({ ...play(0, card), ruling: 'stands' }))

describe('the phase', () => {
  it.each([
    ['waiting', [], {}],
    ['playing', [start(0, 'r5')], {}],
    ['over', [start(0, 'r5'), ...ANA_WINS], {}],
    ['counting', [start(0, 'r5'), ...ANA_WINS], { points: 100 }],
  ] as const)('is %s', (phase, events, options) => expect(viewAfter(events, options).phase).toBe(phase))

  it('of a pairs game leaves the partner out of the counting', () => {
    expect(viewAfter([start(0, 'r5'), ...ANA_WINS], { points: 100, pairs: true }).due).toEqual([1, 3])
  })
})

describe('cards that came into a hand', () => {
  it('are those of the last event', () => {
    const events = [start(0, 'r5'), play(0, 'r+2'), { do: 'draw', by: 3 }]
    expect(viewAfter(events).drew).toEqual([0, 0, 0, 2])
    expect(viewAfter(events.slice(0, 2)).drew).toEqual([0, 0, 0, 0])
  })

  it('are not told of a deal', () => expect(viewAfter([start(0, 'r5')]).drew).toEqual([0, 0, 0, 0]))

  it('go to who laid the joker +4 where it was against the rule', () => {
    const events = [start(0, 'r5'), play(0, 'joker+4', 'g'), { do: 'challenge', by: 3, guilty: true }]
    expect(viewAfter(events).drew).toEqual([4, 0, 0, 0])
  })
})

it('the open joker +4 names who laid it and the colour before it', () => {
  expect(viewAfter([start(0, 'r5'), play(0, 'joker+4', 'g')]).four).toMatchObject({ by: 0, colour: 'r' })
  expect(viewAfter([start(0, 'r5')]).four).toBeNull()
})

it('“last” is said for a turn', () => {
  const events = [start(0, 'r5'), ...ANA_WINS.slice(0, 5), { do: 'play', by: 3, card: 'r9' }]
  const round = [...events, { do: 'play', by: 2, card: 'r-rev' }, { do: 'play', by: 3, card: 'r1' }]
  expect(viewAfter([...round, { do: 'last', by: 0 }]).said).toEqual([true, false, false, false])
  expect(viewAfter([...round, { do: 'last', by: 0 }, { do: 'play', by: 0, card: 'r0' }]).said[0]).toBe(false)
})

it('a turn begins with what passed it on: not with a drawn card, “last” or a catch', () => {
  const events = [start(0, 'r5'), play(0, 'r+2'), { do: 'draw', by: 3 }, { do: 'draw', by: 2 }, { do: 'pass', by: 2 }]
  expect(events.map((_, i) => viewAfter(events.slice(0, i + 1)).turnBegan)).toEqual([0, 1, 2, 2, 4])
  expect(viewAfter([start(0, 'r5'), play(0, 'b1')]).turnBegan).toBe(0) // does not fit: the turn goes on
})

it('who leaves passes on their own turn only', () => {
  const events = [start(0, 'r5'), play(0, 'r6')]
  const leavers = [0, 1, 2, 3].map((by) => viewAfter([...events, { do: 'leave', by }]))
  expect(leavers.map(({ turnBegan }) => turnBegan)).toEqual([1, 1, 1, 2])
  expect(leavers.map(({ table }) => table.turn)).toEqual([3, 3, 3, 2])
})

describe('the keys of the same sign', () => {
  it('are in the colours that are not in force', () => {
    expect(sameSigns(viewAfter([start(0, 'r5')]).table)).toEqual(['b5', 'g5', 'y5'])
    expect(sameSigns(viewAfter([start(0, 'g-skip')]).table)).toEqual(['r-skip', 'b-skip', 'y-skip'])
  })

  it('are none on a joker, nor before a card lies open', () => {
    expect(sameSigns(viewAfter([start(0, 'r5'), play(0, 'joker', 'b')]).table)).toEqual([])
    expect(sameSigns(viewAfter([]).table)).toEqual([])
  })
})

it('the next seat is found in the direction of play, past who has left', () => {
  expect(nextSeat(viewAfter([start(0, 'r5')]).table, 0)).toBe(3)
  expect(nextSeat(viewAfter([start(0, 'r-rev')]).table, 3)).toBe(0)
  expect(nextSeat(viewAfter([start(0, 'r5'), { do: 'leave', by: 3 }]).table, 0)).toBe(2)
})
