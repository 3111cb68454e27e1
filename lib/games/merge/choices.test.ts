import { expect, it } from 'vitest'
import { choices } from './choices'
import { options, players } from './options'

it('asks who dealt (G1.2), by default the last seat', () => {
  expect(choices.map(({ option }) => option)).toEqual(['dealer'])
  expect(choices[0]?.answers[0]?.value).toBe(options.parse({}).dealer)
})

it('offers only values that the options take and that every table has seats for', () => {
  for (const { option, answers } of choices) {
    for (const { value } of answers) {
      const chosen = options.parse({ [option]: value })
      expect(chosen[option]).toBe(value)
      expect(players(chosen).min).toBe(3)
    }
  }
})

it('has a name for each in both languages', () => {
  const { answers = [] } = choices[0] ?? {}
  expect(answers.map(({ label }) => label.de)).toEqual(['der letzte Platz', 'Platz 1', 'Platz 2', 'Platz 3'])
  expect(new Set(answers.map(({ label }) => label.en)).size).toBe(4)
})
