import { expect, it } from 'vitest'
import type { TableRow } from './database'
import { device, failureCode, mezza, QUIET, value } from './fixture'
import { purgeDeleted } from './purge'
import { appendEdits } from './table'
import { append, everything, play, shown } from './table.fixture'
import { deleteTable, importTable, restoreTable } from './tables'

it('purges only what was deleted long enough ago, and leaves nothing of it', async () => {
  const on = device()
  const book = on.tab()
  const rows: TableRow[] = []
  for (const name of ['Ana', 'Ben', 'Cem']) {
    const row = value(await importTable(mezza([name, 'Dana']), [play(1), play(2)], book))
    rows.push(value(await appendEdits(row.id, 1, [append(3)], QUIET, book)))
  }
  const [ana, ben, cem] = rows as [TableRow, TableRow, TableRow]
  value(await deleteTable(ana.id, book))
  on.wait(10_000)
  value(await deleteTable(ben.id, book))
  expect(value(await purgeDeleted(book.now() - 5000, book))).toBe(1)
  expect(failureCode(await restoreTable(ana.id, book))).toBe('missing')
  const of = ([, edits, parts]: Awaited<ReturnType<typeof everything>>) =>
    [...(edits ?? []), ...(parts ?? [])].map((row) => ('table' in row ? row.table : '')).sort()
  expect(of(await everything(book))).toEqual([ben.id, ben.id, cem.id, cem.id].sort())
  value(await restoreTable(ben.id, book))
  expect((await shown(on, ben.id)).lines).toEqual([play(1), play(2), play(3)])
  expect(value(await purgeDeleted(Number.POSITIVE_INFINITY, book))).toBe(0)
})
