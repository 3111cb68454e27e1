import { attemptWrite, type Book, type DeckRow, type TableRow, theBook } from './database'
import { restoreDeck } from './decks'
import type { Outcome } from './failure'
import { forgetPeople } from './purge'
import type { ResultRow } from './result'
import { restoreResult } from './results'
import { eraseTable, restoreTable } from './tables'
import { watch } from './watch'

/** Something that was deleted and can be restored. `deleted`: when, milliseconds since 1970. */
export type Deleted =
  | { readonly kind: 'table'; readonly deleted: number; readonly row: TableRow }
  | { readonly kind: 'result'; readonly deleted: number; readonly row: ResultRow }
  | { readonly kind: 'deck'; readonly deleted: number; readonly row: DeckRow }

/** Tells what was deleted, the last first, now and after each change in any tab. Gives the way to stop. */
export function watchDeleted(tell: (outcome: Outcome<readonly Deleted[]>) => void, book: Book = theBook()): () => void {
  return watch(() => listed(book), tell, book)
}

async function listed(book: Book): Promise<readonly Deleted[]> {
  const [tables, results, decks] = await Promise.all([
    book.tables.where('deleted').above(Number.NEGATIVE_INFINITY).toArray(),
    book.results.where('deleted').above(Number.NEGATIVE_INFINITY).toArray(),
    book.decks.toArray(),
  ])
  const all = [
    ...tables.map((row) => ({ kind: 'table', row }) as const),
    // A table's result goes and comes back with its table.
    ...results.filter(({ source }) => source === 'hand').map((row) => ({ kind: 'result', row }) as const),
    ...decks.map((row) => ({ kind: 'deck', row }) as const),
  ]
  return all
    .flatMap((one): Deleted[] => (one.row.deleted === undefined ? [] : [{ ...one, deleted: one.row.deleted }]))
    .sort((one, other) => other.deleted - one.deleted || (one.row.id < other.row.id ? -1 : 1))
}

/** Takes a deletion back. Fails with `missing` where it was removed for good meanwhile. */
export async function restore({ kind, row: { id } }: Deleted, book: Book = theBook()): Promise<Outcome<unknown>> {
  return { table: restoreTable, result: restoreResult, deck: restoreDeck }[kind](id, book)
}

/** Removes deleted things for good, all of them or none; what was restored meanwhile stays. */
export function removeForGood(things: readonly Deleted[], book: Book = theBook()): Promise<Outcome<void>> {
  return attemptWrite(book, async () => {
    let results = 0
    for (const { kind, row } of things) {
      const store = { table: book.tables, result: book.results, deck: book.decks }[kind]
      const now = await store.get(row.id)
      if (now?.deleted === undefined) continue
      if (kind === 'table') await eraseTable(row.id, book)
      if (kind === 'deck') await book.decks.delete(row.id)
      else results += await book.results.where('id').equals(row.id).delete()
    }
    if (results > 0) await forgetPeople(book)
  })
}
