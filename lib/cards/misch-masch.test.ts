import { expect, it } from 'vitest'
import { deckSize } from './deck'
import {
  ANIMALS,
  animalName,
  compareMischMaschCards,
  halfAnimal,
  isMischMaschCard,
  lowerOf,
  MISCH_MASCH_CARDS,
  MISCH_MASCH_DECK,
  type MischMaschCard,
  mixedName,
  realAnimal,
  upperOf,
} from './misch-masch'

it('has 78 cards: mixed ones twice, real animals and half cards once, six chameleons (A1.2)', () => {
  expect(deckSize(MISCH_MASCH_DECK)).toBe(78)
  expect(ANIMALS.map((animal) => MISCH_MASCH_DECK.get(`${animal}${animal}`))).toEqual([1, 1, 1, 1, 1, 1])
  expect(ANIMALS.map((animal) => MISCH_MASCH_DECK.get(`${animal}½`))).toEqual([1, 1, 1, 1, 1, 1])
  expect(MISCH_MASCH_DECK.get('KE')).toBe(2)
  expect(MISCH_MASCH_DECK.get('cham')).toBe(6)
})

it('knows its cards by their halves', () => {
  for (const card of MISCH_MASCH_CARDS) expect(isMischMaschCard(card)).toBe(true)
  for (const token of ['--', 'D', 'D½', 'XD', 'Cham', '']) expect(isMischMaschCard(token)).toBe(false)
  expect([upperOf('KE'), lowerOf('KE'), upperOf('-D'), lowerOf('-D'), upperOf('cham')]).toEqual([
    'K',
    'E',
    null,
    'D',
    null,
  ])
  expect([halfAnimal('-D'), halfAnimal('D-'), halfAnimal('DD'), halfAnimal('cham')]).toEqual(['D', 'D', null, null])
  expect([realAnimal('DD'), realAnimal('DE'), realAnimal('-D'), realAnimal('cham')]).toEqual(['D', null, null, null])
})

it('names mixed animals by their halves (A1.3)', () => {
  expect(['KE', 'PK', 'ED', 'EK', 'D-', '-D', 'DD'].map((card) => mixedName(card as 'KE', 'de'))).toEqual(
    ['Krokofant', 'Pelidil', 'Elefin', 'Eledil', 'Del-', '-fin', 'Delfin'], // biome-ignore format: beside the cards
  )
  expect(mixedName('KE', 'en')).toBe('crocophant')
  expect(ANIMALS.map((animal) => animalName(animal, 'en')).join(' ')).toBe(
    'dolphin elephant crocodile leopard octopus pelican',
  )
})

it('sorts by the upper half, then by the lower one', () => {
  const hand: MischMaschCard[] = ['cham', 'PK', '-D', 'KE', 'DP', 'D-', 'DD']
  expect(hand.sort(compareMischMaschCards)).toEqual(['DD', 'DP', 'D-', '-D', 'KE', 'PK', 'cham'])
})
