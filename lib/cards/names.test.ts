import { describe, expect, it } from 'vitest'
import './animal-names'
import './coloured-names'
import { LANGUAGES } from './language'
import { MAU_MAU_CARDS } from './mau-mau'
import { MERGE_CARDS } from './merge'
import { MEZZA_CARDS } from './mezza'
import { MISCH_MASCH_CARDS } from './misch-masch'
import { aCard, type Case, countWord, spokenCard, spokenCards, theCard, writtenCard, writtenCards } from './names'

it.each(LANGUAGES)('names every card of Mezza in %s, each differently', (language) => {
  const cards = [...MEZZA_CARDS, '10']
  expect(new Set(cards.map((card) => writtenCard(card, language))).size).toBe(cards.length)
  expect(new Set(cards.map((card) => spokenCard(card, language))).size).toBe(cards.length)
  for (const card of cards) expect(spokenCard(card, language)).toMatch(/^[\p{L} ]+$/u)
})

it('speaks halves as people do', () => {
  expect(spokenCard('9½', 'de')).toBe('Neuneinhalb')
  expect(spokenCard('9½', 'en')).toBe('nine and a half')
})

it.each([
  ['8', 1, 'eine Acht', 'an eight'],
  ['8', 2, 'zwei Achten', 'two eights'],
  ['½', 1, 'eine Halbe', 'a half'],
  ['½', 3, 'drei Halbe', 'three halves'],
  ['½', 12, 'zwölf Halbe', 'twelve halves'],
  ['6½', 2, 'zwei Sechseinhalb', 'two six-and-a-halfs'],
  ['joker', 1, 'ein Joker', 'a joker'],
  ['joker', 4, 'vier Joker', 'four jokers'],
  ['7', 0, 'keine Siebenen', 'no sevens'],
  ['7', 13, '13 Siebenen', '13 sevens'],
])('speaks of several %s, %i of them: %s, %s', (card, count, german, english) => {
  expect(spokenCards(card, count, 'de')).toBe(german)
  expect(spokenCards(card, count, 'en')).toBe(english)
})

it('writes lists as they were laid', () => {
  expect(writtenCards(['½', 'joker', '8'], 'de')).toBe('½, Joker, 8')
  expect(writtenCards(['½', 'joker', '8'], 'en')).toBe('½, joker, 8')
})

describe('German grammar', () => {
  it.each<[string, Case, string, string]>([
    ['8', 'nominative', 'die 8', 'eine 8'],
    ['8', 'accusative', 'die 8', 'eine 8'],
    ['8', 'dative', 'der 8', 'einer 8'],
    ['joker', 'nominative', 'der Joker', 'ein Joker'],
    ['joker', 'accusative', 'den Joker', 'einen Joker'],
    ['joker', 'dative', 'dem Joker', 'einem Joker'],
  ])('%s in the %s: %s, %s', (card, grammar, the, a) => {
    expect(theCard(card, 'de', grammar)).toBe(the)
    expect(aCard(card, 'de', grammar)).toBe(a)
  })

  it('declines the half, and what is spoken of in the plural', () => {
    expect(aCard('½', 'de', 'accusative', 'spoken')).toBe('eine Halbe')
    expect(aCard('½', 'de', 'dative', 'spoken')).toBe('einer Halben')
    expect(aCard('½', 'de', 'dative')).toBe('einer ½')
    expect(spokenCards('½', 2, 'de', 'dative')).toBe('zwei Halben')
    expect(spokenCards('joker', 2, 'de', 'dative')).toBe('zwei Jokern')
    expect(spokenCards('8', 2, 'de', 'dative')).toBe('zwei Achten')
    expect(spokenCards('6½', 2, 'de', 'dative')).toBe('zwei Sechseinhalb')
  })

  it('puts an adjective between', () => {
    expect(theCard('9', 'de', 'nominative', 'written', 'fünfte')).toBe('die fünfte 9')
    expect(theCard('joker', 'de', 'nominative', 'spoken', 'fünfte')).toBe('der fünfte Joker')
  })
})

describe('English grammar', () => {
  it('chooses the article by sound', () => {
    expect(['8', '1', '½', 'joker', '0', '9½'].map((card) => aCard(card, 'en'))).toEqual([
      'an 8',
      'a 1',
      'a ½',
      'a joker',
      'a 0',
      'a 9½',
    ])
    expect(aCard('8', 'en', 'nominative', 'spoken')).toBe('an eight')
    expect(aCard('1', 'en', 'nominative', 'spoken')).toBe('a one')
  })

  it('has one form for every case', () => {
    expect(theCard('joker', 'en', 'dative', 'written', 'fifth')).toBe('the fifth joker')
    expect(spokenCards('½', 2, 'en', 'dative')).toBe('two halves')
  })
})

it('calls a stranger’s card by its token, and no longer than needed', () => {
  for (const token of ['K', 'toString', '__proto__', '']) expect(writtenCard(token, 'de')).toBe(token)
  expect(writtenCard('x'.repeat(60_000), 'en')).toBe(`${'x'.repeat(12)}…`)
})

it('counts in words as far as people would', () => {
  expect([0, 1, 4, 12, 13].map((count) => countWord(count, 'de'))).toEqual(['keine', 'eine', 'vier', 'zwölf', '13'])
  expect([0, 1, 4, 12, 13].map((count) => countWord(count, 'en'))).toEqual(['no', 'one', 'four', 'twelve', '13'])
})

it.each(LANGUAGES)('names every card of every game in %s, each differently', (language) => {
  for (const cards of [MAU_MAU_CARDS, MERGE_CARDS, MISCH_MASCH_CARDS]) {
    expect(new Set(cards.map((card) => writtenCard(card, language))).size).toBe(cards.length)
    expect(new Set(cards.map((card) => spokenCard(card, language))).size).toBe(cards.length)
    for (const card of cards) expect(spokenCard(card, language)).toMatch(/^[\p{L} -]+$/u)
  }
})

it.each<[string, Case, string, string, string]>([
  ['r5', 'nominative', 'rote 5', 'die rote 5', 'eine rote 5'],
  ['y+2', 'dative', 'gelbe +2', 'der gelben +2', 'einer gelben +2'],
  ['g-rev', 'accusative', 'grüner Richtungswechsel', 'den grünen Richtungswechsel', 'einen grünen Richtungswechsel'],
  ['b-skip', 'nominative', 'blaues Aussetzen', 'das blaue Aussetzen', 'ein blaues Aussetzen'],
  ['joker+4', 'dative', 'Joker +4', 'dem Joker +4', 'einem Joker +4'],
  ['KE', 'accusative', 'Krokofant', 'den Krokofanten', 'einen Krokofanten'],
  ['PK', 'dative', 'Pelidil', 'dem Pelidil', 'einem Pelidil'],
  ['cham', 'nominative', 'Chamäleon', 'das Chamäleon', 'ein Chamäleon'],
  ['D-', 'dative', 'Del-', 'der Del-', 'einer Del-'],
])('declines %s, %s', (card, grammar, written, the, a) => {
  expect(writtenCard(card, 'de')).toBe(written)
  expect(theCard(card, 'de', grammar)).toBe(the)
  expect(aCard(card, 'de', grammar)).toBe(a)
})

it.each([
  ['r5', 2, 'zwei rote Fünfen', 'two red fives'],
  ['joker+4', 2, 'zwei Joker plus vier', 'two jokers draw four'],
  ['EK', 2, 'zwei Eledile', 'two elediles'],
  ['D-', 1, 'eine Delfin-Oberhälfte', 'an upper half of a dolphin'],
  ['OP', 1, 'ein Oktokan', 'an octocan'],
  ['KE', 1, 'ein Krokofant', 'a crocophant'],
])('speaks of %s, %i of them: %s, %s', (card, count, german, english) => {
  expect(spokenCards(card, count, 'de')).toBe(german)
  expect(spokenCards(card, count, 'en')).toBe(english)
})
