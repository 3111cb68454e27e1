import { expect, it } from 'vitest'
import { archiveOf, bring, edited, merged, picture, tableWith } from './archive/fixture'
import type { TableRow } from './database'
import { device, failureCode, mezza, QUIET, value } from './fixture'
import { changePerson, listPeople, mergePeople, renamePerson } from './people'
import { purgeDeleted } from './purge'
import { deleteResult, enterGame, takeIn } from './results'
import { appendEdits } from './table'
import { append, everything, play, shown } from './table.fixture'
import { deleteTable, importTable, KEPT_DELETED, restoreTable } from './tables'

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

it('forgets nobody who sits at a table that has no result yet', async () => {
  const on = device()
  const old = on.tab()
  for (const names of [
    ['Ana', 'Ben'],
    ['Anna', 'Ben'],
  ]) {
    const { id } = await tableWith(old, names)
    await edited(old, id, [{ op: 'append', line: '{"do":"leave","by":1}' }], true)
  }
  // A game that was a mistake, and somebody who sat at no other.
  const seats = ['Ana', 'Ben', 'Zoe'].map((name, i) => ({ name, place: i + 1, points: null }))
  const mistake = value(await enterGame({ game: 'mezza', ended: old.now(), seats }, old))
  value(await takeIn(old))
  const [ana, anna, ben] = value(await listPeople(old)).map(({ id }) => id) as [string, string, string]
  value(await renamePerson(ben, 'Onkel Benjamin', old))
  value(await changePerson(ben, { colour: 'rose', picture: picture() }, old))
  value(await mergePeople(ana, anna, old))
  value(await deleteResult(mistake.id, old))

  const another = device()
  another.wait(2 * KEPT_DELETED)
  const book = another.tab()
  merged(await bring(await archiveOf(old), book))
  // The page is loaded again before anything is taken in.
  value(await purgeDeleted(book.now() - KEPT_DELETED, book))
  expect((await book.people.toArray()).map(({ name }) => name).sort()).toEqual(['Ana', 'Anna', 'Onkel Benjamin'])
  value(await takeIn(book))
  const people = value(await listPeople(book))
  expect(people.map(({ id, name, colour }) => [id, name, colour])).toEqual([
    [ana, 'Ana', expect.any(String)],
    [ben, 'Onkel Benjamin', 'rose'],
  ])
  expect(people[1]?.picture?.size).toBe(picture().size)
})
