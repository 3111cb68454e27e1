import { Dexie } from 'dexie'
import { IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Book } from './database'
import { deleteDeck, keepDeck, listDecks } from './decks'
import { type Deleted, removeForGood, restore, watchDeleted } from './deleted'
import { type Device, device, failureCode, mezza, QUIET, value } from './fixture'
import { changeEntered, deleteResult, enterGame } from './results'
import { appendEdits } from './table'
import { createTable, deleteTable, listTables, restoreTable } from './tables'

let on: Device
let book: Book

beforeEach(() => {
  on = device()
  // Dexie's live queries ask the page itself whether there is IndexedDB.
  Dexie.dependencies.indexedDB = on.factory
  Dexie.dependencies.IDBKeyRange = IDBKeyRange
  book = on.tab()
})

async function deletedNow(): Promise<readonly Deleted[]> {
  let told: readonly Deleted[] | undefined
  const stop = watchDeleted((outcome) => {
    told = value(outcome)
  }, book)
  await vi.waitFor(() => expect(told).toBeDefined())
  stop()
  return told ?? []
}

/** A deleted table, a second later a deleted game, a second later a deleted deck; and one of each that is not deleted. */
async function threeDeleted() {
  const game = { game: 'merge', ended: on.tab().now(), seats: [{ name: 'Ana', place: 1, points: null }] } as const
  const deck = { game: 'mezza', name: 'Oma', text: 'x', cards: ['x'] }
  const [table, result, taught] = [
    value(await createTable(mezza(['Ana', 'Ben']), book)),
    value(await enterGame(game, book)),
    value(await keepDeck(deck, book)),
  ]
  value(await createTable(mezza(['Cem', 'Dana']), book))
  value(await enterGame(game, book))
  value(await keepDeck(deck, book))
  value(await appendEdits(table.id, 1, [{ op: 'append', line: '{"do":"end"}' }], QUIET, book))
  value(await deleteTable(table.id, book))
  on.wait(1000)
  value(await deleteResult(result.id, book))
  on.wait(1000)
  value(await deleteDeck(taught.id, book))
}

describe('what was deleted', () => {
  it('is listed, the last first, and comes back', async () => {
    await threeDeleted()
    const all = await deletedNow()
    expect(all.map(({ kind }) => kind)).toEqual(['deck', 'result', 'table'])
    for (const one of all) value(await restore(one, book))
    expect(await deletedNow()).toEqual([])
    expect(value(await listTables(book))).toHaveLength(2)
    expect(value(await listDecks(book))).toHaveLength(2)
  })

  it('is removed for good with all that belongs to it, and nothing else', async () => {
    await threeDeleted()
    const all = await deletedNow()
    value(await removeForGood(all, book))
    expect(await deletedNow()).toEqual([])
    for (const one of all) expect(failureCode(await restore(one, book))).toBe('missing')
    const counts = [book.tables, book.edits, book.results, book.decks].map((store) => store.count())
    expect(await Promise.all(counts)).toEqual([1, 0, 1, 1])
  })

  it('takes people along with games only', async () => {
    const seat = (name: string, place: number) => ({ name, place, points: null })
    const game = { game: 'merge', ended: book.now(), seats: [seat('Ana', 1), seat('Ben', 2)] } as const
    const { id } = value(await enterGame(game, book))
    // Ben has no game any more, and his colour and picture wait for his next one.
    value(await changeEntered(id, { seats: [seat('Ana', 1), seat('Cem', 2)] }, book))
    const deck = value(await keepDeck({ game: 'mezza', name: 'Oma', text: 'x', cards: ['x'] }, book))
    value(await deleteDeck(deck.id, book))
    value(await removeForGood(await deletedNow(), book))
    expect(await book.people.count()).toBe(3)
    value(await deleteResult(id, book))
    value(await removeForGood(await deletedNow(), book))
    expect(await book.people.count()).toBe(0)
  })

  it('stays where it was restored meanwhile', async () => {
    await threeDeleted()
    const all = await deletedNow()
    const table = all.find(({ kind }) => kind === 'table')?.row.id ?? ''
    value(await restoreTable(table, book))
    value(await removeForGood(all, book))
    expect(value(await listTables(book)).map(({ id }) => id)).toContain(table)
  })
})
