import { expect, it } from 'vitest'
import { capitalised, joined, ownerName, pickLanguage } from './language'

it.each([
  [['de-AT', 'en'], 'de'],
  [['DE'], 'de'],
  [['fr', 'de'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['den'], 'en'],
  [[], 'en'],
])('picks a language for %j: %s', (preferred, language) => {
  expect(pickLanguage(preferred)).toBe(language)
})

it.each([
  ['Ben', 'Bens', 'Ben’s'],
  ['Dũng', 'Dũngs', 'Dũng’s'],
  ['José'.normalize('NFD'), `${'José'.normalize('NFD')}s`, `${'José'.normalize('NFD')}’s`],
  ['Thomas', 'Thomas’', 'Thomas’s'],
  ['MAX', 'MAX’', 'MAX’s'],
  ['Strauß', 'Strauß’', 'Strauß’s'],
  ['Heinz', 'Heinz’', 'Heinz’s'],
  ['Alice', 'Alice’', 'Alice’s'],
  ['Oma 2', 'Oma 2’s', 'Oma 2’s'],
  ['🦊', '🦊’s', '🦊’s'],
])('%s owns something: %s, %s', (name, german, english) => {
  expect(ownerName(name, 'de')).toBe(german)
  expect(ownerName(name, 'en')).toBe(english)
})

it('joins parts as a phrase', () => {
  expect(joined([], 'oder')).toBe('')
  expect(joined(['8'], 'oder')).toBe('8')
  expect(joined(['8', '9'], 'oder')).toBe('8 oder 9')
  expect(joined(['½', '8', '9'], 'or')).toBe('½, 8 or 9')
})

it('begins a sentence', () => {
  expect(capitalised('der Joker')).toBe('Der Joker')
  expect(capitalised('½')).toBe('½')
  expect(capitalised('')).toBe('')
})
