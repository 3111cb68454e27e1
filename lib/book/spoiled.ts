import type { Book, LedgerRow } from './database'

/** How far the stored ledger can be trusted. */
export interface StateRow extends LedgerRow {
  readonly id: 'state'
  /** The revision of the ledger that is stored, and its format; of none, 0. */
  readonly saved: number
  readonly format: number
  /** Results that ended from this time on may have changed since then. */
  readonly from: number
}

/** Before anything was ever played. */
const FIRST: StateRow = { id: 'state', revision: 0, saved: 0, format: 0, from: Number.POSITIVE_INFINITY }

export async function stateOf(book: Book): Promise<StateRow> {
  return ((await book.ledger.get('state')) as StateRow | undefined) ?? FIRST
}

/**
 * Counts a change of results that ended from that time on, or of people (`Infinity`: nothing that standings are counted
 * from). To be called within the transaction that changes them.
 */
export async function spoiled(book: Book, from: number): Promise<void> {
  const state = await stateOf(book)
  const next: StateRow = { ...state, revision: state.revision + 1, from: Math.min(state.from, from) }
  await book.ledger.put(next)
}
