import Dexie from 'dexie'
import type { Book, EditRow, PartRow, TableRow } from '../database'
import { linesIn } from '../journal'
import { wholeTable } from '../table'
import { eraseLog, partsOf } from '../tables'
import type { ToldTable } from './history'
import { inForce, type Version } from './versions'

/** The tables of a book while an archive comes in; within one transaction that writes. */
export class Shelf {
  private readonly book: Book
  private readonly rows: Map<string, TableRow>
  private readonly byHeader = new Map<string, string[]>()
  private readonly own = Dexie.currentTransaction?.idbtrans
  private rowsToPut: TableRow[] = []
  private edits: EditRow[] = []
  private parts: PartRow[] = []

  constructor(book: Book, rows: readonly TableRow[]) {
    this.book = book
    this.rows = new Map(rows.map((row) => [row.id, row]))
    for (const { id, header } of rows) {
      const ids = this.byHeader.get(header)
      if (ids) ids.push(id)
      else this.byHeader.set(header, [id])
    }
  }

  has(id: string): boolean {
    return this.rows.has(id)
  }

  /** Tables that may be the same as one that is brought: the one of that id, then those with the same header line. */
  like(id: string, header: string): readonly TableRow[] {
    // Those that came in just now are not among them: an archive is no double of itself.
    const ids = new Set([...(this.rows.has(id) ? [id] : []), ...(this.byHeader.get(header) ?? [])])
    return [...ids].map((one) => this.rows.get(one) as TableRow)
  }

  /** What is stored of a table; undefined where that is not whole. */
  async told(row: TableRow): Promise<Version | undefined> {
    const table = await wholeTable(row, this.book)
    return table && { kept: row, header: row.header, base: table.base, edits: table.edits }
  }

  /** Puts a table up under an id that is free. It is written with the next `flush`. */
  add(id: string, told: ToldTable): void {
    const { deleted, version } = told.kept
    this.put(id, told, {
      version,
      ...(deleted !== undefined && { deleted }),
      ...(told.kept.over && { due: told.kept.created }),
    })
  }

  /** Puts what is brought in the place of what is there. What was deleted stays deleted. */
  async replace(here: TableRow, told: ToldTable): Promise<void> {
    const { id, deleted } = here
    await eraseLog(id, this.book)
    this.put(id, told, {
      // Whoever has the table open must see that it is another one.
      version: Math.max(told.kept.version, here.version + 1),
      ...(deleted !== undefined && { deleted }),
      ...((told.kept.over || here.over) && { due: told.kept.created }),
    })
    await this.flush()
  }

  private put(id: string, told: ToldTable, rest: Pick<TableRow, 'version' | 'deleted' | 'due'>): void {
    const { kept, header, game, players } = told
    const { created, changed, over, status } = kept
    const { base, edits, cursor } = settled(told)
    const row: TableRow = {
      id,
      header,
      game,
      players: [...players],
      created,
      changed,
      base: base.length,
      cursor,
      length: edits.length,
      events: inForce(told).length,
      over,
      status,
      ...rest,
    }
    this.rows.set(id, row)
    this.rowsToPut.push(row)
    for (const part of partsOf(id, base)) this.parts.push(part)
    for (const [seq, edit] of edits.entries()) this.edits.push({ table: id, seq, edit })
  }

  /** Writes what was put up. */
  async flush(): Promise<void> {
    // Dexie would note each key for who watches the store, which takes longer than the writing; nobody watches edits.
    // Whatever fails ends the transaction, which then says why.
    const edits = this.transaction().objectStore('edits')
    for (const edit of this.edits) edits.put(edit)
    if (this.parts.length > 0) await this.book.parts.bulkPut(this.parts)
    if (this.rowsToPut.length > 0) await this.book.tables.bulkPut(this.rowsToPut)
    this.rowsToPut = []
    this.edits = []
    this.parts = []
  }

  /** The one transaction of it all. Dexie forgets it after a hundred awaits in which nothing was asked of the disk. */
  private transaction(): IDBTransaction {
    if (!this.own || Dexie.currentTransaction?.idbtrans !== this.own) throw new Error('the transaction was left')
    return this.own
  }
}

/**
 * How a table is stored. The moves of a finished one come in as imported lines: its log is the same byte for byte, and ten
 * thousand games are ten thousand rows instead of a million.
 */
function settled({ kept: { over, history, cursor }, base, edits }: ToldTable) {
  if (!over || history) return { base, edits, cursor }
  return { base: [...base, ...edits.flatMap(linesIn)], edits: [], cursor: 0 }
}
