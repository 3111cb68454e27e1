import type { Book } from './database'
import { inOrder, type Ledger, ledgerOf } from './ledger'
import { rootsOf } from './roots'
import { stateOf } from './spoiled'

const cache = new WeakMap<Book, { readonly revision: number; readonly ledger: Ledger }>()

/** The ledger as it is now. To be called within a transaction over results, people and ledger. */
export async function readLedger(book: Book): Promise<Ledger> {
  const { revision } = await stateOf(book)
  const known = cache.get(book)
  if (known?.revision === revision) return known.ledger
  const [rows, people] = await Promise.all([book.results.toArray(), book.people.toArray()])
  const ledger = ledgerOf(inOrder(rows.filter(({ deleted }) => deleted === undefined)), rootsOf(people))
  cache.set(book, { revision, ledger })
  return ledger
}
