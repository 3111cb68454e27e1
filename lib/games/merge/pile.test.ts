import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Card, cardOf, tokenOf } from './card'
import { cover, divide, downwards, layOn, type Pile, pileOf, tokensUp, uncover } from './pile'

const card = (token: string) => cardOf(token) as Card

/** A pile of these cards, bottom to top. */
function pile(number: number, cards: string): Pile {
  const [first = '', ...more] = cards.split(' ')
  return more.reduce((made, token) => cover(made, card(token)), pileOf(number, card(first)))
}

const told = (one: Pile | null) => one && `${one.number}: ${tokensUp(one).join(' ')} (${one.size})`

describe('G2 a pile', () => {
  const three = pile(4, 'r3 r4 g4')

  it('keeps its number when it is laid upon', () => expect(told(cover(three, card('g5')))).toBe('4: r3 r4 g4 g5 (4)'))
  it('keeps it without its top card', () => expect(told(uncover(three))).toBe('4: r3 r4 (2)'))
  it('is gone without its last card', () => expect(uncover(pile(4, 'r3'))).toBeNull())
  it('has the number of the one that lies below', () => {
    expect(told(layOn(pile(1, 'b1 b2 y2'), three))).toBe('4: r3 r4 g4 b1 b2 y2 (6)')
  })
})

it.each<[below: number, upper: string | null, lower: string | null]>([
  [0, null, '4: r3 r4 g4 (3)'],
  [1, '9: g4 (1)', '4: r3 r4 (2)'],
  [2, '9: r4 g4 (2)', '4: r3 (1)'],
  [3, '9: r3 r4 g4 (3)', null],
])('G2 is divided under its top %i', (below, upper, lower) => {
  const parts = divide(pile(4, 'r3 r4 g4'), below, 9)
  expect([told(parts.upper), told(parts.lower)]).toEqual([upper, lower])
})

it('is as high as it says, and the same once it is put together again', () => {
  const cards = fc.array(fc.nat({ max: 39 }), { minLength: 1, maxLength: 160 })
  void fc.assert(
    fc.property(cards, fc.nat(), ([first = 0, ...more], at) => {
      const whole = more.reduce((made, each) => cover(made, each), pileOf(7, first))
      expect(tokensUp(whole)).toEqual([first, ...more].map(tokenOf))
      const { upper, lower } = divide(whole, at % (whole.size + 1), 8)
      const again = upper && lower ? layOn(upper, lower) : (upper ?? lower)
      expect(downwards(again as Pile)).toEqual(downwards(whole))
      expect(again?.size).toBe(whole.size)
    }),
    { seed: 3 },
  )
})
