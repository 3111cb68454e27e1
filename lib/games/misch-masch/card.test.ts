import { expect, it } from 'vitest'
import { MISCH_MASCH_CARDS } from '@/lib/cards/misch-masch'
import { type Card, COPIES, cardOf, deckTokenOf, fits, mirrorOf, tokenOf } from './card'

const index = (token: string) => cardOf(token) as Card

it('A1.2: knows the tokens of the deck and no others', () => {
  for (const token of MISCH_MASCH_CARDS) expect(tokenOf(index(token))).toBe(token)
  for (const token of ['', 'K', 'ke', 'KK-', '--', 'D½', 'chameleon', 'toString', '__proto__']) {
    expect(cardOf(token)).toBeUndefined()
  }
})

it('A1.2: has two of each pair, one of each real animal and half card, six chameleons', () => {
  expect(['KE', 'EK', 'KK', 'K-', '-K', 'cham'].map((token) => COPIES[index(token)])).toEqual([2, 2, 1, 1, 1, 6])
})

it('A1.2: calls a half card in the deck by a name that tells no side', () => {
  expect(['KE', 'D-', '-D', 'cham'].map((token) => deckTokenOf(index(token)))).toEqual(['KE', 'D½', 'D½', 'cham'])
})

it.each([
  ['KE', 'PK EK KK DK -K EP ED E- cham EE EL OK'],
  ['KK', 'DK KD -K K- cham'],
  ['E-', 'DE -E EE cham'],
  ['-E', 'ED E- EE cham'],
  ['cham', 'KE KK K- -K cham'],
])('A4.2: on %s fit %s', (top, cards) => {
  for (const card of cards.split(' ')) expect(fits(index(card), index(top)), card).toBe(true)
})

it.each([
  ['KE', 'KE KP PE DO K- -E DD LP KO'],
  ['KK', 'DE D- -P LL'],
  ['E-', 'ED KP E- D- -D EK'],
  ['-E', 'DE KP -E -D'],
])('A4.2: on %s does not fit any of %s', (top, cards) => {
  for (const card of cards.split(' ')) expect(fits(index(card), index(top)), card).toBe(false)
})

it('A6.1: fits doubly', () => {
  const mirror = (token: string) => {
    const card = mirrorOf(index(token))
    return card === null ? null : tokenOf(card)
  }
  expect(['KE', 'PK', 'KK', 'K-', '-K', 'cham'].map(mirror)).toEqual(['EK', 'KP', 'KK', null, null, null])
})
