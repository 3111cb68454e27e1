import { expect, it } from 'vitest'
import { LANGUAGES } from '@/lib/cards/language'
import { choices } from './choices'
import { options } from './options'

const defaults = options.parse({})

it('asks for every option once, the default among the answers', () => {
  expect(choices.map(({ option }) => option).sort()).toEqual(Object.keys(defaults).sort())
  for (const { option, answers } of choices) expect(answers.map(({ value }) => value)).toContain(defaults[option])
})

it('offers only values that the options take', () => {
  for (const { option, answers } of choices) {
    for (const { value } of answers) expect(options.parse({ [option]: value })[option]).toBe(value)
  }
})

it.each(LANGUAGES)('calls every answer something else in %s', (language) => {
  for (const { answers } of choices) {
    expect(new Set(answers.map(({ label }) => label[language])).size).toBe(answers.length)
    for (const { explanation } of answers) expect(explanation[language]).toMatch(/^\S.*\.$/)
  }
})
