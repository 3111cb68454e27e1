import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAU_MAU_CARDS } from '@/lib/cards/mau-mau'
import { judgeOpenly } from '@/lib/referee/record'
import { mauMau } from './index'
import { ILLEGAL, IMPOSSIBLE, judge } from './judge'
import { eventOf, type Scene, sceneStart, told } from './telling.fixture'

const codeOf = (lines: string, scene: Scene = {}) => told(lines, scene).ruling.code ?? 'legal'

const points: Scene = { options: { points: 500 } }
const fresh: Scene = { fresh: true }
/** Ana has laid her last card. */
const counting: Scene = { ...points, hands: [1] }

type Row = [lines: string, code: string, scene?: Scene]

const rows = (list: readonly Row[]) =>
  it.each<Row>(list)('%s: %s', (lines, code, scene) => {
    expect(codeOf(lines, scene)).toBe(code)
  })

describe('first what cannot be', () => {
  rows([
    ['ends / a r1', 'game-over'],
    ['ends / a K', 'game-over'],
    ['ends / ends', 'game-over'],
    ['b leaves / b r1', 'player-out'],
    ['b leaves / b K', 'player-out'],
    ['b leaves / b leaves', 'player-out'],
    ['b leaves / b starts r1', 'player-out', fresh],
    ['a r10', 'no-such-card'],
    ['a toString', 'no-such-card'],
    ['a K', 'no-such-card', fresh],
    ['a starts K', 'no-such-card', fresh],
    ['a starts K', 'no-such-card'],
    ['a counts r1 K', 'no-such-card'],
  ])
})

describe('U3, U7.6: when', () => {
  rows([
    ['a r1', 'not-started', fresh],
    ['a draws', 'not-started', fresh],
    ['a passes', 'not-started', fresh],
    ['a last', 'not-started', fresh],
    ['a catches b', 'not-started', fresh],
    ['a finds guilty', 'not-started', fresh],
    ['a counts r1', 'not-started', fresh],
    ['a leaves', 'legal', fresh],
    ['ends', 'legal', fresh],
    ['b starts r1', 'legal', fresh],
    ['b starts r1', 'already-started'],
    ['b starts joker+4', 'already-started'],
    ['b counts r1', 'round-running'],
    ['a r1 / b starts r2', 'round-open', counting],
    ['a r1 / b starts joker+4', 'round-open', counting],
    ['a r1 / b draws', 'round-open', counting],
    ['a r1 / b passes', 'round-open', counting],
    ['a r1 / b last', 'round-open', counting],
    ['a r1 / b catches a', 'round-open', counting],
    ['a r1 / b finds fine', 'round-open', counting],
    ['a r1 / b r2', 'round-open', counting],
    ['a r1 / b leaves', 'legal', counting],
    ['a r1 / ends', 'legal', counting],
    ['b starts joker+4', 'bad-start-card', fresh],
    ['b starts joker', 'legal', fresh],
  ])

  const settled: Scene = { options: { points: 500 }, players: 2, hands: [1, 1] }
  rows([
    ['a r1 / b counts r9 / a r1', 'not-started', settled],
    ['a r1 / b counts r9 / b counts', 'not-started', settled],
    ['a r1 / b counts r9 / a starts r1', 'legal', settled],
    ['a r1 / b counts r9 / a starts joker+4', 'bad-start-card', settled],
  ])
})

describe('the card must be there', () => {
  rows([
    ['a r0 / c r0', 'no-such-card'],
    ['a r0 / b r0', 'no-such-card'],
    ['a r5 / c r5', 'no-such-card'],
    ['a r5 / c b5', 'legal'],
    ['a joker r / c joker r / b joker r / a joker r / c joker r', 'no-such-card'],
  ])
})

describe('U4: a turn', () => {
  rows([
    ['a r1', 'legal'],
    ['a b5', 'legal'],
    ['a b1', 'does-not-fit'],
    ['b r1', 'not-your-turn'],
    ['a r1 / c r2', 'legal'],
    ['a r1 / b r2', 'not-your-turn'],
    ['a r1 / b r2', 'legal', { options: { direction: 'clockwise' } }],
    ['a draws', 'legal'],
    ['b draws', 'not-your-turn'],
    ['a draws / a draws', 'already-drawn'],
    ['a draws / a r1', 'legal'],
    ['a draws / a b1', 'does-not-fit'],
    ['a draws / a passes', 'legal'],
    ['a passes', 'draw-first'],
    ['b passes', 'not-your-turn'],
    ['a joker g / c g1', 'legal'],
    ['a joker g / c r1', 'does-not-fit'],
    ['a joker g / c joker b', 'legal'],
    ['a r-skip / b b-skip', 'legal'],
    ['a r-rev / b b-rev', 'legal'],
  ])
})

describe('U5: special cards', () => {
  rows([
    ['a r+2 / c b+2', 'legal'],
    ['a r+2 / c r1', 'must-draw'],
    ['a r+2 / c joker r', 'must-draw'],
    ['a r+2 / c joker', 'must-draw'],
    ['a r+2 / c joker+4 r', 'must-draw'],
    ['a r+2 / c passes', 'must-draw'],
    ['a r+2 / c draws', 'legal'],
    ['a r+2 / b draws', 'not-your-turn'],
    ['a r+2 / c draws / b r1', 'legal'],
    ['a joker', 'no-color'],
    ['a joker+4', 'no-color'],
    ['a joker b', 'legal'],
    ['a joker+4 b', 'legal'],
    ['a joker+4 b / c b+2', 'must-draw'],
    ['a joker+4 b / c joker+4 g', 'must-draw'],
    ['a joker+4 b / c passes', 'must-draw'],
    ['a joker+4 b / c draws', 'legal'],
    ['a joker+4 b / c finds guilty', 'legal'],
    ['a joker+4 b / c finds fine', 'legal'],
    ['a joker+4 b / b finds guilty', 'not-your-turn'],
    ['a joker+4 b / a finds guilty', 'not-your-turn'],
    ['a joker+4 b / c draws / b finds guilty', 'nothing-to-challenge'],
    ['a joker+4 b / c draws / c finds guilty', 'not-your-turn'],
    ['a finds fine', 'nothing-to-challenge'],
    ['b finds fine', 'not-your-turn'],
    ['a joker+4 b / c r+2! / b b+2', 'legal'],
    ['a joker+4! / c b1', 'must-draw'],
    ['a joker! / c b1', 'legal'], // U8: every card fits
    ['a starts joker / a b1', 'legal', fresh],
    ['a starts joker+4! / a b1', 'legal', fresh],
    ['a starts joker+4! / a finds guilty', 'nothing-to-challenge', fresh],
    ['a starts g+2 / a g1', 'must-draw', fresh],
    ['a starts g+2 / a r+2', 'legal', fresh],
    ['a starts g-skip / a g1', 'not-your-turn', fresh],
    ['a starts g-skip / c g1', 'legal', fresh],
    ['a starts g-rev / b g1', 'legal', fresh],
  ])

  it('U5.5: who holds more cards than there are hidden of other colours has the colour', () => {
    // 107 cards are hidden, 24 of them red.
    expect(codeOf('a joker+4 b', { hands: [83] })).toBe('legal')
    expect(codeOf('a joker+4 b', { hands: [84] })).toBe('had-the-colour')
    expect(codeOf('a joker! / c joker+4 b', { hands: [7, 7, 99] })).toBe('legal') // no colour is in force
  })

  it('U5.6: who is known to have had it is guilty; whoever else may be either', () => {
    const held: Scene = { hands: [84] }
    expect(codeOf('a joker+4 b! / c finds fine', held)).toBe('proven-guilty')
    expect(codeOf('a joker+4 b! / c finds guilty', held)).toBe('legal')
    expect(codeOf('b joker+4 b! / a finds fine')).toBe('legal')
  })
})

describe('U6: the last card', () => {
  const two: Scene = { hands: [2, 2, 2] }
  rows([
    ['a last', 'legal', two],
    ['a last / a last', 'legal', two],
    ['b last', 'not-last-card', two],
    ['a last', 'not-last-card'],
    ['a draws / a last', 'not-last-card', two],
    ['a draws / a last', 'legal', { hands: [1] }],
    ['a r1 / b catches a', 'legal', two],
    ['a r1 / c catches a', 'legal', two],
    ['a r1 / a catches a', 'nothing-to-catch', two],
    ['a r1 / b catches c', 'nothing-to-catch', two],
    ['a r1 / b catches b', 'nothing-to-catch', two],
    ['a last / a r1 / b catches a', 'nothing-to-catch', two],
    ['a last / a draws / a r1 / b catches a', 'nothing-to-catch', { hands: [2] }],
    ['a r1 / c draws / b catches a', 'nothing-to-catch', two],
    ['a r1 / c passes! / b catches a', 'legal', two],
    ['a r1 / c r2 / b catches a', 'nothing-to-catch', two],
    ['a r1 / c r2 / b catches c', 'legal', two],
    ['a r1 / b catches c! / b catches a', 'nothing-to-catch', two],
    ['a r1 / b catches a / c catches a', 'nothing-to-catch', two],
    ['a r1 / a leaves / b catches a', 'nothing-to-catch', two],
    ['a r1 / c leaves / b catches a', 'legal', two],
    ['a joker+4 b / c finds fine / b catches a', 'nothing-to-catch', two],
    ['a joker+4 b / c last / c finds guilty / c b1 / b catches c', 'nothing-to-catch', two],
    ['a r-skip / a draws / a r1 / b catches a', 'legal', { players: 2, hands: [2] }],
    ['a last / a r-skip / a draws / a r1 / b catches a', 'legal', { players: 2, hands: [2] }],
  ])
})

describe('U7.3, U7.5: counting', () => {
  const two: Scene = { ...points, hands: [1, 2, 2] }
  rows([
    ['a r1 / b counts r9 r8', 'legal', two],
    ['a r1 / b counts r9', 'wrong-count', two],
    ['a r1 / b counts', 'wrong-count', two],
    ['a r1 / b counts r9 r8 r7', 'too-many-cards', two],
    ['a r1 / b counts r9 r8 / b counts r9 r8', 'too-many-cards', two],
    ['a r1 / b counts r9 r8 / b counts', 'wrong-count', two],
    ['a r1 / a counts', 'wrong-count', two],
    ['a r1 / a counts r9', 'too-many-cards', two],
    ['a r1 / b counts r0 r0', 'no-such-card', two],
    ['a r1 / b counts r0 r9 / c counts r0 r9', 'no-such-card', two],
    ['a r1 / b counts r5 r5', 'no-such-card', two],
    ['a r1 / b counts r5', 'wrong-count', two],
  ])

  const pairs: Scene = { players: 4, options: { points: 500, pairs: true }, hands: [1, 2, 2, 2] }
  rows([
    ['a r1 / c counts r9 r8', 'legal', pairs],
    ['a r1 / c counts r9', 'wrong-count', pairs],
    ['a r1 / b counts r9 r8', 'legal', pairs],
  ])
})

it('knows all codes of U8', () => {
  expect(new Set([...IMPOSSIBLE, ...ILLEGAL]).size).toBe(21)
})

it('judges any event in any state, and never throws', () => {
  const seat = fc.constantFrom('a', 'b', 'c')
  const card = fc.constantFrom(...MAU_MAU_CARDS)
  const colour = fc.constantFrom(' r', ' b', ' g', ' y', '')
  const wild = (token: string, name: string) => `${token}${token.startsWith('joker') ? name : ''}`
  const line = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(seat, card, colour).map(([by, token, name]) => `${by} ${wild(token, name)}`) },
    { weight: 3, arbitrary: seat.map((by) => `${by} draws`) },
    seat.map((by) => `${by} passes`),
    seat.map((by) => `${by} last`),
    fc.tuple(seat, seat).map(([by, of]) => `${by} catches ${of}`),
    fc.tuple(seat, fc.constantFrom('guilty', 'fine')).map(([by, what]) => `${by} finds ${what}`),
    fc.tuple(seat, card).map(([by, token]) => `${by} starts ${token}`),
    fc.tuple(seat, fc.array(card, { maxLength: 9 })).map(([by, tokens]) => `${by} counts ${tokens.join(' ')}`.trim()),
  )
  void fc.assert(
    fc.property(fc.array(line, { maxLength: 80 }), fc.boolean(), (lines, isPoints) => {
      let state = sceneStart(isPoints ? points : {})
      for (const each of lines) {
        const { ruling, after } = judgeOpenly(mauMau, state, eventOf(`${each}!`))
        expect(judge(state, eventOf(each)).code).toBe(ruling.code) // its own ruling changes nothing
        state = after
      }
    }),
    { seed: 1, numRuns: 200 },
  )
})
