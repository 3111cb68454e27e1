import { expect, it, vi } from 'vitest'
import { findGame, mezza } from '@/lib/games/registry'
import { engineOf } from '@/lib/referee/engine'
import { beginTable } from './begin'
import { device, mezza as mezzaTable, value } from './fixture'
import { type GameLoader, storedReader } from './stored'
import { appendEdits, loadTable } from './table'
import { createTable, importTable } from './tables'

const PLAY = '{"do":"play","by":0,"cards":["½"],"at":"2026-11-20T18:00:00.000Z"}'
const QUIET = { over: false, status: '' }

function loader() {
  const loadGame = vi.fn(async (id: string) => findGame(id))
  const games: GameLoader = { loadEngine: async (id) => engineOf(findGame(id) ?? mezza), loadGame }
  return { games, loadGame }
}

it('reads a table that was begun here without the schemas, and as they would', async () => {
  const book = device().tab()
  const row = value(await beginTable({ game: mezza, players: ['Ana', 'Ben'], options: {}, memory: false }, book))
  value(await appendEdits(row.id, row.version, [{ op: 'append', line: PLAY }], QUIET, book))
  const stored = value(await loadTable(row.id, book))
  const { games, loadGame } = loader()
  const own = await storedReader(stored, games)
  expect(loadGame).not.toHaveBeenCalled()
  expect(own.game).toBeUndefined()
  const strict = await storedReader({ ...stored, base: [PLAY] }, games)
  expect(loadGame).toHaveBeenCalledOnce()
  expect(own.header).toEqual(strict.header)
  expect(own.event(PLAY, 2)).toEqual(strict.event(PLAY, 2))
})

it('reads with care what came from elsewhere, or leaves options out', async () => {
  const book = device().tab()
  const short = value(await createTable(mezzaTable(['Ana', 'Ben'], { variant: 'short' }), book))
  const brought = value(
    await importTable(mezzaTable(['Ana', 'Ben']), ['{"do":"play","by":0,"cards":["½"],"x":1}'], book),
  )
  const { games, loadGame } = loader()
  const { header } = await storedReader(value(await loadTable(short.id, book)), games)
  expect(header.options).toEqual({ variant: 'short', fourHolds: 'until-covered', nineHalfOnItself: true })
  const { game, event } = await storedReader(value(await loadTable(brought.id, book)), games)
  expect(game).toBe(mezza)
  expect(event('{"do":"play","by":0,"cards":["½"],"x":1}', 2)).not.toHaveProperty('x')
  expect(loadGame).toHaveBeenCalledTimes(2)
})

it('says so where nobody plays the game here', async () => {
  const book = device().tab()
  const { id } = value(await createTable({ ...mezzaTable(['Ana', 'Ben']), game: 'chess' }, book))
  const nobody: GameLoader = { loadEngine: async () => undefined, loadGame: async () => undefined }
  await expect(storedReader(value(await loadTable(id, book)), nobody)).rejects.toThrow('chess')
})
