import { chosenOf } from './choice'
import type { Book } from './database'
import type { Outcome } from './failure'
import type { Ledger } from './ledger'
import { theLedger } from './ledger-store'
import type { Chosen } from './result'

/** Counts over the chosen results. `numberOf`: what the ledger calls a person. */
export async function counting<Value>(
  chosen: Chosen,
  book: Book,
  count: (ledger: Ledger, results: readonly number[], numberOf: (person: string) => number) => Value,
): Promise<Outcome<Value>> {
  const made = await theLedger(book)
  if (!made.ok) return made
  const { ledger, rootOf } = made.value
  const value = count(ledger, chosenOf(made.value, chosen), (person) => ledger.people.indexOf(rootOf(person)))
  return { ok: true, value }
}
