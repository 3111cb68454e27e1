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

const stands = { ruling: 'stands' } as const
const start: MauMauEvent = { do: 'start', by: 0, card: 'r5' }

/** Cards of one player, who goes on whoever is on turn. */
const goOn = (by: number, ...cards: string[]) => cards.map((card): MauMauEvent => ({ do: 'play', by, card, ...stands }))

/** Where random tables seldom come. */
const RARE: readonly { name: string; players: string[]; points: number | null; events: MauMauEvent[] }[] = [
  {
    name: 'a +4 of who holds most of the deck',
    players: ['Ana', 'Ben'],
    points: null,
    events: [
      start,
      ...Array<MauMauEvent>(80).fill({ do: 'draw', by: 0, ...stands }),
      { do: 'play', by: 0, card: 'joker+4', color: 'b' },
      { do: 'play', by: 0, card: 'joker+4', color: 'b', ...stands },
      { do: 'challenge', by: 1, guilty: false },
      { do: 'challenge', by: 1, guilty: false, ...stands },
    ],
  },
  {
    name: '“last” before somebody else takes the turn',
    players: ['Ana', 'Ben', 'Cem'],
    points: null,
    events: [
      start,
      ...goOn(0, 'r1', 'r2', 'r3', 'r4', 'r6'),
      ...goOn(1, 'r7'),
      { do: 'last', by: 0 },
      { do: 'draw', by: 2, ...stands },
      ...goOn(0, 'r8'),
    ],
  },
  {
    name: 'all others leaving while their cards are counted',
    players: ['Ana', 'Ben', 'Cem'],
    points: 500,
    events: [
      start,
      ...goOn(0, 'r1', 'r2', 'r3', 'r4', 'r6', 'r6', 'r7'),
      { do: 'count', by: 1, cards: ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7'] },
      { do: 'leave', by: 1 },
      { do: 'leave', by: 2 },
    ],
  },
]

it.each(RARE)('judges $name as the reference does', ({ players, points, events }) => {
  const header = { game: 'mau-mau', players, options: { ...DEFAULTS, points } } as const
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
