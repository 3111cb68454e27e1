import type { Book, TableRow } from './database'
import { Refusal } from './failure'

/** The row of a table, deleted or not; refused with `missing`. */
export async function stored(book: Book, id: string): Promise<TableRow> {
  const row = await book.tables.get(id)
  if (!row) throw new Refusal({ code: 'missing' })
  return row
}

/** The row that was found, if it is of a table that is not deleted; refused with `missing`. */
export function kept(row: TableRow | undefined): TableRow {
  if (!row || row.deleted !== undefined) throw new Refusal({ code: 'missing' })
  return row
}

/** The same, if it is still that version; refused with `conflict`. */
export function current(found: TableRow | undefined, version: number): TableRow {
  const row = kept(found)
  if (row.version !== version) throw new Refusal({ code: 'conflict', version: row.version })
  return row
}

/** A row with changes, as its next version. The score book hears of it where the table is over, or was. */
export function changed(row: TableRow, changes: Partial<TableRow>): TableRow {
  const next = { ...row, ...changes, version: row.version + 1 }
  return row.over || next.over ? { ...next, due: row.created } : next
}

/** Writes a row with changes, as its next version. */
export async function change(book: Book, row: TableRow, changes: Partial<TableRow>): Promise<TableRow> {
  const next = changed(row, changes)
  await book.tables.put(next)
  return next
}

/** Refused with `line-feed` where a line is more than one. */
export function oneLineEach(lines: readonly string[]): void {
  if (lines.some((line) => line.includes('\n'))) throw new Refusal({ code: 'line-feed' })
}
