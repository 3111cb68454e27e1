import { Dexie } from 'dexie'
import { IDBKeyRange } from 'fake-indexeddb'
import { expect, it, vi } from 'vitest'
import { keepDeck } from './decks'
import { device, mezza, QUIET, value } from './fixture'
import { type Kept, watchKept } from './kept'
import { deleteResult, enterGame } from './results'
import { appendEdits } from './table'
import { createTable, deleteTable } from './tables'

it('counts what the book holds, and again when that changes', async () => {
  const on = device()
  // Dexie's live queries ask the page itself whether there is IndexedDB.
  Dexie.dependencies.indexedDB = on.factory
  Dexie.dependencies.IDBKeyRange = IDBKeyRange
  const book = on.tab()
  let kept: Kept | undefined
  const stop = watchKept((outcome) => {
    kept = value(outcome)
  }, book)
  const nothing = { tables: 0, running: 0, entered: 0, people: 0, pictures: 0, pictureSize: 0, decks: 0, deckSize: 0 }
  await vi.waitFor(() => expect(kept).toEqual(nothing))

  const tables = [
    value(await createTable(mezza(['Ana', 'Ben']), book)),
    value(await createTable(mezza(['Ana', 'Cem']), book)),
  ]
  const [one, other] = tables.map(({ id }) => id) as [string, string]
  value(await appendEdits(one, 1, [{ op: 'append', line: '{"do":"end"}' }], { ...QUIET, over: true }, book))
  const game = { game: 'merge', ended: book.now(), seats: [{ name: 'Ana', place: 1, points: null }] } as const
  const { people } = value(await enterGame(game, book))
  const gone = value(await enterGame(game, book))
  await book.people.update(people[0] ?? '', { picture: new Blob(['1234']) })
  value(await keepDeck({ game: 'mezza', name: 'Oma', text: 'abc', cards: ['x'] }, book))
  const all = { tables: 2, running: 1, entered: 2, people: 1, pictures: 1, pictureSize: 4, decks: 1, deckSize: 3 }
  await vi.waitFor(() => expect(kept).toEqual(all))

  value(await deleteTable(other, book))
  value(await deleteResult(gone.id, book))
  await vi.waitFor(() => expect(kept).toEqual({ ...all, tables: 1, running: 0, entered: 1 }))
  stop()
})
