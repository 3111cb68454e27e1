import { expect, it } from 'vitest'
import { choices } from './choices'
import { options } from './options'

const defaults = options.parse({})

it('asks for every option once, the default first among the answers', () => {
  expect(choices.map(({ option }) => option).sort()).toEqual(Object.keys(defaults).sort())
  for (const { option, answers } of choices) expect(answers[0]?.value).toBe(defaults[option])
})

it('offers only values that the options take, all of them', () => {
  expect(choices.map(({ answers }) => answers.length)).toEqual([3, 2, 2, 2])
  for (const { option, answers } of choices) {
    for (const { value } of answers) expect(options.parse({ [option]: value })[option]).toBe(value)
  }
})

it('asks up front what matters at every table', () => {
  expect(choices.filter(({ house }) => !house).map(({ option }) => option)).toEqual(['interject'])
})
