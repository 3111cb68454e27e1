import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeOpenly } from '@/lib/referee/record'
import { mergeGames } from '@/test/arbitrary/merge'
import type { MergeEvent } from './event'
import { merge } from './index'
import type { MergeState } from './state'
import { type Scene, sceneStart, told } from './telling.fixture'

const { simulated } = merge

/** What a player can do with these cards, in few words. */
const acts = (state: MergeState, by: number, cards: string) =>
  simulated
    .acts(state, by, () => cards.split(' '))
    .map((event) => {
      const { do: what, by: _by, ...rest } = event
      return [what, ...Object.values(rest)].join(' ')
    })

describe('what a player can do', () => {
  it.each<[what: string, lines: string, by: number, cards: string, acts: string[], scene?: Scene]>([
    ['lays out', 'a lays r3 g7', 1, 'r5 b5', ['lay-out r5,b5'], { piles: null }],
    ['has laid out and waits', 'a lays r3 g7', 0, 'r5 b5', [], { piles: null }],
    [
      'places what fits, each card once, and takes a top card',
      'c y2 on 5',
      1,
      'r6 r4 r6 b9',
      ['place r4 3', 'place r6 3', 'take-top 3', 'take-top 4', 'merge 3 4', 'merge 4 3'],
    ],
    [
      'with four piles merges or takes one up',
      'a r4 on 1 / a g8 on 2',
      1,
      'r4 g8',
      ['merge 3 4', 'merge 3 1', 'merge 4 3', 'merge 1 3', 'take-pile 3', 'take-pile 4', 'take-pile 1', 'take-pile 2'],
    ],
    ['without piles, splits any', 'a r4 on 1 / a g8 on 2', 0, 'g8 y10 r3', ['split 2 1 g8']],
    [
      'under any of its cards',
      'a r4 on 1 / b b4 on 1',
      2,
      'b4',
      ['take-top 5', 'take-top 6', 'take-top 1', 'split 1 1 b4', 'split 1 2 b4'],
    ],
  ])('%s', (_what, lines, by, cards, expected, scene) => {
    expect(acts(told(lines, scene).after, by, cards)).toEqual(expected)
  })

  it('stops with an empty hand', () => {
    expect(acts(sceneStart({ hands: [0] }), 0, '')).toEqual(['take-top 1', 'take-top 2', 'stop'])
  })

  it('is nothing for who has left, or after the end', () => {
    expect(acts(told('a leaves').after, 0, 'r4')).toEqual([])
    expect(acts(told('ends').after, 0, 'r4')).toEqual([])
  })
})

it('counts what lies open, what is known and what is not', () => {
  const { open, zones } = simulated.counted(told('a r4 on 1 / b tops 1').after)
  expect([...open].sort()).toEqual(['b5', 'g7', 'r3', 'r5', 'y1', 'y10'])
  expect([...zones]).toEqual([
    [0, { known: [], unknown: 24 }],
    [3, { known: [], unknown: 0 }],
    [1, { known: ['r4'], unknown: 25 }],
    [4, { known: [], unknown: 0 }],
    [2, { known: [], unknown: 24 }],
    [5, { known: [], unknown: 0 }],
  ])
})

it('names hidden zones; nobody exchanges cards, and nothing is out of turn', () => {
  const state = sceneStart({ piles: null })
  expect([0, 1, 2, 3, 4, 5].map((zone) => simulated.zoneName(state, zone))).toEqual(
    ['hand 0', 'hand 1', 'hand 2', 'first 0', 'first 1', 'first 2'], // biome-ignore format: by seat
  )
  expect(simulated.exchanges(state)).toEqual([[], [], []])
  expect(simulated.chances(state)).toEqual([])
})

it('finds every legal act that happens at random tables', async () => {
  await fc.assert(
    fc.property(mergeGames, ({ header, events }) => {
      let state = merge.open(header)
      for (const event of events as readonly MergeEvent[]) {
        const { ruling, after } = judgeOpenly(merge, state, event)
        if (ruling.verdict === 'legal' && event.do !== 'leave' && event.do !== 'end') {
          const { ruling: _ruling, ...bare } = event
          const cards = 'card' in event ? [event.card] : 'cards' in event ? event.cards : []
          expect(simulated.acts(state, event.by, () => cards)).toContainEqual(bare)
        }
        state = after
      }
    }),
    { seed: 7, numRuns: 15 },
  )
})
