import { createTranslator } from 'use-intl/core'
import { describe, expect, it } from 'vitest'
import type { Language } from '@/lib/cards/language'
import { de } from './de'
import { deMore } from './de-more'
import { en } from './en'
import { enMore } from './en-more'
import format from './format'

interface Texts {
  readonly [name: string]: string | Texts
}

const texts = (all: Texts): readonly string[] =>
  Object.values(all).flatMap((each) => (typeof each === 'string' ? [each] : texts(each)))

const formatters = {
  getNumberFormat: (locale: string) => new Intl.NumberFormat(locale),
  getPluralRules: (locale: string) => new Intl.PluralRules(locale),
}

/** What ICU's whole grammar makes of a text. */
const whole = (locale: Language, text: string, values: Readonly<Record<string, string | number>>) =>
  createTranslator({ locale, messages: { text } })('text', values)

const COUNTS = [0, 1, 2, 3, 7, 11, 21, 100, 1234]

/** A value for every name in a text, numbers for all; and words where no number is asked for. */
function valuesFor(text: string, count: number): Readonly<Record<string, string | number>> {
  const names = [...text.matchAll(/\{\s*(\w+)\s*([,}])/g)]
  return Object.fromEntries(
    names.map(([, name, sign]) => [name as string, sign === ',' || count % 2 ? count : `„${name}“ {#}`]),
  )
}

describe.each([
  ['de', { ...de, ...deMore } as Texts],
  ['en', { ...en, ...enMore } as Texts],
] as const)('format, %s', (locale, all) => {
  it('says every text of the screens as use-intl says it', () => {
    for (const text of texts(all)) {
      for (const count of COUNTS) {
        const values = valuesFor(text, count)
        expect(format('', text, values, { locale, formatters })).toBe(whole(locale, text, values))
      }
    }
  })
})

const MORE = [
  '',
  '{ a }{a} b',
  '# outside is a sign, {n, plural, one {# inside} other {a number: #}} #',
  '{n, plural, =0 {no {a}} =1 {one} other {{a}: #, {a, select, x {is x} other {none of # }}}}',
  '{a, select, x {{n, plural, one {one x} other {# x}}} other {}}',
]

it.each(MORE)('reads %j as use-intl does', (text) => {
  for (const a of ['x', 'y']) {
    for (const n of COUNTS) {
      expect(format('', text, { a, n }, { locale: 'en', formatters })).toBe(whole('en', text, { a, n }))
    }
  }
})

it.each([
  "it''s",
  '{a, number}',
  '{a',
  'a}',
  '{n, plural, one {1}}',
  '<b>a</b>',
  '{a b}',
  '{n, plural, one 1 other 2}',
])('does not read %j', (text) => {
  expect(() => format('', text, { a: 1, n: 1 }, { locale: 'en', formatters })).toThrow(SyntaxError)
})

it('writes numbers below nothing with a true minus', () => {
  const text = '{n, plural, one {one point} other {# points}}'
  expect(format('', text, { n: -30 }, { locale: 'en', formatters })).toBe('−30 points')
})

it('misses no value in silence', () => {
  expect(() => format('', '{a}', {}, { locale: 'en', formatters })).toThrow('{a}')
})
