import type { Book } from './database'
import { rootsOf } from './roots'
import { spoiled } from './spoiled'

/**
 * Forgets people of whom no game is left, with their names and pictures. To be called within the transaction that removes
 * games for good.
 */
export async function forgetPeople(book: Book): Promise<void> {
  const rows = await book.people.toArray()
  const rootOf = rootsOf(rows)
  const used = new Set((await book.results.orderBy('people').uniqueKeys()).map((id) => rootOf(String(id))))
  const gone = rows.filter(({ id }) => !used.has(rootOf(id))).map(({ id }) => id)
  if (gone.length === 0) return
  await book.people.bulkDelete(gone)
  await spoiled(book, Number.POSITIVE_INFINITY)
}
