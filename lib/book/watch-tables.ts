import { type Book, theBook } from './database'
import type { Outcome } from './failure'
import { type Listed, listed } from './tables'
import { watch } from './watch'

/** Tells the tables changed last, so many of them, now and after each change in any tab. Gives the way to stop. */
export function watchTables(
  limit: number,
  tell: (outcome: Outcome<Listed>) => void,
  book: Book = theBook(),
): () => void {
  return watch(() => listed(book, limit), tell, book)
}
