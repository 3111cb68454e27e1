import type { Book } from './database'
import { type Device, value } from './fixture'
import { type Edit, linesOf } from './journal'
import { loadTable } from './table'

/** For the tests of tables: what is written to them, and what is stored then. */
export const ANA_BEN = ['Ana', 'Ben']
export const play = (number: number) =>
  `{"do":"play","by":${number % 2},"cards":["${(number % 9) + 1}"],"at":"${number}"}`
export const append = (number: number): Edit => ({ op: 'append', line: play(number) })

/** What another tab, opened now, would show of a table. */
export async function shown(on: Device, id: string) {
  const { row, base, edits } = value(await loadTable(id, on.tab()))
  return { row, edits, lines: linesOf(base, edits.slice(0, row.cursor)) }
}

/** Everything in storage, to be compared as a whole. */
export async function everything(book: Book) {
  return [await book.tables.toArray(), await book.edits.toArray(), await book.parts.toArray()]
}
