import { expect, it } from 'vitest'
import { LANGUAGES } from '@/lib/cards/language'
import { mezzaDeck } from '@/lib/cards/mezza'
import { choices } from './choices'
import { options, players } from './options'

const defaults = options.parse({})

it('asks for every option once, the default among the answers', () => {
  expect(choices.map(({ option }) => option).sort()).toEqual(Object.keys(defaults).sort())
  for (const { option, answers } of choices) expect(answers.map(({ value }) => value)).toContain(defaults[option])
})

it('offers only values that the options take, all of them', () => {
  for (const { option, answers } of choices) {
    expect(answers).toHaveLength(2)
    for (const { value } of answers) expect(options.parse({ [option]: value })[option]).toBe(value)
  }
})

it.each([
  [2, 'short'],
  [3, 'short'],
  [4, 'full'],
  [players(defaults).max, 'full'],
])('proposes for %i players: %s (M1.3)', (count, proposed) => {
  expect(choices[0]?.proposed?.(count)).toBe(proposed)
})

it.each(LANGUAGES)('says in %s how many cards each deck has (M1.1, M1.2)', (language) => {
  for (const { value, explanation } of choices[0]?.answers ?? []) {
    const cards = [...mezzaDeck(options.parse({ variant: value }).variant).values()].reduce((sum, count) => sum + count)
    expect(explanation[language]).toContain(`${cards} `)
  }
})
