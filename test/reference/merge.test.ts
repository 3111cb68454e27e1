import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { mergeGames } from '../arbitrary/merge'
import { ReferenceMerge } from './merge'
import { mergePair } from './pairs'

// Many more: npm run check:merge
it('judges random tables as the reference does, event by event', { timeout: 30_000 }, async () => {
  await fc.assert(
    fc.property(mergeGames, (game) => {
      expect(mergePair.difference(game)).toBeNull()
    }),
    { numRuns: 25 },
  )
})

const folder = join(import.meta.dirname, '../fixtures/merge')
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.expected.jsonl'))
  .map((file) => file.slice(0, -'.expected.jsonl'.length))

const linesOf = (file: string) =>
  readFileSync(join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

it.each(names)('the reference judges every event of %s as expected', (name) => {
  const [header, ...events] = linesOf(`${name}.jsonl`)
  const reference = new ReferenceMerge(header.players.length, header.options)
  const judged = events.map((event, i) => {
    const { verdict, code, proven } = reference.follow(event)
    return { event: i + 1, verdict, faults: code ? [{ code }] : [], proven, table: reference.table() }
  })
  expect(judged).toStrictEqual(linesOf(`${name}.expected.jsonl`))
})
