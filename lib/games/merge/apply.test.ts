import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeOpenly } from '@/lib/referee/record'
import { mergeGames } from '@/test/arbitrary/merge'
import { copiesFor, NO_CARDS } from './card'
import type { MergeEvent } from './event'
import { merge } from './index'
import { downwards } from './pile'
import { isIn, type MergeState } from './state'
import { table } from './table'
import { type Scene, told } from './telling.fixture'

const bare: Scene = { piles: null }
const four: Scene = { players: 4 }
/** Four piles before b: 3, 4, 1, 2; none before a. */
const crowd = 'a r4 on 1 / a g8 on 2'

/** A table in a few words: for each player hand, known cards and place; piles with their numbers. */
function words(state: MergeState): string {
  const { players, over } = table(state)
  const seats = players.map(({ hand, known, piles, place }) => {
    const knows = known.length > 0 ? `(${known.join(' ')})` : ''
    const lie = piles.map(({ pile, cards }) => `${pile}:${cards.join(' ')}`)
    return [`${hand}${knows}${place ? `=${place}` : ''}`, ...lie].join(', ')
  })
  return [...seats, ...(over ? ['over'] : [])].join(' | ')
}

/** The table after what was played, a line an event. */
type Row = [rule: string, lines: string, after: string, scene?: Scene]

const rows: Record<string, Row[]> = {
  'laying out': [
    ['G3.1 hands are dealt already', 'b lays r5 b5', '25 | 25, 3:r5, 4:b5 | 24', bare],
    ['G2 piles in logged order', 'a lays g7 r3', '25, 1:g7, 2:r3 | 25 | 24', bare],
  ],
  'placing a card': [
    ['G3 the pile goes left', 'a r4 on 1', '24, 2:g7 | 25, 3:r5, 4:b5, 1:r3 r4 | 24, 5:y1, 6:y10'],
    ['G1.3 from the last seat to the first', 'c y2 on 5', '25, 1:r3, 2:g7, 5:y1 y2 | 25, 3:r5, 4:b5 | 23, 6:y10'],
    ['G5 past who left', 'b leaves / a r4 on 1', '24, 2:g7 | 25=left | 24, 5:y1, 6:y10, 3:r5, 4:b5, 1:r3 r4'],
    [
      'G4.5 emptying the hand ends nothing',
      'a r4 on 1',
      '0, 2:g7 | 25, 3:r5, 4:b5, 1:r3 r4 | 24, 5:y1, 6:y10',
      { hands: [1] },
    ],
  ],
  'taking the top card': [
    ['G2 the last card: the pile is gone', 'a tops 1', '26(r3), 2:g7 | 25, 3:r5, 4:b5 | 24, 5:y1, 6:y10'],
    ['G3 the rest goes left', 'a r4 on 1 / b tops 1', '24, 2:g7 | 26(r4), 3:r5, 4:b5 | 24, 5:y1, 6:y10, 1:r3'],
  ],
  merging: [
    ['G2 keeps the number below', 'b merges 3 on 4', '25, 1:r3, 2:g7 | 25 | 24, 5:y1, 6:y10, 4:b5 r5'],
    ['G2 the other way', 'b merges 4 on 3', '25, 1:r3, 2:g7 | 25 | 24, 5:y1, 6:y10, 3:r5 b5'],
    [
      'G3 whole piles, in their order',
      'a r4 on 1 / b y5 on 4 ! / c b6 on 6 ! / b merges 1 on 3',
      '24, 2:g7, 6:y10 b6 | 24 | 23, 5:y1, 4:b5 y5, 3:r5 r3 r4',
    ],
  ],
  splitting: [
    [
      'G3 upper part left, lower part with the card right',
      'a r4 on 1 / b b4 on 1 / c splits 1 under 1 b4',
      '24, 2:g7, 7:b4 | 24, 3:r5, 4:b5, 1:r3 r4 b4 | 23, 5:y1, 6:y10',
    ],
    [
      'G2 the next number each time',
      'a r4 on 1 / b splits 1 under 1 r4 / c y2 on 5 / a splits 5 under 1 y2',
      '23, 2:g7, 1:r3 r4 | 24, 3:r5, 4:b5, 8:y2 | 23, 6:y10, 7:r4, 5:y1 y2',
    ],
    [
      'G3 another’s by who has none: to the neighbours of that player',
      `${crowd} / a splits 1 under 1 r4`,
      '25, 1:r3 r4 | 28, 3:r5, 4:b5, 2:g7 g8 | 28, 5:y1, 6:y10, 9:r4 | 28, 7:g1, 8:g2',
      four,
    ],
  ],
  'taking a pile': [
    ['G3 all of it', `${crowd} / b takes 2`, '23 | 27(g7 g8), 3:r5, 4:b5, 1:r3 r4 | 24, 5:y1, 6:y10'],
    [
      'G3 sorted in the hand',
      `${crowd} / b b4 on 1 ! / c takes 1 !`,
      '23 | 24, 3:r5, 4:b5, 2:g7 g8 | 27(r3 r4 b4), 5:y1, 6:y10',
    ],
  ],
  'known cards': [
    [
      'one less when an equal one is played',
      'a tops 1 / a r3 on 2 !',
      '25 | 25, 3:r5, 4:b5, 2:g7 r3 | 24, 5:y1, 6:y10',
    ],
    ['not when another is', 'a tops 1 / a g6 on 2', '25(r3) | 25, 3:r5, 4:b5, 2:g7 g6 | 24, 5:y1, 6:y10'],
    ['nor by somebody else', 'a tops 1 / b r3 on 4 !', '26(r3), 2:g7 | 24, 3:r5 | 24, 5:y1, 6:y10, 4:b5 r3'],
  ],
  'the end': [
    [
      'G4.6 the winner 1, the others none',
      'a stops',
      '0=1, 1:r3, 2:g7 | 25, 3:r5, 4:b5 | 24, 5:y1, 6:y10 | over',
      { hands: [0] },
    ],
    ['G4.5 with cards in hand, let stand', 'c stops !', '25, 1:r3, 2:g7 | 25, 3:r5, 4:b5 | 24=1, 5:y1, 6:y10 | over'],
    ['table-log.md unfinished', 'ends', '25 | 25 | 24 | over', bare],
    ['G5 leaving: the piles go left', 'a leaves', '25=left | 25, 3:r5, 4:b5, 1:r3, 2:g7 | 24, 5:y1, 6:y10'],
    ['G5 also from the last seat', 'c leaves', '25, 1:r3, 2:g7, 5:y1, 6:y10 | 25, 3:r5, 4:b5 | 24=left'],
    ['table-log.md known cards stay', 'a tops 1 / a leaves', '26(r3)=left | 25, 3:r5, 4:b5, 2:g7 | 24, 5:y1, 6:y10'],
    [
      'table-log.md who is left alone wins',
      'a leaves / b leaves',
      '25=left | 25=left | 24=1, 5:y1, 6:y10, 3:r5, 4:b5, 1:r3, 2:g7 | over',
    ],
  ],
  'let stand': [
    [
      'G5 on another’s pile: to one’s own neighbour',
      'a r4 on 5 !',
      '24, 1:r3, 2:g7 | 25, 3:r5, 4:b5, 5:y1 r4 | 24, 6:y10',
    ],
    ['G5 also to the player before whom it lay', 'a b4 on 4 !', '24, 1:r3, 2:g7 | 25, 3:r5, 4:b5 b4 | 24, 5:y1, 6:y10'],
    ['G5 it comes last then', 'a r6 on 3 !', '24, 1:r3, 2:g7 | 25, 4:b5, 3:r5 r6 | 24, 5:y1, 6:y10'],
    ['G5 another’s top card', 'a r4 on 1 / a tops 1 !', '25(r4), 2:g7 | 25, 3:r5, 4:b5, 1:r3 | 24, 5:y1, 6:y10'],
    ['G5 another’s pile', 'a takes 6 !', '26(y10), 1:r3, 2:g7 | 25, 3:r5, 4:b5 | 24, 5:y1'],
    ['G5 a merge with another’s', 'a merges 1 on 6 !', '25, 2:g7 | 25, 3:r5, 4:b5, 6:y10 r3 | 24, 5:y1'],
    ['G5 a merge of two others’', 'a merges 6 on 4 !', '25, 1:r3, 2:g7 | 25, 3:r5, 4:b5 y10 | 24, 5:y1'],
    [
      'G5 a split of another’s: to one’s own neighbours',
      'a r4 on 1 / c splits 1 under 1 r4 !',
      '24, 2:g7, 7:r4 | 25, 3:r5, 4:b5, 1:r3 r4 | 23, 5:y1, 6:y10',
    ],
    ['G5 a card that does not fit', 'a y9 on 1 !', '24, 2:g7 | 25, 3:r5, 4:b5, 1:r3 y9 | 24, 5:y1, 6:y10'],
    ['G5 a split of one card', 'a splits 1 under 1 r3 !', '24, 2:g7 | 25, 3:r5, 4:b5, 7:r3 | 24, 5:y1, 6:y10, 1:r3'],
    ['G5 a split under nothing', 'a splits 1 under 0 r3 !', '24, 2:g7 | 25, 3:r5, 4:b5 | 24, 5:y1, 6:y10, 1:r3 r3'],
    [
      'G5 that uses no number',
      'a splits 1 under -5 r3 ! / b splits 3 under 1 r5 !',
      '25, 2:g7, 3:r5 | 24, 4:b5 | 24, 5:y1, 6:y10, 1:r3 r3, 7:r5',
      { hands: [26] },
    ],
    [
      'G5 a split under more than there is',
      'a splits 2 under 99 y9 !',
      '24, 1:r3 | 25, 3:r5, 4:b5, 7:g7 | 24, 5:y1, 6:y10, 2:y9',
    ],
    [
      'G5 a bad one without piles: to the other’s neighbours',
      `${crowd} / a splits 5 under 1 y1 !`,
      '22, 7:y1 | 25, 3:r5, 4:b5, 1:r3 r4, 2:g7 g8, 5:y1 | 24, 6:y10',
    ],
    ['G4.2 with four piles', `${crowd} / b tops 3 !`, '23 | 26(r5), 4:b5, 1:r3 r4, 2:g7 g8 | 24, 5:y1, 6:y10'],
    ['G4.2 with two piles', 'b takes 3 !', '25, 1:r3, 2:g7 | 26(r5), 4:b5 | 24, 5:y1, 6:y10'],
  ],
  'two players': [
    [
      'G3 both parts of a split, the upper first',
      'c leaves / a r4 on 1 ! / b splits 1 under 1 r4',
      '24, 2:g7, 5:y1, 6:y10, 7:r4, 1:r3 r4 | 24, 3:r5, 4:b5 | 24=left',
    ],
    [
      'G3 of who has piles to who has none',
      'c leaves / a r4 on 1 ! / a g8 on 2 ! / a tops 5 ! / a tops 6 ! / a splits 1 under 1 r4',
      '24(y1 y10), 7:r4, 1:r3 r4 | 25, 3:r5, 4:b5, 2:g7 g8 | 24=left',
    ],
  ],
}

for (const [about, list] of Object.entries(rows)) {
  describe(about, () => {
    it.each(list)('%s: %s → %s', (_, lines, after, scene) => {
      expect(words(told(lines, scene).after)).toBe(after)
    })
  })
}

describe('nothing changes', () => {
  it.each<[what: string, lines: string, scene?: Scene]>([
    ['by what is taken back', 'a r9 on 1'],
    ['by what is impossible, even let stand', 'a r4 on 99 !'],
    ['G3 by laying out twice, let stand', 'a lays r3 g7 / a lays b1 b2 !', bare],
    ['G3 by a card placed too early, let stand', 'a lays r3 g7 / a r4 on 1 !', bare],
    ['G3 by taking too early, let stand', 'a tops 1 !', bare],
    ['G3 by a stop too early, let stand', 'a stops !', { ...bare, hands: [0] }],
    ['G3.1 by leaving too early, let stand', 'a leaves !', bare],
  ])('%s: %s', (_, lines, scene) => {
    const { before, after } = told(lines, scene)
    expect(after).toBe(before)
  })
})

describe('in random games', () => {
  const everyState = (check: (state: MergeState) => void) =>
    fc.assert(
      fc.property(mergeGames, ({ header, events }) => {
        let state = merge.open(header)
        check(state)
        for (const event of events as readonly MergeEvent[]) {
          state = judgeOpenly(merge, state, event).after
          check(state)
        }
      }),
      { seed: 6, numRuns: 25 },
    )

  it('no card is lost or made, and none is known that is not there', () =>
    everyState(({ seats, unseen }) => {
      const copies = copiesFor(seats.length)
      const counts = unseen.slice()
      let unknown = 0
      for (const { hand, known, knownCount, piles, laidOut } of seats) {
        known.forEach((count, card) => {
          counts[card] = (counts[card] as number) + count
        })
        for (const pile of piles) {
          const cards = downwards(pile)
          expect(cards).toHaveLength(pile.size)
          for (const card of cards) counts[card] = (counts[card] as number) + 1
        }
        expect(known.reduce((sum, count) => sum + count)).toBe(knownCount)
        expect(Math.min(...known)).toBeGreaterThanOrEqual(0)
        unknown += hand - knownCount + (laidOut ? 0 : 2)
      }
      expect(counts).toEqual(NO_CARDS.map(() => copies))
      expect(Math.min(...unseen)).toBeGreaterThanOrEqual(0)
      expect(unknown).toBe(unseen.reduce((sum, count) => sum + count))
    }))

  it('every pile has its own number, below the next one, and lies before somebody who is in', () =>
    everyState(({ seats, nextPile, over }) => {
      const numbers = seats.flatMap(({ piles }) => piles.map(({ number }) => number))
      expect(new Set(numbers).size).toBe(numbers.length)
      expect(Math.max(0, ...numbers)).toBeLessThan(nextPile)
      if (!over) for (const seat of seats) expect(isIn(seat) || seat.piles.length === 0).toBe(true)
    }))

  it('somebody has won only when it is over', () =>
    everyState(({ seats, over }) => {
      const winners = seats.filter(({ place }) => place === 1).length
      expect(winners).toBeLessThanOrEqual(over ? 1 : 0)
      if (!over) expect(seats.filter(isIn).length).toBeGreaterThan(1)
    }))
})
