import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { mauMauGames } from '../arbitrary/mau-mau'
import { type MauMauEvent, type MauMauRules, ReferenceMauMau } from './mau-mau'
import { mauMauPair } from './pairs'

const DEFAULTS: MauMauRules = { points: null, pairs: false, direction: 'counterclockwise', secondsPerTurn: null }

// Many more: npm run check:mau-mau
it('judges random tables as the reference does, event by event', { timeout: 30_000 }, async () => {
  await fc.assert(
    fc.property(mauMauGames, (game) => {
      expect(mauMauPair.difference(game)).toBeNull()
    }),
    { numRuns: 40 },
  )
})

// Random tables seldom come so far.
it('judges a +4 of who holds most of the deck as the reference does', () => {
  const hoard: MauMauEvent = { do: 'draw', by: 1, ruling: 'stands' }
  const events: MauMauEvent[] = [
    { do: 'start', by: 1, card: 'y5' },
    ...Array<MauMauEvent>(80).fill(hoard),
    { do: 'play', by: 1, card: 'joker+4', color: 'b' },
    { do: 'play', by: 1, card: 'joker+4', color: 'b', ruling: 'stands' },
    { do: 'challenge', by: 0, guilty: false },
    { do: 'challenge', by: 0, guilty: false, ruling: 'stands' },
  ]
  const reference = new ReferenceMauMau(2, DEFAULTS)
  const codes = events.map((event) => reference.follow(event).code)
  expect(codes.slice(-4)).toEqual(['had-the-colour', 'had-the-colour', 'proven-guilty', 'proven-guilty'])
  const header = { game: 'mau-mau', players: ['Ana', 'Ben'], options: DEFAULTS } as const
  expect(mauMauPair.difference({ header, events })).toBeNull()
})

const folder = join(import.meta.dirname, '../fixtures/mau-mau')
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
  const reference = new ReferenceMauMau(header.players.length, { ...DEFAULTS, ...header.options })
  const judged = events.map((event, i) => {
    const { verdict, code, proven } = reference.follow(event)
    return { event: i + 1, verdict, faults: code ? [{ code }] : [], proven, table: reference.table() }
  })
  expect(judged).toStrictEqual(linesOf(`${name}.expected.jsonl`))
})
