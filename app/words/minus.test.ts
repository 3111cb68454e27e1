import { expect, it } from 'vitest'
import { withMinus } from './minus'

it.each(['de', 'en'])('%s: numbers below nothing have a minus, no hyphen', (locale) => {
  const format = new Intl.NumberFormat(locale)
  expect(withMinus(format.format(-30))).toBe('−30')
  expect(withMinus(format.format(30))).toBe('30')
})
