import { beforeEach, describe, expect, it } from 'vitest'
import { archiveOf, bring, edited, merged, tableWith, undone } from './archive/fixture'
import { clearBook, restoreAll } from './clear'
import type { Book } from './database'
import { keepDeck, listDecks } from './decks'
import { device, mezza, QUIET, value } from './fixture'
import { listPeople } from './people'
import { purgeDeleted } from './purge'
import { countResults, deleteResult, enterGame, readResult, restoreResult, takeIn } from './results'
import { appendEdits } from './table'
import { createTable, deleteTable, listTables, restoreTable } from './tables'

let book: Book

const game = {
  game: 'merge',
  ended: Date.UTC(2026, 0, 1, 20),
  seats: [
    { name: 'Ana', place: 1, points: null },
    { name: 'Ben', place: 2, points: null },
  ],
} as const

beforeEach(async () => {
  book = device().tab()
  value(await enterGame(game, book))
  const { id, version } = value(await createTable({ ...mezza(['Cem', 'Dora']), over: true }, book))
  const play = { op: 'append' as const, line: JSON.stringify({ do: 'play', by: 0, cards: ['½'] }) }
  value(await appendEdits(id, version, [play], { ...QUIET, over: true }, book))
  value(await createTable(mezza(['Emil', 'Gül']), book))
  value(await keepDeck({ game: 'mezza', name: 'Oma', text: 'x', cards: ['x'] }, book))
})

const there = async () => ({
  tables: value(await listTables(book)).length,
  games: value(await countResults({}, book)),
  decks: value(await listDecks(book)).length,
})

it('deletes what is chosen and nothing else, and brings it back at once', async () => {
  expect(value(await clearBook(['games'], book))).toBe(2)
  expect(await there()).toEqual({ tables: 1, games: 0, decks: 1 })
  expect(value(await restoreAll(book))).toBe(2)
  expect(await there()).toEqual({ tables: 2, games: 1, decks: 1 })
  expect(value(await clearBook(['games', 'running', 'decks'], book))).toBe(4)
  expect(await there()).toEqual({ tables: 0, games: 0, decks: 0 })
  expect(value(await restoreAll(book))).toBe(4)
  expect(await there()).toEqual({ tables: 2, games: 1, decks: 1 })
})

it('leaves what was deleted before as it was, until all is brought back', async () => {
  const [table] = value(await listTables(book))
  value(await deleteTable(table?.id ?? '', book))
  const { deleted } = (await book.tables.get(table?.id ?? '')) ?? {}
  value(await clearBook(['games', 'running'], book))
  expect((await book.tables.get(table?.id ?? ''))?.deleted).toBe(deleted)
  value(await restoreAll(book))
  expect((await there()).tables).toBe(2)
})

it('looks at a restored table again where the score book had not', async () => {
  value(await clearBook(['games'], book))
  value(await restoreAll(book))
  expect(await book.tables.orderBy('due').count()).toBe(1)
})

describe('a restored table', () => {
  const LEAVE = { op: 'append' as const, line: '{"do":"leave","by":1}' }
  const restoreOne = (id: string) => restoreTable(id, book)
  const ways: [string, (id: string) => Promise<unknown>, (id: string) => Promise<unknown>][] = [
    ['by itself', (id) => deleteTable(id, book), restoreOne],
    ['as a result', (id) => deleteResult(id, book), (id) => restoreResult(id, book)],
    ['with everything', () => clearBook(['games', 'running'], book), () => restoreAll(book)],
  ]

  it.each(ways)('that was played on before it was deleted has no result, %s', async (_, remove, restore) => {
    const { id } = await tableWith(book, ['Ana', 'Ben'])
    await edited(book, id, [LEAVE], true)
    value(await takeIn(book))
    expect((await there()).games).toBe(2)
    // Not taken in again yet.
    await undone(book, id, -1)
    await remove(id)
    value(await takeIn(book))
    await restore(id)
    value(await takeIn(book))
    expect((await there()).games).toBe(1)
    expect(await book.tables.orderBy('due').count()).toBe(0)
  })

  it.each(ways)(
    'that came in anew while it was deleted has the result of what came in, %s',
    async (_, remove, restore) => {
      const { id } = await tableWith(book, ['Ana', 'Ben', 'Cem'])
      await edited(book, id, [LEAVE, { ...LEAVE, line: '{"do":"end"}' }], true)
      value(await takeIn(book))
      const other = device().tab()
      merged(await bring(await archiveOf(book), other))
      await edited(other, id, [{ op: 'replace', index: 0, line: '{"do":"leave","by":2}' }], true)
      await remove(id)
      merged(await bring(await archiveOf(other), book))
      value(await takeIn(book))
      await restore(id)
      value(await takeIn(book))
      expect(value(await readResult(id, book)).seats.map(({ place }) => place)).toEqual([null, null, 'left'])
    },
  )

  it('need not be looked at where nothing has happened, however often all is brought back', async () => {
    const { id } = await tableWith(book, ['Ana', 'Ben'])
    await edited(book, id, [LEAVE], true)
    value(await takeIn(book))
    for (let times = 0; times < 2; times++) {
      value(await clearBook(['games'], book))
      value(await restoreAll(book))
      expect((await there()).games).toBe(2)
      expect((await book.tables.get(id))?.due).toBeUndefined()
      expect(value(await readResult(id, book)).version).toBe((await book.tables.get(id))?.version)
    }
  })
})

it('forgets people with the last of their games', async () => {
  value(await clearBook(['games'], book))
  expect(await book.people.count()).toBe(2)
  value(await purgeDeleted(Number.POSITIVE_INFINITY, book))
  expect(await book.people.count()).toBe(0)
  value(await enterGame(game, book))
  expect(value(await listPeople(book)).map(({ name }) => name)).toEqual(['Ana', 'Ben'])
})
