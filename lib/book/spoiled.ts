import type { Book, LedgerRow } from './database'

/** What of the ledger is no longer right. Its revision counts every change of a result or of whom a name means. */
export interface StateRow extends LedgerRow {
  readonly id: 'state'
}

const FIRST: StateRow = { id: 'state', revision: 0 }

export async function stateOf(book: Book): Promise<StateRow> {
  return ((await book.ledger.get('state')) as StateRow | undefined) ?? FIRST
}

/** Says that results from that time on have changed. To be called within the transaction that changes them. */
export async function spoiled(book: Book, _from: number): Promise<void> {
  const state = await stateOf(book)
  await book.ledger.put({ ...state, revision: state.revision + 1 })
}
