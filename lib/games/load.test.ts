import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/lib/cards/language'
import { GAME_IDS } from '@/lib/referee/game'
import { loadGame, loadRules } from './load'
import { mauMau } from './mau-mau/engine'
import { merge } from './merge/engine'
import { mezza } from './mezza/engine'
import { mischMasch } from './misch-masch/engine'
import { OFFERS } from './offers'
import { GAMES } from './registry'

const ENGINES = [mezza, mauMau, mischMasch, merge]

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it('is the same alone, together with the others, and as it is offered', async () => {
    expect(await loadGame(id)).toBe(game)
    const offer = OFFERS.find((one) => one.id === id)
    for (const part of ['options', 'choices', 'players'] as const) expect(offer?.[part]).toBe(game[part])
  })

  it('names in its engine the options that its choices ask for', () => {
    const engine = ENGINES.find((one) => one.id === id)
    expect(engine?.optionNames).toEqual(game.choices.map(({ option }) => option))
  })

  it('has short rules in both languages, in which every clause that its words name can be looked up', async () => {
    const chapters = await loadRules(id)
    const rules = chapters.flatMap((chapter) => chapter.rules)
    for (const language of LANGUAGES) {
      for (const { title } of chapters) expect(title[language]).not.toBe('')
      for (const { text } of rules) expect(text[language]).toMatch(/[.!?]$/)
    }
    const clauses = rules.flatMap((rule) => rule.clauses)
    const told = new Set(clauses)
    expect(clauses).toEqual([...told])
    const folder = join(import.meta.dirname, id)
    const sources = readdirSync(folder).filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^rules\.ts$/.test(file))
    const named = sources.flatMap(
      (file) => readFileSync(join(folder, file), 'utf8').match(/(?<=')[MUAG]\d+(?:\.\d+)?(?=')/g) ?? [],
    )
    expect(named.length).toBeGreaterThan(10)
    expect([...new Set(named)].filter((clause) => !told.has(clause))).toEqual([])
  })
})

it('comes in the order in which people are shown games, wherever they are listed', () => {
  for (const games of [GAMES, OFFERS]) expect(games.map(({ id }) => id)).toEqual(GAME_IDS)
})

it('knows no other game', async () => {
  expect(await loadGame('chess')).toBeUndefined()
  expect(await loadRules('chess')).toEqual([])
})
