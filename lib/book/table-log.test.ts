import { expect, it } from 'vitest'
import { findGame } from '@/lib/games/registry'
import { device, failureCode, mezza, QUIET, value } from './fixture'
import { appendEdits } from './table'
import { readTableLog } from './table-log'
import { createTable, deleteTable } from './tables'
import { moveCursor } from './undo'

const load = async (id: string) => findGame(id)
const play = (by: number, card: string) => ({
  op: 'append' as const,
  line: JSON.stringify({ do: 'play', by, cards: [card] }),
})

it('is what is in force: what was undone is not in it', async () => {
  const book = device().tab()
  const { id, version } = value(await createTable(mezza(['Ana', 'Ben']), book))
  const row = value(await appendEdits(id, version, [play(0, '½'), play(1, '5'), play(0, '6')], QUIET, book))
  value(await moveCursor(id, row.version, -1, QUIET, book))
  const read = value(await readTableLog(id, load, book))
  expect('log' in read && read.log.events.map(({ by }) => by)).toEqual([0, 1])
  expect('log' in read && read.log.header).toMatchObject({ game: 'mezza', players: ['Ana', 'Ben'] })
})

it('says which line is wrong', async () => {
  const book = device().tab()
  const { id, version } = value(await createTable(mezza(['Ana', 'Ben']), book))
  value(await appendEdits(id, version, [play(0, '½'), { op: 'append', line: '{"do":"dance"}' }], QUIET, book))
  const read = value(await readTableLog(id, load, book))
  expect('error' in read && read.error.line).toBe(3)
})

it('is that of no deleted table, and of no game that nobody plays here', async () => {
  const book = device().tab()
  const { id } = value(await createTable(mezza(['Ana', 'Ben']), book))
  const unknown = value(await readTableLog(id, async () => undefined, book))
  expect('error' in unknown && unknown.error.line).toBe(1)
  value(await deleteTable(id, book))
  expect(failureCode(await readTableLog(id, load, book))).toBe('missing')
})
