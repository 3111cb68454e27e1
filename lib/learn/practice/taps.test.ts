import { describe, expect, it } from 'vitest'
import { findGame } from '@/lib/games/registry'
import { type Act, asPrinted, beside, isWith, meant } from './taps'

const mezza = findGame('mezza')
const options = { variant: 'full', fourHolds: 'once', nineHalfOnItself: true }
const state = mezza?.open({ game: 'mezza', players: ['A', 'B'], options })

describe('a tap on an own card', () => {
  it('of Mezza means one, or as many as there are, from where it lies', () => {
    const held = ['5', '8', '8']
    expect(meant('mezza', state, { by: 0, card: '8', zone: 'hand', held }, [])).toEqual([
      { do: 'play', by: 0, cards: ['8'] },
      { do: 'play', by: 0, cards: ['8', '8'] },
    ])
    expect(meant('mezza', state, { by: 0, card: '8', zone: 'up', held: ['8'] }, [])).toEqual([
      { do: 'play', by: 0, cards: ['8'], from: 'up' },
    ])
  })

  it('of Mau Mau names a colour for a joker', () => {
    const tap = { by: 1, zone: 'hand', held: [] } as const
    expect(meant('mau-mau', null, { ...tap, card: 'r5' }, [])).toEqual([{ do: 'play', by: 1, card: 'r5' }])
    const colours = meant('mau-mau', null, { ...tap, card: 'joker+4' }, []).map(
      (act) => (act as { color?: string }).color,
    )
    expect(colours.toSorted()).toEqual(['b', 'g', 'r', 'y'])
  })

  it('of Misch Masch means the side of a half card that is printed', () => {
    const acts = meant('misch-masch', null, { by: 0, card: 'D½', zone: 'hand', held: [] }, [])
    expect(acts.map(({ card }) => card)).toEqual(['D-'])
    expect(isWith({ do: 'play', by: 0, card: '-D' }, 'D½')).toBe(true)
    expect(isWith({ do: 'play', by: 0, card: 'DK' }, 'D½')).toBe(false)
    const both = ['D-', '-D', 'DK', 'cham'].map((card): Act => ({ do: 'play', by: 0, card }))
    expect(asPrinted(both).map(({ card }) => card)).toEqual(['D-', 'DK', 'cham'])
    expect(asPrinted([{ do: 'play', by: 0, card: 'r-skip' }])).toHaveLength(1)
  })

  it('of Merge means each of the own piles', () => {
    expect(meant('merge', null, { by: 2, card: 'r5', zone: 'hand', held: [] }, [3, 7])).toEqual([
      { do: 'place', by: 2, card: 'r5', pile: 3 },
      { do: 'place', by: 2, card: 'r5', pile: 7 },
    ])
  })
})

it('offers only what a game has', () => {
  for (const id of ['mezza', 'mau-mau', 'misch-masch', 'merge'] as const) {
    const event = findGame(id)?.event
    for (const act of beside(id, 0)) expect(event?.safeParse(act as Act).success).toBe(true)
  }
})
