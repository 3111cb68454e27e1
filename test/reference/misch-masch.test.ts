import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { mischMaschGames } from '../arbitrary/misch-masch'
import { ReferenceMischMasch } from './misch-masch'
import { mischMaschPair } from './pairs'

// Many more: npm run check:misch-masch
it('judges random tables as the reference does, event by event', { timeout: 30_000 }, async () => {
  await fc.assert(
    fc.property(mischMaschGames, (game) => {
      expect(mischMaschPair.difference(game)).toBeNull()
    }),
    { numRuns: 150 },
  )
})

const folder = join(import.meta.dirname, '../fixtures/misch-masch')
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
  const options = { realAnimals: 'by-animal', othersDraw: 2, interject: 'first', playDrawn: true, ...header.options }
  const reference = new ReferenceMischMasch(header.players.length, options)
  const judged = events.map((event, i) => {
    const { verdict, code, proven } = reference.follow(event)
    return { event: i + 1, verdict, faults: code ? [{ code }] : [], proven, table: reference.table() }
  })
  expect(judged).toStrictEqual(linesOf(`${name}.expected.jsonl`))
})
