import { describe, expect, it } from 'vitest'
import { MEZZA_CARDS } from '@/lib/cards/mezza'
import { mezza } from '@/lib/games/mezza'
import type { MezzaEvent } from '@/lib/games/mezza/event'
import { zoneOf } from '@/lib/games/mezza/hidden'
import { readPosition, writePosition } from '@/lib/games/mezza/notation'
import { seatOf, zoneInUse } from '@/lib/games/mezza/state'
import { brief, follow, moves, perft, type Root, rootOf } from './perft'
import { POSITIONS } from './positions'

describe('so many games there are of one, two and three events', () => {
  it.each(POSITIONS)('%s: %s', (_, position, ...counts) => {
    const root = rootOf(position)
    expect([1, 2, 3].map((depth) => perft(root, depth))).toEqual(counts)
  })
})

it('the positions are written in the shortest way', () => {
  for (const [, text] of POSITIONS) {
    const result = readPosition(text)
    expect('position' in result && writePosition(result.position)).toBe(text)
  }
})

it('no event is forgotten, and none is made up', () => {
  for (const [, position] of POSITIONS) {
    const root = rootOf(position)
    for (const at of [root, ...moves(root).map((event) => follow(root, event))]) {
      const found = moves(at).map(brief)
      expect(found.toSorted()).toEqual(everything(at).map(brief).toSorted())
    }
  }
})

describe('moves are found seat by seat, by card and number', () => {
  it.each([
    ['full a 555|()|/6677|()| b3 - * 0', 'a 5 / a 5 5 / a 5 5 5'],
    ['full a J0H9|()|/7|()| bS - * 0', 'a joker / a 0 / a ½ / a 9'],
    ['full b 68|()|/89|()|/HH7|()|/H9|()| aS - * 0', 'b 8 / b 9 / c ½ / c ½ ½ / d ½'],
    ['full - 567|J08|123/589|679|456 - 001234 * 0', 'a shows joker 0 8 / a 5 / b shows 6 7 9 / b 5'],
    ['full a |()|953/79|()|6 b5 - * 0', 'a down 3 / a down 5 / a down 9'],
    ['full a 12|()|/38|()| a5,b9 - * 0', 'a takes'],
    ['full b |(6668)|/79|()|/9|()| a6 - * 0!', 'a 6 / a 6 6 / a 6 6 6 / b 7 / b 9'],
    ['full c HH|()|/H9|()|/H8|()| bN - * 0', 'a ½ / a ½ ½ / c ½'],
  ])('%s', (position, found) => {
    expect(moves(rootOf(position)).map(brief).join(' / ')).toBe(found)
  })
})

/** All that can be written down, and of that what is legal and honest: found without the game's own list. */
function everything({ state, truth }: Root): readonly MezzaEvent[] {
  const everySeat = [...state.seats.keys()]
  const some = everySeat.flatMap((by): MezzaEvent[] => {
    const from = zoneInUse(seatOf(state, by))
    const zone = from === 'down' ? { from } : {}
    const { up } = seatOf(state, by)
    const held = from === 'up' && typeof up !== 'number' ? up.map((card) => MEZZA_CARDS[card]) : null
    const cards = (held ?? truth.cards(zoneOf(by, from))) as readonly string[]
    const quick = state.turn !== null && state.turn !== by && state.last === by && from === 'hand'
    const plays = MEZZA_CARDS.flatMap((card) => {
      // M8.1: what is played quickly from the hand was drawn.
      const has = cards.filter((each, at) => each === card && (!quick || at >= cards.length - state.drawn)).length
      return [...Array(has).keys()].map((less): MezzaEvent => {
        return { do: 'play', by, cards: Array<string>(less + 1).fill(card), ...zone }
      })
    })
    return [...plays, { do: 'pick-up', by }, { do: 'face-up', by, cards: [...truth.cards(zoneOf(by, 'up'))] }]
  })
  return some.filter((event) => {
    const claim = mezza.hidden.claim(state, event)
    return mezza.judge(state, event).verdict === 'legal' && (claim === null || truth.bears(claim))
  })
}
