import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeEvent, judgeOpenly, openPosition } from '@/lib/referee/record'
import { type MergeGame, mergeGames } from '@/test/arbitrary/merge'
import type { MergeEvent } from './event'
import { merge } from './index'
import { ILLEGAL, IMPOSSIBLE } from './judge'
import { type Scene, told } from './telling.fixture'

/** What happened, a line an event; of the last one the fault, or `legal`. */
type Row = [rule: string, lines: string, fault: string, scene?: Scene]

const bare: Scene = { piles: null }
const out = 'a lays r3 g7 / b lays r5 b5 / c lays y1 y10'
/** Four piles before b: 3, 4, 1, 2. */
const four = 'a r4 on 1 / a g8 on 2'

const rows: Record<string, Row[]> = {
  'the lay-out': [
    ['G3 two cards each', 'a lays r3 g7', 'legal', bare],
    ['G3 in any order', 'c lays r3 g7 / a lays r3 g8', 'legal', bare],
    ['G1.1 two equal ones', 'a lays r3 r3', 'legal', bare],
    ['G1.1 a third one of two decks', 'a lays r3 r3 / b lays r3 b5', 'no-such-card', bare],
    ['G1.1 two where one is left', 'a lays r3 b1 / b lays r3 r3', 'no-such-card', bare],
    ['G1.1 the third one of three decks', 'a lays r3 r3 / b lays r3 b5', 'legal', { ...bare, players: 4 }],
    ['G1.1 but no fourth', 'a lays r3 r3 / b lays r3 r3', 'no-such-card', { ...bare, players: 4 }],
    ['G1.1 four of four decks', 'a lays r3 r3 / b lays r3 r3', 'legal', { ...bare, players: 5 }],
    ['G1.1 four of twelve players too', 'a lays r3 r3 / b lays r3 r3', 'legal', { ...bare, players: 12 }],
    ['G1.1 but no fifth', 'a lays r3 r3 / b lays r3 r3 / c lays r3 r1', 'no-such-card', { ...bare, players: 12 }],
    ['G3 once', 'a lays r3 g7 / a lays r3 g7', 'already-laid-out', bare],
    ['G3 also after all have', `${out} / a lays r3 g7`, 'already-laid-out', bare],
    ['G5 once before the copies', 'a lays r3 r3 / a lays r3 r3', 'already-laid-out', bare],
    ['G5 the deck before once', 'a lays r3 g7 / a lays r11 g7', 'no-such-card', bare],
    ['G5 who has left', 'a leaves / a lays r3 g7', 'player-out'],
    ['G5 after the end', 'ends / a lays r3 g7', 'game-over', bare],
  ],
  'before the lay-out': [
    ['G3 nobody places', 'a r4 on 1', 'not-laid-out', bare],
    ['G3 nor when one is missing', 'a lays r3 g7 / b lays r5 b5 / a r4 on 1', 'not-laid-out', bare],
    ['G3 but when all have', `${out} / a r4 on 1`, 'legal', bare],
    ['G3 nobody takes', 'a tops 1', 'not-laid-out', bare],
    ['G3 nobody takes a pile', 'a takes 1', 'not-laid-out', bare],
    ['G3 nobody merges', 'a merges 1 on 1', 'not-laid-out', bare],
    ['G3 nobody splits', 'a splits 1 under 1 r4', 'not-laid-out', bare],
    ['G3 nobody stops', 'a stops', 'not-laid-out', bare],
    ['G3.1 nobody leaves', 'a leaves', 'not-laid-out', bare],
    ['G3.1 but the table may end', 'ends', 'legal', bare],
    ['G5 the deck first', 'a q on 1', 'no-such-card', bare],
    ['G5 also of a split', 'a splits 1 under 1 joker', 'no-such-card', bare],
  ],
  'placing a card': [
    ['G4.1 the next number', 'a r4 on 1', 'legal'],
    ['G4.1 the number before', 'a r2 on 1', 'legal'],
    ['G4.1 the same number in another colour', 'a b3 on 1', 'legal'],
    ['G4.1 not an equal card', 'a r3 on 1', 'does-not-fit'],
    ['G4.1 not two apart', 'a r5 on 1', 'does-not-fit'],
    ['G4.1 not the next number in another colour', 'a b4 on 1', 'does-not-fit'],
    ['G4.1 not 1 on 10', 'c y1 on 6', 'does-not-fit'],
    ['G4.1 not 10 on 1', 'c y10 on 5', 'does-not-fit'],
    ['G4.1 on what lies on top now', 'a r4 on 1 / b r5 on 1', 'legal'],
    ['G4.1 not on what lies under it', 'a r4 on 1 / b r2 on 1', 'does-not-fit'],
    ['G4.3 on an own pile', 'a r4 on 3', 'not-your-pile'],
    ['G4.3 not on one that was passed on', 'a r4 on 1 / a r5 on 1', 'not-your-pile'],
    ['G4.3 not without any', `${four} / a b5 on 5`, 'not-your-pile'],
    ['G4.3 no pile 0', 'a r4 on 0', 'no-such-pile'],
    ['G4.3 none before it is made', 'a r4 on 7', 'no-such-pile'],
    ['G4.3 none that is gone', 'a tops 1 / a r4 on 1', 'no-such-pile'],
    ['G4.2 with three piles', 'a r4 on 1 / b r6 on 3', 'legal'],
    ['G4.2 not with four', `${four} / b r6 on 3`, 'too-many-piles'],
    ['G4.2 before what fits', `${four} / b y9 on 3`, 'too-many-piles'],
    ['G4.3 before the number of piles', `${four} / b y2 on 5`, 'not-your-pile'],
    ['G4.5 with an empty hand', 'a r4 on 1', 'too-many-cards', { hands: [0] }],
    ['G5 which pile before the hand', 'a r4 on 99', 'no-such-pile', { hands: [0] }],
    ['G5 the hand before whose pile', 'a r4 on 3', 'too-many-cards', { hands: [0] }],
    ['G5 the copies before whose pile', 'a tops 1 / c r3 on 6 ! / b r3 on 5', 'no-such-card'],
    ['G5 the copies before what fits', 'a tops 1 / c r3 on 6 ! / b r3 on 4', 'no-such-card'],
    ['G5 a card that is known to be elsewhere', 'a tops 1 / b tops 3 / c r3 on 6 ! / b r3 on 4', 'no-such-card'],
    ['G5 a card that is known to be here', 'a tops 1 / c r3 on 6 ! / a r3 on 2', 'does-not-fit'],
    ['G5 no unknown card is left in the hand', 'a tops 1 / a b7 on 2', 'no-such-card', { hands: [0] }],
    ['G5 one of those known', 'a tops 1 / a r3 on 2', 'does-not-fit', { hands: [0] }],
    ['G5 the deck before who has left comes first', 'a leaves / a q on 1', 'player-out'],
  ],
  'taking the top card': [
    ['G3 from an own pile', 'a tops 1', 'legal'],
    ['G4.3 not from another', 'a tops 3', 'not-your-pile'],
    ['G4.3 not from one that is gone', 'a tops 1 / a tops 1', 'no-such-pile'],
    ['G4.2 with three piles', 'a r4 on 1 / b tops 3', 'legal'],
    ['G4.2 not with four', `${four} / b tops 3`, 'too-many-piles'],
    ['G4.3 before the number of piles', `${four} / b tops 5`, 'not-your-pile'],
    ['G4.5 with an empty hand too', 'a tops 1', 'legal', { hands: [0] }],
  ],
  merging: [
    ['G3 what fits', 'b merges 3 on 4', 'legal'],
    ['G3 either way', 'b merges 4 on 3', 'legal'],
    ['G4.1 not what does not', 'a merges 1 on 2', 'does-not-fit'],
    ['G4.1 not 10 and 1', 'c merges 5 on 6', 'does-not-fit'],
    ['G4.1 not equal cards', 'a merges 1 on 2', 'does-not-fit', { piles: ['r3 r3', 'r5 b5', 'y1 y10'] }],
    ['G4.1 the top cards count', 'b b6 on 4 ! / c b5 on 4 / a r4 on 1 / b merges 3 on 1', 'legal'],
    ['G4.2 with four piles too', `${four} / b merges 3 on 4`, 'legal'],
    ['G4.2 with five too', `${four} / c y2 on 5 / a y3 on 5 / b merges 3 on 4`, 'legal'],
    ['G4.3 not on another’s', 'b merges 3 on 1', 'not-your-pile'],
    ['G4.3 nor another’s on an own one', 'b merges 1 on 3', 'not-your-pile'],
    ['G4.3 nor two of another’s', 'a merges 3 on 4', 'not-your-pile'],
    ['G4.3 none there is not', 'b merges 3 on 9', 'no-such-pile'],
    ['G4.3 none there is not on one', 'b merges 9 on 3', 'no-such-pile'],
    ['G4.3 not with itself', 'b merges 3 on 3', 'no-such-pile'],
    ['G4.3 nor another’s with itself', 'a merges 3 on 3', 'no-such-pile'],
  ],
  splitting: [
    ['G3 with an equal card', 'a r4 on 1 / b splits 1 under 1 r4', 'legal'],
    ['G3 a higher pile', 'a r4 on 1 / b b4 on 1 / c splits 1 under 2 b4', 'legal'],
    ['G4.4 not under all of it', 'a r4 on 1 / b b4 on 1 / c splits 1 under 3 b4', 'bad-split'],
    ['G4.4 nor under none', 'a r4 on 1 / b splits 1 under 0 r4', 'bad-split'],
    ['G4.4 nor under fewer', 'a r4 on 1 / b splits 1 under -1 r4', 'bad-split'],
    ['G4.4 not a pile of one card', 'a splits 1 under 1 r3', 'bad-split'],
    ['G4.4 not with another card', 'a r4 on 1 / b splits 1 under 1 r3', 'not-equal'],
    ['G4.4 not with one that would fit', 'a r4 on 1 / b splits 1 under 1 b4', 'not-equal'],
    ['G4.4 bad before not equal', 'a r4 on 1 / b splits 1 under 2 b4', 'bad-split'],
    ['G3 with own piles no other', 'a r4 on 1 / c splits 1 under 1 r4', 'not-your-pile'],
    ['G3 without any, every one', `${four} / a splits 1 under 1 r4`, 'legal'],
    ['G4.4 but not wrongly', `${four} / a splits 1 under 2 r4`, 'bad-split'],
    ['G4.4 nor with another card', `${four} / a splits 1 under 1 b4`, 'not-equal'],
    ['G4.2 with three piles', 'a r4 on 1 / b splits 1 under 1 r4', 'legal'],
    ['G4.2 not with four', `${four} / b splits 1 under 1 r4`, 'too-many-piles'],
    ['G4.2 before how', `${four} / b splits 1 under 9 r4`, 'too-many-piles'],
    ['G4.3 before the number of piles', `${four} / c y2 on 5 / b splits 5 under 1 y2`, 'not-your-pile'],
    ['G4.3 no pile there is not', 'a splits 9 under 1 r4', 'no-such-pile'],
    ['G4.5 with an empty hand', 'a r4 on 1 / b splits 1 under 1 r4', 'too-many-cards', { hands: [5, 0] }],
    ['G5 the copies before whose pile', 'a r4 on 1 / a r4 on 2 ! / c splits 1 under 1 r4', 'no-such-card'],
    ['G5 the copies before how', 'a r4 on 1 / a r4 on 2 ! / b splits 1 under 9 r4', 'no-such-card'],
  ],
  'taking a pile': [
    ['G4.2 with four piles', `${four} / b takes 3`, 'legal'],
    ['G4.2 any of them', `${four} / b takes 2`, 'legal'],
    ['G4.2 not with three', 'a r4 on 1 / b takes 1', 'too-few-piles'],
    ['G4.2 not with one', 'a r4 on 1 / a takes 2', 'too-few-piles'],
    ['G4.3 not another’s', `${four} / b takes 5`, 'not-your-pile'],
    ['G4.3 before the number of piles', 'a takes 3', 'not-your-pile'],
    ['G4.3 none there is not', 'a takes 8', 'no-such-pile'],
  ],
  'the end': [
    ['G3 stop with an empty hand', 'a stops', 'legal', { hands: [0] }],
    ['G4.5 not with a card', 'a stops', 'still-holding', { hands: [1] }],
    ['G4.5 with piles before oneself', 'a r4 on 1 / a stops', 'legal', { hands: [1] }],
    ['G4.5 whoever says it', 'a r4 on 1 / b g1 on 4 ! / b stops', 'still-holding', { hands: [1, 5] }],
    ['G4.5 the game goes on until then', 'a r4 on 1 / b r5 on 1', 'legal', { hands: [1] }],
    ['G4.5 taking a card means holding one again', 'a r4 on 1 / a tops 2 / a stops', 'still-holding', { hands: [1] }],
    ['G4.6 nothing after it', 'a stops / b r6 on 3', 'game-over', { hands: [0] }],
    ['G4.6 no end either', 'a stops / ends', 'game-over', { hands: [0] }],
    ['G5 nor an unknown card', 'a stops / b q on 3', 'game-over', { hands: [0] }],
    ['table-log.md who has left does nothing', 'a leaves / a stops', 'player-out', { hands: [0] }],
    ['table-log.md nor leaves again', 'a leaves / a leaves', 'player-out'],
    ['table-log.md the table may end at any time', 'a leaves / ends', 'legal'],
    ['table-log.md but once', 'ends / ends', 'game-over'],
    ['table-log.md it is over with one left', 'a leaves / c leaves / b stops', 'game-over', { hands: [0, 0, 0] }],
  ],
}

for (const [about, list] of Object.entries(rows)) {
  describe(about, () => {
    it.each(list)('%s: %s → %s', (_, lines, fault, scene) => {
      const { ruling } = told(lines, scene)
      expect(ruling.code ?? ruling.verdict).toBe(fault)
      const impossible = (IMPOSSIBLE as readonly string[]).includes(fault)
      expect(ruling.verdict).toBe(fault === 'legal' ? 'legal' : impossible ? 'impossible' : 'illegal')
    })
  })
}

it('has a row for every fault', () => {
  const shown = new Set(Object.values(rows).flatMap((list) => list.map(([, , fault]) => fault)))
  for (const code of [...IMPOSSIBLE, ...ILLEGAL]) expect(shown.has(code), code).toBe(true)
})

describe('in random games', () => {
  const everyEvent = (numRuns: number, check: (game: MergeGame) => void) =>
    fc.assert(fc.property(mergeGames, check), { seed: 5, numRuns })

  it('never throws, and gives one known code to each event that is not legal', () =>
    everyEvent(60, ({ header, events }) => {
      let state = merge.open(header)
      for (const event of events as readonly MergeEvent[]) {
        const { ruling, after } = judgeOpenly(merge, state, event)
        const codes: readonly string[] = ruling.verdict === 'impossible' ? IMPOSSIBLE : ILLEGAL
        if (ruling.verdict !== 'legal') expect(codes).toContain(ruling.code)
        state = after
      }
    }))

  it('says what the evidence says', () =>
    everyEvent(30, ({ header, events }) => {
      let position = openPosition(merge, header)
      for (const event of events as readonly MergeEvent[]) {
        const { ruling, after, evidence, proven } = judgeEvent(merge, position, event)
        expect(ruling).toBe(merge.judge(position.state, event))
        expect(proven).toEqual([])
        position = { state: after, evidence, events: position.events + 1 }
      }
    }))
})
