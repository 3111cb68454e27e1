import { attemptWrite, type Book, theBook } from './database'
import type { Outcome } from './failure'
import { nameKey } from './people'
import { rootsOf } from './roots'
import { spoiled } from './spoiled'
import { eraseTable } from './tables'

/** Removes for good what was deleted before that time (milliseconds since 1970). Gives the number of tables removed. */
export function purgeDeleted(before: number, book: Book = theBook()): Promise<Outcome<number>> {
  return attemptWrite(book, async () => {
    const gone = await book.tables.where('deleted').below(before).primaryKeys()
    for (const id of gone) await eraseTable(id, book)
    const results = await book.results.where('deleted').below(before).delete()
    if (results > 0) await forgetPeople(book)
    return gone.length
  })
}

/**
 * Forgets people of whom no game is left, with their names and pictures. To be called within the transaction that removes
 * games for good.
 *
 * A table that is being played, or that came in and has not been taken in yet, has no result so far: it is read off its
 * names whom it will need.
 */
export async function forgetPeople(book: Book): Promise<void> {
  const rows = await book.people.toArray()
  const rootOf = rootsOf(rows)
  const used = new Set((await book.results.orderBy('people').uniqueKeys()).map((id) => rootOf(String(id))))
  const named = new Set<string>()
  await book.tables.each(({ players }) => {
    for (const name of players) named.add(firstLine(nameKey(name)))
  })
  for (const { id, names } of rows) if (names.some((name) => named.has(firstLine(name)))) used.add(rootOf(id))
  const gone = rows.filter(({ id }) => !used.has(rootOf(id))).map(({ id }) => id)
  if (gone.length === 0) return
  await book.people.bulkDelete(gone)
  await spoiled(book, Number.POSITIVE_INFINITY)
}

/** Behind a line feed a name may have what tells it from others that are compared as the same. */
function firstLine(name: string): string {
  return name.split('\n', 1)[0] as string
}
