import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rules } from './rules'

const CLAUSE = /'(U\d+(?:\.\d+)?)'/g

it.each(['faults.ts', 'impossible.ts', 'effects.ts', 'proof.ts'])(
  'every clause that %s names can be read up',
  (file) => {
    const told = new Set(rules.flatMap((chapter) => chapter.rules.flatMap(({ clauses }) => clauses)))
    const named = [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(CLAUSE)].map(
      ([, clause]) => clause,
    )
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((clause) => !told.has(clause as string))).toEqual([])
  },
)

it('no clause stands twice, and every rule is in both languages', () => {
  const all = rules.flatMap((chapter) => chapter.rules)
  const clauses = all.flatMap((rule) => rule.clauses)
  expect(new Set(clauses).size).toBe(clauses.length)
  for (const { text } of all) {
    expect(text.de).toMatch(/\.$/)
    expect(text.en).toMatch(/\.$/)
  }
})
