import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findGame } from '@/lib/games/registry'
import { readLog } from '@/lib/referee/log'
import { replay, verdictOf } from '@/lib/referee/record'

const folder = join(import.meta.dirname, '../fixtures/mezza')
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.expected.jsonl'))
  .map((file) => file.slice(0, -'.expected.jsonl'.length))

it('there are examples', () => {
  expect(names.length).toBeGreaterThanOrEqual(63)
})

it.each(names)('judges every event of %s as expected', (name) => {
  const result = readLog(readFileSync(join(folder, `${name}.jsonl`)), findGame)
  if ('error' in result) throw result.error
  const { game, header, events } = result.log
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
