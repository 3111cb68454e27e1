import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadRules } from '@/lib/games/load'
import { plain, search } from './search'

const clauses = (found: Awaited<ReturnType<typeof loadRules>>) =>
  found.flatMap(({ rules }) => rules.flatMap((rule) => rule.clauses))

describe('searching the rules', () => {
  it.each([
    ['SCHNAPPEN', 'M7.1'],
    ['snatch quickest', 'M7.1'],
    ['hochster', null],
    ['hochste karte', 'M4.6'],
    ['M3.2', 'M3.2'],
    ['3½', 'M4.3'],
    ['  uhrzeigersinn ', 'M3.7'],
  ])('finds %s', async (wanted, clause) => {
    const found = clauses(search(await loadRules('mezza'), wanted))
    if (clause) expect(found).toContain(clause)
    else expect(found).toEqual([])
  })

  it('finds everything where nothing is asked for, and nothing where it stands nowhere', async () => {
    const rules = await loadRules('mau-mau')
    expect(search(rules, ' ')).toBe(rules)
    expect(search(rules, 'schnapp xyz')).toEqual([])
  })

  it('does not mind case nor marks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(plain(plain(text))).toBe(plain(text))
        expect(plain(text.normalize('NFD'))).toBe(plain(text.normalize('NFC')))
      }),
      { seed: Number(process.env.SEED ?? 1) },
    )
  })
})
