import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rules } from './rules'

const clauses = rules.flatMap((chapter) => chapter.rules.flatMap((rule) => rule.clauses))

test('every clause that the words name is told', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^[^.]+\.ts$/.test(name) && name !== 'rules.ts')
  const named = files.flatMap((name) => {
    const source = readFileSync(join(import.meta.dirname, name), 'utf8')
    return [...source.matchAll(/'(G\d+(?:\.\d+)?)'/g)].map(([, clause]) => clause as string)
  })
  expect(named.length).toBeGreaterThan(0)
  expect([...new Set(named)].filter((clause) => !clauses.includes(clause))).toEqual([])
})

test('no clause is told twice, and every text is there in both languages', () => {
  expect(clauses).toEqual([...new Set(clauses)])
  for (const { title, rules: told } of rules)
    for (const text of [title, ...told.map((rule) => rule.text)]) expect(text.de && text.en).toBeTruthy()
})
