import { describe, expect, it } from 'vitest'
import { MERGE_CARDS } from '@/lib/cards/merge'
import { cardOf } from './card'
import { type Misfit, misfit } from './fits'

const card = (token: string) => cardOf(token) as number

it.each<[rule: string, card: string, on: string, why: Misfit | null]>([
  ['one higher', 'r4', 'r3', null],
  ['one lower', 'r2', 'r3', null],
  ['10 on 9', 'g10', 'g9', null],
  ['the same number, another colour', 'b3', 'r3', null],
  ['also 1 and 10', 'y10', 'r10', null],
  ['exactly equal', 'r3', 'r3', 'equal'],
  ['two apart', 'r5', 'r3', 'no-neighbour'],
  ['10 and 1 are no neighbours', 'y1', 'y10', 'no-neighbour'],
  ['nor 1 and 10', 'y10', 'y1', 'no-neighbour'],
  ['the next number, another colour', 'b4', 'r3', 'different'],
  ['r10 and b1 beside one another in the list', 'b1', 'r10', 'different'],
])('G4.1 %s: %s on %s', (_rule, one, on, why) => {
  expect(misfit(card(one), card(on))).toBe(why)
})

describe('G4.1', () => {
  it('holds both ways', () => {
    for (const a of MERGE_CARDS)
      for (const b of MERGE_CARDS) expect(misfit(card(a), card(b))).toBe(misfit(card(b), card(a)))
  })

  it('lets five cards fit on each, four on a 1 or a 10', () => {
    for (const on of MERGE_CARDS) {
      const fitting = MERGE_CARDS.filter((each) => misfit(card(each), card(on)) === null)
      expect(fitting).toHaveLength(/\D10?$/.test(on) ? 4 : 5)
    }
  })
})
