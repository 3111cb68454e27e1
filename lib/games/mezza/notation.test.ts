import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeOpenly } from '@/lib/referee/record'
import { Truth } from '@/lib/simulate/truth'
import { mezzaGames } from '@/test/arbitrary/mezza'
import { anyGame } from '@/test/harness/games'
import { mezza } from './index'
import { type MezzaPosition, positionOf, readPosition, writePosition } from './notation'
import type { MezzaState } from './state'

function read(text: string): MezzaPosition {
  const result = readPosition(text)
  if ('error' in result) throw new Error(`${result.error}: ${text}`)
  return result.position
}

describe('what is written is read as it was', () => {
  it('at tables where nothing hidden is told, whatever stood', () => {
    void fc.assert(
      fc.property(mezzaGames, ({ header, events }) => {
        let state = mezza.open(header)
        for (const event of events) {
          state = judgeOpenly(mezza, state, event).after
          const position = { state, told: known(state) }
          expect(read(writePosition(position))).toEqual(position)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('at tables where all is told', () => {
    for (let seed = 0; seed < 15; seed++) {
      const { header, events, deal } = anyGame(mezza, seed * 2 + 1)
      let state = mezza.open(header as Parameters<typeof mezza.open>[0])
      let truth = Truth.of(deal)
      for (const event of events as Parameters<typeof mezza.judge>[1][]) {
        const { before, after } = judgeOpenly(mezza, state, event)
        truth = truth.follow(mezza.hidden.movements(before, event, after))
        state = after
        const position = positionOf(state, truth.cards)
        const text = writePosition(position)
        expect(read(text)).toEqual(position)
        expect(writePosition(read(text))).toBe(text)
      }
    }
  })
})

/** Hidden zones in which nothing is unknown: what they hold cannot but be told. */
function known(state: MezzaState): Map<number, readonly string[]> {
  const { zones } = mezza.simulated.counted(state)
  return new Map([...zones].flatMap(([zone, cards]) => (cards.unknown === 0 ? [[zone, cards.known] as const] : [])))
}

describe('a position', () => {
  const of = (text: string) => read(text).state

  it('says who is on turn, what lies where, and what the table knows', () => {
    const { turn, seats, pile, stock, last, drawn, options } = of(
      'short,once,no-NN b 57N|(J8)|12/(50)4|NN0|45/#3|()|#2=left b5,a777 #30 88 2',
    )
    expect({ turn, stock, last, drawn }).toEqual({ turn: 1, stock: 30, last: 0, drawn: 2 })
    expect(options).toEqual({ variant: 'short', fourHolds: 'once', nineHalfOnItself: false })
    expect(pile).toMatchObject({ size: 4, run: 3, by: 0 })
    expect(seats.map(({ hand, knownCount, up, down, place }) => [hand, knownCount, up, down, place])).toEqual([
      [3, 0, [0, 12], 2, null],
      [3, 2, 3, 2, null],
      [3, 0, [], 2, 'left'],
    ])
  })

  it('knows before the opening, the end, and what was emptied', () => {
    const deal = '#3|#3|#3/#3|#3|#3'
    expect(of(`full - ${deal} - #50 - 0`)).toEqual(
      mezza.open({ game: 'mezza', players: ['a', 'b'], options: mezza.options.parse({}) }),
    )
    expect(of(`full -. ${deal} - #50 - 0`)).toMatchObject({ opened: false, over: true })
    expect(of(`full . ${deal} b5 #49 - 0`)).toMatchObject({ opened: true, over: true, turn: null })
    expect(of('full a 5|()|/|(66)| b6 - * 0!')).toMatchObject({ emptied: true, stock: 0, removed: 64 })
  })

  it.each([
    ['full', '1 fields, not 7'],
    ['long a 5|()|/6|()| - - * 0', '"long" is no variant'],
    ['full,twice a 5|()|/6|()| - - * 0', '"twice" is no house rule'],
    ['full,once,once a 5|()|/6|()| - - * 0', '"once" is no house rule'],
    ['full c 5|()|/6|()| - - * 0', '"c" is no seat'],
    ['full a 5|()|=1/6|()| - - * 0', 'a is on turn, but no longer in'],
    ['full a 5|()|/6| - - * 0', '"6|" is no seat: hand, face-up and face-down cards, "|" between them'],
    ['full a 5|()| - - * 0', '1 seats, not 2 to 7'],
    ['full a 5x|()|/6|()| - - * 0', '"x" is no card'],
    ['full a 55555|()|/6|()| - - * 0', 'too many cards 5'],
    ['short a 9|()|/6|()| - - * 0', 'too many cards 6'],
    ['full a 5|()|/6|()| - - 7 0', '3 cards, not 68'],
    ['full a #1|()|/6|()| - #65 - 0', '67 cards, not 68'],
    ['full a 5|()|/6|()| d5 - * 0', '"d" is no seat'],
    ['full a 5|()|/6|()| b - * 0', '"b" is no play'],
    ['full a 5|()|/6|()| b55,a55 - * 0', 'this pile is set aside'],
    ['full - 5|()|/6|()| b5 - * 0', 'there is a pile before the opening'],
    ['full a 5|()|/6|()| b5 - * 2', '"2": so many cannot be played quickly'],
    ['full a 5|()|/6|()| - - * 1', '"1": so many cannot be played quickly'],
    ['full a 5|()|/6|()| b5 - * x', '"x" is no number of cards to be played quickly'],
  ])('is refused where it is none: %s', (text, error) => {
    expect(readPosition(text)).toEqual({ error })
  })

  it('is never a reason to throw', () => {
    const line = 'full,once a 567|(89J)|123/(67)5|(NN0)|456/#3|#3|#3 a5,b666 #32 - 2!'
    void fc.assert(
      fc.property(
        fc.nat(line.length),
        fc.nat(3),
        fc.stringMatching(/^[ a-g0-9JHTSN|()/#*!=,-]{0,4}$/),
        (at, cut, put) => {
          expect(Object.keys(readPosition(line.slice(0, at) + put + line.slice(at + cut)))).toHaveLength(1)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
