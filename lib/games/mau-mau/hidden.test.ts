import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { MAU_MAU_DECK } from '@/lib/cards/mau-mau'
import { Evidence } from '@/lib/referee/evidence'
import { type Move, replay } from '@/lib/referee/record'
import { mauMauGames } from '@/test/arbitrary/mau-mau'
import { countOf } from './counts'
import type { MauMauEvent } from './event'
import { claim, dealt, movements, stockOf } from './hidden'
import { mauMau } from './index'
import { options } from './options'
import type { MauMauState } from './state'
import { eventOf, NAMES, sceneStart, told } from './telling.fixture'

const header = (players: number, given: object = {}) =>
  ({ game: 'mau-mau', players: NAMES.slice(0, players), options: options.parse(given) }) as const

function played(lines: string, players = 2, given: object = {}): Move<MauMauEvent, MauMauState> {
  const { moves } = replay(
    mauMau,
    header(players, given),
    lines.split('/').map((line) => eventOf(line.trim())),
  )
  return moves.at(-1) as Move<MauMauEvent, MauMauState>
}

const provenBy = (lines: string, players?: number, given?: object) =>
  played(lines, players, given).proven.map(({ event, code }) => `${code} ${event}`)

it('U3.1: everything lies in the stock, and is dealt at each start', () => {
  expect([...dealt(header(2))]).toEqual([[0, 0], [1, 0], [2, 108]]) // biome-ignore format: by zone
  const { before, event, after } = told('b leaves / a starts r1!')
  expect(movements(before, event, after)).toEqual([
    { kind: 'deal', zones: new Map([[0, 7], [1, 0], [2, 7], [3, 94]]) }, // biome-ignore format: by zone
    { kind: 'reveal', zone: 3, cards: ['r1'] },
  ])
})

it('U4.3: the discards are shuffled into the stock before a draw or amid it', () => {
  const { before, event, after } = told('a r+2 / c b+2 / b draws', { stock: 2 })
  expect(movements(before, event, after)).toEqual([
    { kind: 'draw', from: stockOf(3), to: 1, count: 2 },
    { kind: 'shuffle', zone: stockOf(3), cards: ['r5', 'r+2'] },
    { kind: 'draw', from: stockOf(3), to: 1, count: 2 },
  ])
  const empty = told('a r1 / c draws', { stock: 0 })
  expect(movements(empty.before, empty.event, empty.after)).toEqual([
    { kind: 'shuffle', zone: stockOf(3), cards: ['r5'] },
    { kind: 'draw', from: stockOf(3), to: 2, count: 1 },
  ])
})

it('U5.5: a +4 claims that no card of the colour in force is kept', () => {
  expect(claim(sceneStart({}), eventOf('a joker+4 b'))).toMatchObject({
    code: 'had-the-colour',
    zones: [0],
    cards: ['r0', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8', 'r9', 'r+2', 'r-skip', 'r-rev'],
  })
  expect(claim(told('a joker g').after, eventOf('c joker+4 b'))?.cards).toContain('g0')
  expect(claim(told('a joker!').after, eventOf('c joker+4 b'))).toBe(null)
  expect(claim(sceneStart({}), eventOf('a joker b'))).toBe(null)
  expect(claim(sceneStart({}), eventOf('a draws'))).toBe(null)
})

const LATER = 'a starts r5 / a joker+4 b / b draws / a b1 / b r1'

it('U5.5: is proven false by a card of the colour that was there', () => {
  expect(provenBy(`${LATER} / a r2`)).toEqual(['had-the-colour 2'])
  expect(provenBy(`${LATER} / a b2!`)).toEqual([])
  expect(provenBy(`${LATER} / a draws / a r2`)).toEqual([]) // it may be the one drawn
  expect(provenBy(`${LATER} / a draws / a r2 / b r3 / a r4`)).toEqual(['had-the-colour 2'])
})

it('U5.6: is closed by a finding of guilty, and only by that', () => {
  const challenged = (what: string) =>
    `a starts r5 / a joker+4 b / b finds ${what} / ${what === 'fine' ? '' : 'b b1 / '}a r2!`
  expect(provenBy(challenged('fine'))).toEqual(['had-the-colour 2'])
  expect(provenBy(`${challenged('guilty')} / b r3 / a r4 / b r6 / a r7 / b r8 / a r9`)).toEqual([])
})

it('evidence.md: what stood against the rules leaves no claim', () => {
  expect(provenBy('a starts r5 / b joker+4 b! / a draws / b r2!')).toEqual([])
  expect(provenBy('a starts r5 / a joker+4! / b draws / a r2!')).toEqual([])
})

it('U7.3: is proven false by what is counted; U3: is closed by the next start', () => {
  const round = 'a starts r5 / a joker+4 b / b draws / a b0! / b b1'
  const skips = 'a b-skip / a b-skip / a g-skip / a g-skip / a y-skip'
  expect(provenBy(`${round} / ${skips}`, 2, { points: 500 })).toEqual([])
  const lost =
    'a starts r5 / a joker+4 b / b draws / a b1 / b b-skip / b b-skip / b g-skip / b g-skip / b y-skip / b y-skip / b r-skip'
  const out = `${lost} / b r-skip / b r0 / b r1! / b r2!`
  expect(provenBy(`${out} / a counts r3 g1 g2 g3 g4`, 2, { points: 500 })).toEqual(['had-the-colour 2'])
  expect(provenBy(`${out} / a counts y3 g1 g2 g3 g4`, 2, { points: 500 })).toEqual([])
  expect(provenBy(`${out} / a counts y3 g1 g2 g3 g4 / a starts r5 / a r6`, 2, { points: 500 })).toEqual([])
})

it('what lies open is all that the evidence knows', () => {
  void fc.assert(
    fc.property(mauMauGames, ({ header: table, events }) => {
      for (const { event, ruling, before, after, evidence } of replay(mauMau, table, events).moves) {
        // Nothing that is judged by what lies open alone is judged otherwise with the evidence.
        expect(mauMau.judge(before, event)).toBe(ruling)
        if (before.four?.claim === 'open' && after === before) expect(evidence.lastClaimIsFalse()).toBe(false)
        if (after.phase !== 'playing') continue
        ;[...MAU_MAU_DECK].forEach(([token, copies], card) => {
          const hidden = copies - countOf(after.visible, card)
          const by = after.turn as number
          const reveal = (many: number) =>
            [{ kind: 'reveal', zone: by, cards: Array<string>(many).fill(token) }] as const
          const held = after.seats[by]?.hand ?? 0
          expect(evidence.allows(reveal(1), 1_000)).toBe(hidden > 0 && held > 0)
        })
      }
    }),
    { seed: 4, numRuns: 20 },
  )
})

it('every copy is hidden somewhere before the first start', () => {
  expect(Evidence.deal(MAU_MAU_DECK, dealt(header(10))).open).toEqual([])
})
