import { liveQuery } from 'dexie'
import { attempt, type Book, type TableRow, theBook } from './database'
import { failureOf, type Outcome } from './failure'

/** Tells the row of one table now and after each change in any tab; undefined once it is deleted. */
export function watchTable(
  id: string,
  tell: (outcome: Outcome<TableRow | undefined>) => void,
  book: Book = theBook(),
): () => void {
  const row = async () => {
    const found = await book.tables.get(id)
    return found?.deleted === undefined ? found : undefined
  }
  return watch(row, tell, book)
}

/** Tells the answer of a query now and after each change in any tab. Gives the way to stop. */
export function watch<Value>(
  query: () => Promise<Value>,
  tell: (outcome: Outcome<Value>) => void,
  book: Book,
): () => void {
  let stopped = false
  let stop = () => {
    stopped = true
  }
  // Dexie's live queries keep silent about stores that cannot be opened, so they are opened first.
  void attempt(book, () => Promise.resolve()).then((opened) => {
    if (stopped) return
    if (!opened.ok) return tell(opened)
    const subscription = liveQuery(query).subscribe(
      (value) => tell({ ok: true, value }),
      (error) => tell({ ok: false, failure: failureOf(error) }),
    )
    stop = () => subscription.unsubscribe()
  })
  return () => stop()
}
