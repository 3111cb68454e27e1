import { expect, it } from 'vitest'
import { voice } from './voice'

it('says the same in four ways', () => {
  const said = (['de', 'en'] as const).flatMap((language) =>
    (['written', 'spoken'] as const).map((style) => {
      const v = voice(language, style)
      return v.say(`${v.capital('9½')} und ${v.a('joker')}`, `${v.capital('9½')} and ${v.a('joker')}`)
    }),
  )
  expect(said).toEqual([
    'Die 9½ und ein Joker',
    'Die Neuneinhalb und ein Joker',
    'The 9½ and a joker',
    'The nine and a half and a joker',
  ])
})

it('counts rows of equal cards aloud, in the order laid', () => {
  const cards = ['8', '8', 'joker', '8']
  expect(voice('de').cards(cards)).toBe('8, 8, Joker, 8')
  expect(voice('de', 'spoken').cards(cards)).toBe('zwei Achten, ein Joker, eine Acht')
  expect(voice('en', 'spoken').cards(cards)).toBe('two eights, a joker, an eight')
  expect(voice('de', 'spoken').cards(['½', '½'], 'dative')).toBe('zwei Halben')
  expect(voice('de', 'spoken').cards([])).toBe('')
})

it('joins in its language', () => {
  expect(voice('de').or(['½', '0'])).toBe('½ oder 0')
  expect(voice('en').and(['½', '0', 'joker'])).toBe('½, 0 and joker')
})
