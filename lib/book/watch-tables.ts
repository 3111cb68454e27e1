import { type Book, type TableRow, theBook } from './database'
import type { Outcome } from './failure'
import { listed } from './tables'
import { watch } from './watch'

/** Tells the list of tables (as `listTables` gives it) now and after each change in any tab. Gives the way to stop. */
export function watchTables(tell: (outcome: Outcome<readonly TableRow[]>) => void, book: Book = theBook()): () => void {
  return watch(() => listed(book), tell, book)
}
