import { describe, expect, it } from 'vitest'
import { judgeOpenly } from '@/lib/referee/record'
import { tokensOf } from './counts'
import { mauMau } from './index'
import type { MauMauState } from './state'
import { table } from './table'
import { eventOf, type Scene, sceneStart, told } from './telling.fixture'

const played = (lines: string, scene: Scene = {}) => told(lines, scene).after

const hands = ({ seats }: MauMauState) => seats.map(({ hand }) => hand)
const places = ({ seats }: MauMauState) => seats.map(({ place }) => place)
const points = ({ seats }: MauMauState) => seats.map((seat) => seat.points)

const fresh: Scene = { fresh: true }
const clockwise: Scene = { options: { direction: 'clockwise' } }
const pair: Scene = { players: 2 }

describe('whose turn it is', () => {
  it.each<[lines: string, turn: number | null, direction: 1 | -1, scene?: Scene]>([
    ['a starts r5', 0, -1, fresh],
    ['a starts r5', 0, 1, { ...fresh, ...clockwise }],
    ['a r1', 2, -1],
    ['a r1', 1, 1, clockwise],
    ['a r1 / c leaves', 1, -1],
    ['a r1 / b leaves', 2, -1],
    ['a r1 / b leaves / c r2', 0, -1],
    // U4.2
    ['a draws', 0, -1],
    ['a draws / a passes', 2, -1],
    // U5.1
    ['a r+2 / c draws', 1, -1],
    // U5.2
    ['a r-skip', 1, -1],
    ['a r-skip', 2, 1, clockwise],
    ['a r-skip', 0, -1, pair],
    ['a starts r5 / b leaves / a r-skip', 0, -1, fresh],
    // U5.3
    ['a r-rev', 1, 1],
    ['a r-rev', 2, -1, clockwise],
    ['a r-rev', 0, 1, pair],
    ['a starts r5 / b leaves / a r-rev', 0, 1, fresh],
    // U5.6
    ['a joker+4 b / c draws', 1, -1],
    ['a joker+4 b / c finds guilty', 2, -1],
    ['a joker+4 b / c finds fine', 1, -1],
    // U5.7
    ['b starts g-skip', 0, -1, fresh],
    ['b starts g-rev', 2, 1, fresh],
    ['b starts g-rev', 0, -1, { ...fresh, ...clockwise }],
    ['b starts g-skip', 0, -1, { ...fresh, ...pair }],
    ['b starts g-rev', 0, 1, { ...fresh, ...pair }],
    ['b starts g+2', 1, -1, fresh],
    ['b starts joker', 1, -1, fresh],
    // table-log.md: out of turn, as if it were that player's turn
    ['b r1!', 0, -1],
    ['c r-rev!', 0, 1],
    ['b draws!', 1, -1],
    ['b passes!', 0, -1],
    ['a r+2 / b draws!', 0, -1],
    ['a r+2 / b passes!', 0, -1],
    ['a joker+4 b / b finds guilty!', 1, -1],
    ['a joker+4 b / b finds fine!', 0, -1],
    ['b last!', 0, -1],
    ['ends', null, -1],
  ])('%s: seat %s, direction %s', (lines, turn, direction, scene) => {
    expect(played(lines, scene)).toMatchObject({ turn, direction })
  })
})

describe('cards', () => {
  it.each<[lines: string, hands: number[], stock: number, scene?: Scene]>([
    ['a starts r5', [7, 7, 7], 86, fresh],
    ['b leaves / a starts r5', [7, 0, 7], 93, fresh],
    ['a starts r5', [7, 7, 7, 7, 7, 7, 7, 7, 7, 7], 37, { ...fresh, players: 10 }],
    ['a r1', [6, 7, 7], 86],
    ['a draws', [8, 7, 7], 85],
    ['a draws / a draws!', [9, 7, 7], 84],
    ['a r+2 / c draws', [6, 7, 9], 84],
    ['a r+2 / c b+2 / b draws', [6, 11, 6], 82],
    ['a joker+4 b / c draws', [6, 7, 11], 82],
    ['a joker+4 b / c finds guilty', [10, 7, 7], 82],
    ['a joker+4 b / c finds fine', [6, 7, 13], 80],
    ['a joker+4 b / b finds fine!', [6, 13, 7], 80],
    ['a joker+4 b / a leaves / c finds guilty', [6, 7, 7], 86], // U7.7
    ['a r+2 / c joker+4 b! / b finds fine', [6, 15, 6], 78], // U8: the penalty and two
    ['a r+2 / c joker+4 b! / b finds guilty', [6, 7, 10], 82],
    ['a r1 / b catches a', [3, 7, 7], 84, { hands: [2] }],
    ['b catches c!', [7, 7, 9], 84],
    ['b catches b!', [7, 9, 7], 84],
    ['c leaves / b catches c!', [7, 7, 7], 86], // table-log.md: a hand that has left keeps its value
    ['a starts g+2 / a draws', [9, 7, 7], 84, fresh],
  ])('%s', (lines, expected, stock, scene) => {
    const state = played(lines, scene)
    expect(hands(state)).toEqual(expected)
    expect(state.stock).toBe(stock)
  })

  it('U4.3: the discards are shuffled when a card is to be drawn and the stock is empty, also in the middle', () => {
    const scene: Scene = { stock: 2 }
    expect(played('a r+2 / c draws', scene)).toMatchObject({ stock: 0, discards: 2 }) // not when the last card goes
    expect(played('a r+2 / c b+2 / b draws', scene)).toMatchObject({ stock: 0, discards: 1 })
    expect(hands(played('a r+2 / c b+2 / b draws', scene))).toEqual([6, 11, 6])
    const { stock, discards, visible } = played('a r1 / c r+2 / b b+2 / a draws', { stock: 2 })
    expect({ stock, discards, open: tokensOf(visible).length }).toEqual({
      stock: 1,
      discards: 1,
      open: 1,
    })
  })

  it('U4.3: where there is nothing to shuffle a draw takes what there is, and counts', () => {
    const state = played('a draws', { stock: 0 })
    expect(hands(state)).toEqual([7, 7, 7])
    expect(state).toMatchObject({ drawn: true, turn: 0, stock: 0, discards: 1 })
    expect(played('a draws / a passes', { stock: 0 }).turn).toBe(2)
    expect(hands(played('a starts g+2 / a r+2 / c draws', { fresh: true, stock: 3 }))).toEqual([6, 7, 11])
    expect(hands(played('a r+2 / c draws', { stock: 0 }))).toEqual([6, 7, 8])
  })
})

describe('colour and penalty', () => {
  it.each<[lines: string, color: string | null, top: string, penalty: number, scene?: Scene]>([
    ['a b5', 'b', 'b5', 0],
    ['a joker g', 'g', 'joker', 0],
    ['a joker!', null, 'joker', 0],
    ['a joker+4 g', 'g', 'joker+4', 4],
    ['a joker+4!', null, 'joker+4', 4],
    ['a r+2', 'r', 'r+2', 2],
    ['a r+2 / c g+2 / b y+2', 'y', 'y+2', 6],
    ['a r+2 / c draws', 'r', 'r+2', 0],
    ['a r+2 / c joker g!', 'g', 'joker', 0],
    ['a r+2 / c passes!', 'r', 'r+2', 0],
    ['a r+2 / c joker+4 g!', 'g', 'joker+4', 6],
    ['a joker+4 g / c r+2!', 'r', 'r+2', 6],
    ['a joker+4 g / c joker+4 b!', 'b', 'joker+4', 8],
    ['a b+2!', 'b', 'b+2', 2],
    ['a starts g+2', 'g', 'g+2', 2, fresh],
    ['a starts joker', null, 'joker', 0, fresh],
    ['a starts joker+4!', null, 'joker+4', 0, fresh],
    ['a r+2 / c leaves', 'r', 'r+2', 0], // U7.7
    ['a r+2 / a leaves', 'r', 'r+2', 2],
    ['a r+2', 'r', 'r+2', 0, { hands: [1] }], // U7.1
    ['a r+2 / ends', 'r', 'r+2', 0],
  ])('%s: %s, %s, %i', (lines, color, top, penalty, scene) => {
    expect(table(played(lines, scene))).toMatchObject({ color, top, penalty })
  })

  it('U7.1: a last card has no effect but its colour', () => {
    const last: Scene = { hands: [1], options: { points: 500 } }
    expect(played('a r-rev', last)).toMatchObject({ direction: -1, skipped: null, turn: null, colour: 'r' })
    expect(played('a joker g', last)).toMatchObject({ colour: 'g', turn: null })
    expect(played('a joker+4 g', last)).toMatchObject({ four: null, penalty: 0 })
  })
})

describe('what was drawn and said', () => {
  it('drawn holds until the turn passes', () => {
    expect(played('a draws').drawn).toBe(true)
    expect(played('a draws / a r1').drawn).toBe(false)
    expect(played('a draws / a passes').drawn).toBe(false)
    expect(played('a draws / a leaves').drawn).toBe(false)
    expect(played('a draws / b leaves').drawn).toBe(true)
    expect(played('a draws / b draws!')).toMatchObject({ drawn: true, turn: 1 })
    expect(played('a draws / ends').drawn).toBe(false)
  })

  it('U6.1: said holds until the turn passes', () => {
    const two: Scene = { hands: [2, 2, 2] }
    expect(played('a last', two).said).toBe(0b001)
    expect(played('a last / a draws', two).said).toBe(0b001)
    expect(played('a last / a draws / a passes', two).said).toBe(0)
    expect(played('a last / b catches c!', two).said).toBe(0b001)
    expect(played('a last / b last!', two).said).toBe(0b011)
    expect(played('a last / b last! / b draws!', two).said).toBe(0b010)
    expect(played('a last / a leaves', two).said).toBe(0)
    expect(played('a joker+4 g / c last / c finds guilty', two).said).toBe(0b100)
    expect(played('a joker+4 g / c last / c finds fine', two).said).toBe(0)
    expect(played('b last! / b r1!', two).catchable).toBe(null)
  })

  it('U6.2: a chance to catch is there until the next play, draw, challenge or catch', () => {
    const two: Scene = { hands: [2, 2, 2] }
    expect(played('a r1', two).catchable).toBe(0)
    expect(played('a r1 / c passes!', two).catchable).toBe(0)
    expect(played('a r1 / c last', two).catchable).toBe(0)
    expect(played('a r1 / b leaves', two).catchable).toBe(0)
    expect(played('a r1 / c leaves', two).catchable).toBe(0)
    for (const line of [
      'c draws',
      'b draws!',
      'b r2!',
      'b catches a',
      'b catches c!',
      'a leaves',
      'ends',
      'b starts r1!',
    ]) {
      expect(played(`a r1 / ${line}`, two).catchable, line).not.toBe(0)
    }
    expect(played('a joker+4 b / c finds fine', two).catchable).toBe(null)
    expect(played('a joker+4 b / c finds guilty', two).catchable).toBe(null)
  })
})

describe('table-log.md: there is nothing to carry it out on', () => {
  it.each<[lines: string, scene: Scene]>([
    ['a r1!', fresh],
    ['a draws!', fresh],
    ['a passes!', fresh],
    ['a last!', fresh],
    ['a catches b!', fresh],
    ['a finds fine!', fresh],
    ['a counts r1!', fresh],
    ['a counts r1!', {}],
    ['a finds guilty!', {}],
    ['b finds fine!', {}],
    ['a r1 / b draws!', { hands: [1], options: { points: 500 } }],
    ['a r1 / b r2!', { hands: [1], options: { points: 500 } }],
    ['a r1 / b catches a!', { hands: [1], options: { points: 500 } }],
  ])('%s', (lines, scene) => {
    const move = told(lines, scene)
    expect(move.ruling.verdict).toBe('illegal')
    expect(move.after).toBe(move.before)
  })
})

describe('U8: a standing start deals anew', () => {
  it('during a round, and while the last is counted, which then scores nothing', () => {
    expect(hands(played('a r1 / b starts y1!'))).toEqual([7, 7, 7])
    const counting: Scene = { hands: [1], options: { points: 100 } }
    const state = played('a r1 / b counts y9 y8 y7 y6 y4 y3 y2 / c starts y1!', counting)
    expect(points(state)).toEqual([0, 0, 0])
    expect(state).toMatchObject({ phase: 'playing', turn: 2, scored: 0, due: [], stock: 86, discards: 1 })
  })

  it('U3.1: the direction is as agreed again', () => {
    expect(played('a r-rev / b starts y1!').direction).toBe(-1)
  })
})

describe('U7: the end', () => {
  it('U7.2: who is out of cards wins a quick game', () => {
    const state = played('a r1', { hands: [1] })
    expect(places(state)).toEqual([1, null, null])
    expect(state).toMatchObject({ over: true, turn: null })
  })

  it('U7.2: in pairs both have won, unless one has left', () => {
    const pairs: Scene = { players: 4, hands: [1], options: { pairs: true } }
    expect(places(played('a r1', pairs))).toEqual([1, null, 1, null])
    expect(places(played('c leaves / a r1', pairs))).toEqual([1, null, 'left', null])
  })

  const counting: Scene = { hands: [1, 1, 1], options: { points: 100 }, points: [10, 60, 40] }

  it('U7.3: each other hand is counted, then the winner scores', () => {
    const state = played('a r1 / c counts joker', counting)
    expect(state).toMatchObject({ phase: 'counting', winner: 0, due: [1], scored: 50, over: false })
    expect(points(state)).toEqual([10, 60, 40])
    expect(hands(state)).toEqual([0, 1, 0])
    const settled = played('a r1 / c counts joker / b counts r+2', counting)
    expect(settled).toMatchObject({ phase: 'waiting', winner: 0, due: [], over: false, turn: null })
    expect(points(settled)).toEqual([80, 60, 40])
    expect(hands(settled)).toEqual([0, 0, 0])
  })

  it('U7.3: at the limit the game is over; ties share a place, who left has none', () => {
    expect(places(played('a r1 / c counts joker / b counts joker+4', counting))).toEqual([1, 2, 3])
    const tied: Scene = { ...counting, players: 5, hands: [1, 1, 1, 1, 1], points: [60, 20, 20, 10, 90] }
    const lines = 'e leaves / a r1 / d counts joker / b counts r1 / c counts y1'
    expect(places(played(lines, tied))).toEqual([1, 2, 2, 4, 'left'])
  })

  it('U7.3, U7.5: a pair has one total, and needs no count of the partner', () => {
    const pairs: Scene = { players: 4, hands: [1, 1, 1, 1], options: { pairs: true, points: 60 } }
    expect(played('a r1', pairs).due).toEqual([1, 3])
    const state = played('a r1 / c counts joker / b counts r+2', pairs)
    expect(state).toMatchObject({ scored: 20, due: [3] })
    const settled = played('a r1 / c leaves / b counts r+2 / d counts r-skip', pairs)
    expect(points(settled)).toEqual([40, 0, 40, 0])
    const over = played('a r1 / b counts joker / d counts r-skip', pairs)
    expect(points(over)).toEqual([70, 0, 70, 0])
    expect(places(over)).toEqual([1, 2, 1, 2])
    expect(
      places(
        played('a r1 / c leaves / d leaves / b counts joker / ends', {
          ...pairs,
          options: { pairs: true, points: 60 },
        }),
      ),
    ).toEqual([null, null, 'left', 'left'])
  })

  it('U8: a standing count scores the cards as logged, and counts', () => {
    const state = played('a r1 / c counts!', counting)
    expect(state).toMatchObject({ scored: 0, due: [1] })
    expect(hands(state)).toEqual([0, 1, 0])
    const more: Scene = { ...counting, hands: [1, 3, 1] }
    expect(points(played('a r1 / c counts joker / b counts r9!', more))).toEqual([69, 60, 40])
    expect(played('a r1 / a counts!', counting)).toMatchObject({ due: [1, 2], scored: 0, phase: 'counting' })
  })
})

describe('U7.7: leaving', () => {
  it('who is left alone has won, whatever the points', () => {
    expect(places(played('a leaves / b leaves'))).toEqual(['left', 'left', 1])
    expect(places(played('a leaves', { ...pair, fresh: true }))).toEqual(['left', 1])
    const pairs: Scene = { players: 4, options: { pairs: true } }
    expect(played('a leaves / b leaves', pairs).over).toBe(false)
    expect(places(played('a leaves / b leaves / d leaves', pairs))).toEqual(['left', 'left', 1, 'left'])
    expect(places(played('b leaves / d leaves', pairs))).toEqual([1, 'left', 1, 'left'])
    expect(played('a leaves / c leaves', pairs)).toMatchObject({ over: true, turn: null })
  })

  it('keeps the hand as it was until the next deal', () => {
    expect(hands(played('c leaves'))).toEqual([7, 7, 7])
    expect(hands(played('c leaves / a starts r1!'))).toEqual([7, 7, 0])
  })

  const counting: Scene = { players: 4, hands: [1, 1, 1, 1], options: { points: 100 } }

  it('while counting: no count of who leaves is needed', () => {
    expect(played('a r1 / b leaves', counting)).toMatchObject({ due: [2, 3], phase: 'counting' })
    const state = played('a r1 / c counts joker / d counts r+2 / b leaves', counting)
    expect(points(state)).toEqual([70, 0, 0, 0])
    expect(state).toMatchObject({ phase: 'waiting', over: false })
    expect(places(played('a r1 / c counts joker / d counts joker / b leaves', counting))).toEqual([1, 'left', 2, 2])
  })

  it('while counting: without its winner nobody scores', () => {
    const state = played('a r1 / c counts joker / a leaves', counting)
    expect(points(state)).toEqual([0, 0, 0, 0])
    expect(state).toMatchObject({ phase: 'waiting', over: false, due: [], scored: 0 })
  })

  it('while counting: who is left alone has scored what was counted', () => {
    const state = played('a r1 / c counts joker / b leaves / c leaves / d leaves', counting)
    expect(points(state)).toEqual([50, 0, 0, 0])
    expect(places(state)).toEqual([1, 'left', 'left', 'left'])
    expect(state.over).toBe(true)
  })
})

it('states that are judged again are the same, and earlier ones unchanged', () => {
  const state = sceneStart({})
  const frozen = JSON.stringify(state)
  const event = eventOf('a r+2')
  const once = judgeOpenly(mauMau, state, event).after
  expect(judgeOpenly(mauMau, state, event).after).toEqual(once)
  expect(JSON.stringify(state)).toBe(frozen)
})
