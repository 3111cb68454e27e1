import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findGame, GAMES } from '@/lib/games/registry'
import { readLog } from '@/lib/referee/log'
import { replay, verdictOf } from '@/lib/referee/record'

/** How many examples there are of each game, at least. */
const AT_LEAST: Readonly<Record<string, number>> = { mezza: 63, 'mau-mau': 32, 'misch-masch': 26, merge: 21 }

const fixtures = join(import.meta.dirname, '../fixtures')

describe.each(GAMES.map(({ id }) => id))('the examples of %s', (id) => {
  const folder = join(fixtures, id)
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.expected.jsonl'))
    .map((file) => file.slice(0, -'.expected.jsonl'.length))

  it('are there', () => {
    expect(names.length).toBeGreaterThanOrEqual(AT_LEAST[id] ?? 1)
  })

  it.each(names)('%s is judged as expected, event by event', (name) => {
    const result = readLog(readFileSync(join(folder, `${name}.jsonl`)), findGame)
    if ('error' in result) throw result.error
    const { game, header, events } = result.log
    expect(game.id).toBe(id)
    const expected = readFileSync(join(folder, `${name}.expected.jsonl`), 'utf8')
      .trim()
      .split('\n')
    const { moves } = replay(game, header, events)
    expect(moves).toHaveLength(expected.length)
    moves.forEach(({ ruling, proven, after }, i) => {
      const judged = { event: i + 1, ...verdictOf(ruling, proven), table: game.table(after) }
      expect(judged).toStrictEqual(JSON.parse(expected[i] ?? ''))
    })
  })
})
