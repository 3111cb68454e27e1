import { expect, it } from 'vitest'
import { MEZZA_CARDS, mezzaDeck } from '@/lib/cards/mezza'
import { type Card, cardOf } from './card'
import { everythingFits, misfit } from './fits'
import type { MezzaOptions } from './options'
import { lay, type Pile } from './pile'

const table: MezzaOptions = { variant: 'full', fourHolds: 'until-covered', nineHalfOnItself: true }
const short: MezzaOptions = { ...table, variant: 'short' }
const once: MezzaOptions = { ...table, fourHolds: 'once' }
const single: MezzaOptions = { ...table, nineHalfOnItself: false }

/** A pile of single cards, each laid by another player; none for the empty string. */
const pileOf = (tokens: string, options: MezzaOptions) =>
  tokens
    .split(' ')
    .filter((token) => token !== '')
    .reduce((pile: Pile | null, token, by) => lay(pile, cardOf(token) as Card, 1, by, options).pile, null)

const ALL = MEZZA_CARDS.join(' ')

it.each<[rule: string, pile: string, fitting: string, options?: MezzaOptions]>([
  ['M3.3', '', ALL],
  ['M3.3', 'joker', ALL],
  ['M4.2', '9 0', ALL],
  ['M4.2', '9 0 joker', ALL],
  ['M3.2', '½', ALL],
  ['M3.2', '1', 'joker 0 1 2 3 3½ 4 5 6 6½ 7 8 9 9½'],
  ['M4.3', '3½', 'joker 0 ½ 3½ 4 5 6 6½ 7 8 9 9½'],
  ['M3.2', '5', 'joker 0 5 6 6½ 7 8 9 9½'],
  ['M4.3', '6½', 'joker 0 ½ 6½ 7 8 9 9½'],
  ['M3.2', '7', 'joker 0 7 8 9 9½'],
  ['M3.2', '9', 'joker 0 9 9½'],
  ['M4.6', '9½', 'joker 0 ½ 9½'],
  ['M4.6', '9½', 'joker 0 ½', single],
  ['M4.6', '9½ joker', 'joker 0 9½'],
  ['M4.6', '9½ joker', 'joker 0', single],
  ['M4.6', '9½ 0', ALL, single],
  ['M4.1', '7 joker', 'joker 0 7 8 9 9½'],
  ['M4.3', '6½ joker', 'joker 0 6½ 7 8 9 9½'],
  ['M4.3', '6½ ½', 'joker 0 ½ 7 8 9 9½'],
  ['M4.3', '6½ ½ ½', 'joker 0 ½ 7 8 9 9½'],
  ['M4.3', '6½ ½ joker', 'joker 0 7 8 9 9½'],
  ['M4.4', '4', 'joker 0 ½ 1 2 3 3½ 4'],
  ['M4.4', '3½ ½', 'joker 0 ½ 1 2 3 3½ 4'],
  ['M4.4', '3½ ½ joker', 'joker 0 ½ 1 2 3 3½ 4'],
  ['M4.4', '4 joker', 'joker 0 4 5 6 6½ 7 8 9 9½', once],
  ['M4.4', '3½ ½ ½', 'joker 0 ½ 4 5 6 6½ 7 8 9 9½', once],
  ['M4.4', '4 3', 'joker 0 3 3½ 4 5 6 6½ 7 8 9 9½'],
])('%s: on %j fit %s', (_, tokens, fitting, options = table) => {
  const pile = pileOf(tokens, options)
  const those = MEZZA_CARDS.filter((card) => misfit(pile, cardOf(card) as Card, options) === null)
  expect(those.join(' ')).toBe(fitting)
  expect(everythingFits(pile, options)).toBe(fitting === ALL)
})

it.each<[rule: string, pile: string, card: string, why: string, options?: MezzaOptions]>([
  ['M3.2', '5', '4', 'too-low'],
  ['M3.2', '1', '½', 'too-low'],
  ['M4.3', '6½ joker', '½', 'combination-closed'],
  ['M4.3', '6½ joker', '1', 'too-low'],
  ['M4.3', '6½ ½ joker joker', '½', 'combination-closed'],
  ['M4.3', '6½ 7 joker', '½', 'too-low'],
  ['M4.3', '9½ joker', '½', 'combination-closed'],
  ['M4.3', '3½ ½ joker', '½', 'combination-closed', once],
  ['M4.4', '4', '5', 'too-high'],
  ['M4.4', '4 joker', '9½', 'too-high'],
  ['M4.6', '9½', '9½', 'too-low', single],
])('%s: on %s the %s is %s', (_, tokens, card, why, options = table) => {
  expect(misfit(pileOf(tokens, options), cardOf(card) as Card, options)).toBe(why)
})

it('M1.2: in the short variant its own cards are all there are', () => {
  expect(everythingFits(pileOf('½', short), short)).toBe(true)
  expect(everythingFits(pileOf('2', short), short)).toBe(false)
  expect(mezzaDeck('short').has('3')).toBe(false)
})
