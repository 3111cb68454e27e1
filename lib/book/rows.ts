import type { Book, TableRow } from './database'
import { Refusal } from './failure'

/** The row of a table, deleted or not; refused with `missing`. */
export async function stored(book: Book, id: string): Promise<TableRow> {
  const row = await book.tables.get(id)
  if (!row) throw new Refusal({ code: 'missing' })
  return row
}

/** The row of a table that is not deleted; refused with `missing`. */
export async function kept(book: Book, id: string): Promise<TableRow> {
  const row = await stored(book, id)
  if (row.deleted !== undefined) throw new Refusal({ code: 'missing' })
  return row
}

/** The same, if it is still that version; refused with `conflict`. */
export async function current(book: Book, id: string, version: number): Promise<TableRow> {
  const row = await kept(book, id)
  if (row.version !== version) throw new Refusal({ code: 'conflict', version: row.version })
  return row
}

/** Writes a row with changes, as its next version. */
export async function change(book: Book, row: TableRow, changes: Partial<TableRow>): Promise<TableRow> {
  const next = { ...row, ...changes, version: row.version + 1 }
  await book.tables.put(next)
  return next
}

/** Refused with `line-feed` where a line is more than one. */
export function oneLineEach(lines: readonly string[]): void {
  if (lines.some((line) => line.includes('\n'))) throw new Refusal({ code: 'line-feed' })
}
