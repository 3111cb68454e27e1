import { attemptWrite, type Book, type DeckRow, type TableRow, theBook } from './database'
import type { Outcome } from './failure'
import type { ResultRow } from './result'
import { spoiled } from './spoiled'

/** What can be deleted at one go: finished tables and entered games, tables that are being played, taught decks. */
export const CLEARABLE = ['games', 'running', 'decks'] as const
export type Clearable = (typeof CLEARABLE)[number]

/** Hides everything of these kinds until it is restored or purged: all of it or nothing. Gives how much that was. */
export function clearBook(kinds: readonly Clearable[], book: Book = theBook()): Promise<Outcome<number>> {
  return attemptWrite(book, async () => {
    const deleted = book.now()
    const isThere = (row: { readonly deleted?: number }) => row.deleted === undefined
    const isChosen = ({ over }: TableRow) => kinds.includes(over ? 'games' : 'running')
    const tables = await book.tables.filter((row) => isThere(row) && isChosen(row)).toArray()
    const ids = new Set(tables.map(({ id }) => id))
    const goes = ({ id, source }: ResultRow) => (source === 'hand' ? kinds.includes('games') : ids.has(id))
    const results = await book.results.filter((row) => isThere(row) && goes(row)).toArray()
    const decks = kinds.includes('decks') ? await book.decks.filter(isThere).toArray() : []
    // Their results go with them, so the score book need not look at them.
    await book.tables.bulkPut(tables.map(({ due: _, ...row }) => ({ ...row, deleted, version: row.version + 1 })))
    await book.results.bulkPut(results.map((row) => ({ ...row, deleted, changed: deleted })))
    await book.decks.bulkPut(decks.map((row) => ({ ...row, deleted })))
    await spoiled(book, Number.NEGATIVE_INFINITY)
    return tables.length + results.filter(({ source }) => source === 'hand').length + decks.length
  })
}

/** Brings back everything that was deleted and is still there: all of it or nothing. Gives how much that was. */
export function restoreAll(book: Book = theBook()): Promise<Outcome<number>> {
  return attemptWrite(book, async () => {
    const changed = book.now()
    const tables = await book.tables.where('deleted').above(Number.NEGATIVE_INFINITY).toArray()
    const results = await book.results.where('deleted').above(Number.NEGATIVE_INFINITY).toArray()
    const decks = await book.decks.filter(({ deleted }) => deleted !== undefined).toArray()
    const versions = new Map(results.map(({ id, version }) => [id, version]))
    // Drawn from the table as it was when it was deleted, which made the next version of it: so nothing has happened since.
    const fits = ({ id, version }: TableRow) => versions.get(id) === version - 1
    const fitting = new Map(tables.filter(fits).map(({ id, version }) => [id, version + 1]))
    await book.tables.bulkPut(
      tables.map(({ deleted: _, due: __, ...row }): TableRow => {
        const isDue = (row.over || versions.has(row.id)) && !fitting.has(row.id)
        return { ...row, version: row.version + 1, ...(isDue && { due: row.created }) }
      }),
    )
    await book.results.bulkPut(
      results.map(({ deleted: _, ...row }) => ({ ...row, version: fitting.get(row.id) ?? row.version, changed })),
    )
    const used = await book.decks.filter(({ deleted, inUse }) => deleted === undefined && inUse).toArray()
    const inUse = new Set(used.map(({ game }) => game))
    await book.decks.bulkPut(decks.map((row) => usedAgain(row, inUse)))
    await spoiled(book, Number.NEGATIVE_INFINITY)
    return tables.length + results.filter(({ source }) => source === 'hand').length + decks.length
  })
}

/** A deck is in use again unless another of its game is. */
function usedAgain({ deleted: _, ...row }: DeckRow, inUse: Set<string>): DeckRow {
  const isUsed = row.inUse && !inUse.has(row.game)
  if (isUsed) inUse.add(row.game)
  return { ...row, inUse: isUsed }
}
