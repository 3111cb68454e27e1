import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deckSize } from '@/lib/cards/deck'
import { mezzaDeck } from '@/lib/cards/mezza'
import { judgeOpenly } from '@/lib/referee/record'
import { mezzaGames } from '@/test/arbitrary/mezza'
import { COPIES } from './card'
import { mezza } from './index'
import { downwards } from './pile'
import { type MezzaState, unaccounted, upCount } from './state'
import { table } from './table'
import { eventOf, type Scene, told } from './telling.fixture'

const late = (...seats: NonNullable<Scene['seats']>): Scene => ({ stock: 0, seats })
const two: Scene = { players: 2 }
const four: Scene = { players: 4 }

/**
 * A table in a few words: who is on turn, the pile, the stock, cards set aside, and for each player hand, known cards,
 * face-up cards, face-down cards and place.
 */
function words(state: MezzaState): string {
  const { turn, pile, stock, removed, players, over } = table(state)
  const seats = players.map(({ hand, known, up, down, place }) => {
    const knows = known.length > 0 ? `(${known.join(' ')})` : ''
    return `${hand}${knows}/${typeof up === 'number' ? up : `[${up.join(' ')}]`}/${down}${place ? `=${place}` : ''}`
  })
  const on = over ? 'over' : turn === null ? 'nobody' : 'abcdefg'[turn]
  return `${on}: ${pile.join(' ') || '-'}, stock ${stock}, aside ${removed}; ${seats.join(' ')}`
}

/** The table after what was played, a line an event. */
type Row = [rule: string, lines: string, after: string, scene?: Scene]

const rows: Record<string, Row[]> = {
  'a play': [
    ['M3.5 fills the hand to three', 'a 5', 'b: 5, stock 40, aside 0; 3/3/3 3/3/3 3/3/3'],
    ['M3.5 while the stock lasts', 'a 5 5 5', 'b: 5 5 5, stock 0, aside 0; 2/3/3 3/3/3 3/3/3', { stock: 2 }],
    ['M3.5 not a hand of three', 'a 5', 'b: 5, stock 41, aside 0; 3/3/3 3/3/3 3/3/3', { seats: [{ hand: 4 }] }],
    ['M3.7 passes the turn', 'a 5 / b 6 / c 7', 'b: 5 6 7, stock 38, aside 0; 3/3/3 3/3/3 3/3/3'],
    ['M4.5 a 7 skips the next', 'a 7', 'c: 7, stock 40, aside 0; 3/3/3 3/3/3 3/3/3'],
    ['M4.5 still in', 'b leaves / a 7', 'a: 7, stock 40, aside 0; 3/3/3 3/3/3=left 3/3/3'],
    ['M4.5 two players', 'a 7', 'a: 7, stock 49, aside 0; 3/3/3 3/3/3', two],
    ['M4.7 a 10 goes aside', 'a 9½ / b ½', 'b: -, stock 39, aside 2; 3/3/3 3/3/3 3/3/3'],
    ['M4.8 four equal ones too', 'a 2 / b 5 5 / c 5 5', 'c: -, stock 36, aside 5; 3/3/3 3/3/3 3/3/3'],
    ['M4.8 four 7s skip nobody', 'a 7 7 / c 7 7', 'c: -, stock 37, aside 4; 3/3/3 3/3/3 3/3/3'],
    [
      'M5.2 from the face-up cards',
      'a 5 / b 6 6',
      'c: 5 6 6, stock 0, aside 0; 2/3/3 0/[8]/3 3/3/3',
      late({}, { hand: 0, up: '6 8 6' }),
    ],
    ['M5.3 blind', 'a 5 / b 6', 'c: 5 6, stock 0, aside 0; 2/3/3 0/0/2 3/3/3', late({}, { hand: 0, up: 0 })],
    [
      'M5.3 blind, not fitting: all of it into the hand',
      'a 5 / b 4',
      'c: -, stock 0, aside 0; 2/3/3 2(4 5)/0/2 3/3/3',
      late({}, { hand: 0, up: 0 }),
    ],
    [
      'M5.3 blind on an empty pile',
      'a 5 / b takes / c ½',
      'a: ½, stock 0, aside 0; 2/3/3 4(5)/3/3 0/0/2',
      late({}, {}, { hand: 0, up: 0 }),
    ],
    [
      'known cards are played first',
      'a 5 5 / b takes / c 1 / a 2 / b 5',
      'c: 1 2 5, stock 37, aside 0; 3/3/3 4(5)/3/3 3/3/3',
    ],
  ],
  'out of turn': [
    ['M7.1 a snatch takes the turn', 'a 6½ / d ½', 'b: 6½ ½, stock 30, aside 0; 3/3/3 3/3/3 3/3/3 3/3/3', four],
    ['M7.1 a 4 asks the one after', 'a 3½ / c ½', 'd: 3½ ½, stock 30, aside 0; 3/3/3 3/3/3 3/3/3 3/3/3', four],
    ['M7.1 a 10: the snatcher starts', 'a 9½ / c ½', 'c: -, stock 30, aside 2; 3/3/3 3/3/3 3/3/3 3/3/3', four],
    ['M8.1 a quick play leaves the turn', 'a 5 / a 5', 'b: 5 5, stock 39, aside 0; 3/3/3 3/3/3 3/3/3'],
    ['M8.1 and skips nobody again', 'a 7 / a 7', 'c: 7 7, stock 39, aside 0; 3/3/3 3/3/3 3/3/3'],
    ['M8.3 the fourth one', 'a 5 5 / a 5 5', 'a: -, stock 37, aside 4; 3/3/3 3/3/3 3/3/3'],
    [
      'M8.2 face-up ones',
      'a 5 / b 6 / b 6 6',
      'c: 5 6 6 6, stock 0, aside 0; 2/3/3 0/[8]/3 3/3/3',
      late({}, { hand: 1, up: '6 8 6' }),
    ],
  ],
  'picking up': [
    ['M6.1 the pile, known', 'a 5 / b 6 / c takes', 'a: -, stock 39, aside 0; 3/3/3 3/3/3 5(5 6)/3/3'],
    [
      'M6.1 face-up cards stay',
      'a 5 / b takes',
      'c: -, stock 0, aside 0; 2/3/3 1(5)/[1 2]/3 3/3/3',
      late({}, { hand: 0, up: '1 2' }),
    ],
  ],
  'face-up cards': [
    ['M2.2', 'a shows 9 7 joker', 'nobody: -, stock 41, aside 0; 3/[9 7 joker]/3 3/3/3 3/3/3'],
    ['M10.4 replaced', 'a shows 9 7 8 / a shows 9 9 9 !', 'nobody: -, stock 41, aside 0; 3/[9 9 9]/3 3/3/3 3/3/3'],
    ['M10.4 late', 'a 5 / c shows 9 9 9 !', 'b: 5, stock 40, aside 0; 3/3/3 3/3/3 3/[9 9 9]/3'],
  ],
  'the end': [
    ['M9.1 out', 'a 5', 'b: 5, stock 0, aside 0; 0/0/0=1 3/3/3 3/3/3', late({ hand: 1, up: 0, down: 0 })],
    ['M9.1 its 7 skips', 'a 7', 'c: 7, stock 0, aside 0; 0/0/0=1 3/3/3 3/3/3', late({ hand: 1, up: 0, down: 0 })],
    [
      'M9.1 its 7 skips one of two',
      'b 5 / c 6 / a 7',
      'c: 5 6 7, stock 0, aside 0; 0/[]/0=1 2/3/3 2/3/3',
      late({ hand: 1, up: '', down: 0 }),
    ],
    [
      'M9.1 its 10: the next starts',
      'c 9½ / a ½',
      'b: -, stock 0, aside 2; 0/0/0=1 3/3/3 2/3/3',
      late({ hand: 1, up: 0, down: 0 }),
    ],
    [
      'M9.1 out of turn',
      'b 6½ / a ½',
      'c: 6½ ½, stock 0, aside 0; 0/0/0=1 2/3/3 3/3/3',
      late({ hand: 1, up: 0, down: 0 }),
    ],
    [
      'M9.1 by a quick play, the skip stays',
      'a 7 / a 7',
      'c: 7 7, stock 0, aside 0; 0/[]/0=1 3/3/3 3/3/3',
      late({ hand: 1, up: '7', down: 0 }),
    ],
    [
      'M9.2 the last one has the last place',
      'a 5 / b 6',
      'over: 5 6, stock 0, aside 0; 0/0/0=1 0/0/0=2 3/3/3=3',
      late({ hand: 1, up: 0, down: 0 }, { hand: 1, up: 0, down: 0 }),
    ],
    ['M9.3 leaving on turn', 'a 5 / b leaves', 'c: 5, stock 40, aside 0; 3/3/3 3/3/3=left 3/3/3'],
    ['M9.3 leaving out of turn', 'a 5 / c leaves', 'b: 5, stock 40, aside 0; 3/3/3 3/3/3 3/3/3=left'],
    ['M9.3 before the opening', 'a leaves', 'nobody: -, stock 41, aside 0; 3/3/3=left 3/3/3 3/3/3'],
    ['M9.3 one left', 'a 5 / b leaves / c leaves', 'over: 5, stock 40, aside 0; 3/3/3=1 3/3/3=left 3/3/3=left'],
    [
      'M9.3 who left keeps what they held',
      'a shows 9 7 8 / b 5 / c 6 / a takes / a leaves',
      'b: -, stock 39, aside 0; 5(5 6)/[9 7 8]/3=left 3/3/3 3/3/3',
    ],
    ['end gives no places', 'a 5 / ends', 'over: 5, stock 40, aside 0; 3/3/3 3/3/3 3/3/3'],
    [
      'end keeps those won',
      'a 5 / ends',
      'over: 5, stock 0, aside 0; 0/0/0=1 3/3/3 3/3/3',
      late({ hand: 1, up: 0, down: 0 }),
    ],
  ],
  'what stands (M10.4)': [
    ['passes the turn from who acted', 'a 5 / c 4 !', 'a: 5 4, stock 39, aside 0; 3/3/3 3/3/3 3/3/3'],
    ['lays the cards in their order', 'a 5 / b 8 2 !', 'c: 5 8 2, stock 38, aside 0; 3/3/3 3/3/3 3/3/3'],
    ['has the effect of the last card', 'a 5 / b 8 7 !', 'a: 5 8 7, stock 38, aside 0; 3/3/3 3/3/3 3/3/3'],
    ['and of no other', 'a 5 / b 7 8 !', 'c: 5 7 8, stock 38, aside 0; 3/3/3 3/3/3 3/3/3'],
    ['where it lies: a 7', 'a 5 / b 6½ ½ !', 'a: 5 6½ ½, stock 38, aside 0; 3/3/3 3/3/3 3/3/3'],
    ['where it lies: a 10', 'a 5 / b 9½ ½ !', 'b: -, stock 38, aside 3; 3/3/3 3/3/3 3/3/3'],
    ['a 10 not on top stays', 'a 9½ / b ½ 8 !', 'c: 9½ ½ 8, stock 38, aside 0; 3/3/3 3/3/3 3/3/3'],
    ['where it lies: four equal', 'a 5 5 / c 8 5 5 !', 'a: 5 5 8 5 5, stock 36, aside 0; 3/3/3 3/3/3 3/3/3'],
    ['one’s own combination', 'a 6½ / a ½ !', 'c: 6½ ½, stock 39, aside 0; 3/3/3 3/3/3 3/3/3'],
    ['too many to be quick: a play', 'a ½ / a ½ ½ !', 'b: ½ ½ ½, stock 38, aside 0; 3/3/3 3/3/3 3/3/3'],
    [
      'such a 7 skips again',
      'a 7 / b leaves / a 7 7 !',
      'd: 7 7 7, stock 29, aside 0; 3/3/3 3/3/3=left 3/3/3 3/3/3',
      four,
    ],
    ['from a later zone', 'a 5 / b up 6 !', 'c: 5 6, stock 40, aside 0; 3/3/3 3/2/3 3/3/3'],
    ['blind, what does not fit lies there', 'a 5 / b down 4 !', 'c: 5 4, stock 40, aside 0; 3/3/3 3/3/2 3/3/3'],
    [
      'blind, two at a time',
      'a 5 / b 4 3 !',
      'c: 5 4 3, stock 0, aside 0; 2/3/3 0/0/1 3/3/3',
      late({}, { hand: 0, up: 0 }),
    ],
    ['a pick-up out of turn', 'a 5 / c takes !', 'a: -, stock 40, aside 0; 3/3/3 3/3/3 4(5)/3/3'],
    ['a pick-up of nothing', 'a 5 / b takes / c takes !', 'a: -, stock 40, aside 0; 3/3/3 4(5)/3/3 3/3/3'],
    [
      'a pick-up instead of turning over',
      'a 5 / b takes !',
      'c: -, stock 0, aside 0; 2/3/3 1(5)/0/3 3/3/3',
      late({}, { hand: 0, up: 0 }),
    ],
    ['a wild opening', 'c 0 0 !', 'a: 0 0, stock 39, aside 0; 3/3/3 3/3/3 3/3/3'],
  ],
}

for (const [about, list] of Object.entries(rows)) {
  describe(about, () => {
    it.each(list)('%s: %s', (_, lines, after, scene) => {
      expect(words(told(lines, scene).after)).toBe(after)
    })
  })
}

describe('nothing changes', () => {
  it.each<[what: string, lines: string, scene?: Scene]>([
    ['by an illegal event', 'a 5 / b 4'],
    ['by an impossible one, even if it stands', 'a 5 / b 6 6 6 6 !'],
    ['M10.4 by a pick-up before the opening that stands', 'a takes !'],
    ['M10.4 by two face-up cards that stand', 'a shows 9 9 !'],
    ['M10.4 by late ones that stand when one is gone', 'a 5 / b 6 / b shows 9 9 8 !', late({}, { hand: 0 })],
  ])('%s: %s', (_, lines, scene) => {
    const { before, after } = told(lines, scene)
    expect(after).toBe(before)
  })

  it.each([
    ['a snatch', 'a 6½', 'b 5', 'c ½'],
    ['a quick play', 'a 5', 'b 4', 'a 5'],
    ['the own turn', 'a 5', 'c 6', 'b 6'],
  ])('M10.3 taken back, %s stays open', (_, before, wrong, then) => {
    const state = told(before).after
    const back = judgeOpenly(mezza, state, eventOf(wrong))
    expect(back.ruling.verdict).toBe('illegal')
    expect(judgeOpenly(mezza, back.after, eventOf(then)).ruling.verdict).toBe('legal')
  })
})

describe('in random games', () => {
  const everyState = (check: (state: MezzaState) => void) =>
    fc.assert(
      fc.property(mezzaGames, ({ header, events }) => {
        let state = mezza.open(header)
        check(state)
        for (const event of events) {
          state = judgeOpenly(mezza, state, event).after
          check(state)
        }
      }),
    )

  it('no card is lost or made', () =>
    everyState(({ options, seats, stock, pile, removed }) => {
      const held = seats.reduce((sum, seat) => sum + seat.hand + upCount(seat) + seat.down, 0)
      expect(held + stock + (pile?.size ?? 0) + removed).toBe(deckSize(mezzaDeck(options.variant)))
    }))

  it('a pile is as high as it says, and visible cards are counted', () =>
    everyState(({ options, seats, pile, removed, visible }) => {
      const lying = [...downwards(pile)]
      expect(lying).toHaveLength(pile?.size ?? 0)
      for (const { up } of seats) if (typeof up !== 'number') lying.push(...up)
      expect(visible.reduce((sum, count) => sum + count)).toBe(lying.length + removed)
      const aside = visible.slice()
      for (const card of lying) aside[card] = (aside[card] ?? 0) - 1
      expect(Math.min(...aside)).toBeGreaterThanOrEqual(0)
      expect(visible.findIndex((count, card) => count > (COPIES[options.variant][card] ?? 0))).toBe(-1)
    }))

  it('known cards are in hand, and there are copies enough for what is hidden', () =>
    everyState((state) => {
      for (const { hand, known, knownCount } of state.seats) {
        const sum = known.reduce((sum, count) => sum + count)
        expect(sum === knownCount && sum <= hand && Math.min(...known) >= 0).toBe(true)
      }
      expect(
        Math.min(...COPIES[state.options.variant].map((_, card) => unaccounted(state, card))),
      ).toBeGreaterThanOrEqual(0)
    }))

  it('somebody in is on turn from the opening to the end, and places are given in order', () =>
    everyState(({ seats, turn, opened, over, places }) => {
      expect(turn === null).toBe(over || !opened)
      if (turn !== null) expect(seats[turn]?.place).toBeNull()
      const won = seats.map(({ place }) => place).filter((place) => typeof place === 'number')
      expect(won.sort()).toEqual(Array.from({ length: places }, (_, i) => i + 1))
    }))
})
