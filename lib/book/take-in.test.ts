import { IDBObjectStore } from 'fake-indexeddb'
import { describe, expect, it, vi } from 'vitest'
import type * as load from '@/lib/games/load'
import { GAME_IDS, type GameId } from '@/lib/referee/game'
import { replay } from '@/lib/referee/record'
import { idOf, keptTable, namesIn, simulated } from '@/test/book/games'
import type * as draft from './draft'
import { device, failureCode, mezza, QUIET, value } from './fixture'
import { renamePerson } from './people'
import { purgeDeleted } from './purge'
import { countResults, deleteResult, readResult, restoreResult, takeIn } from './results'
import { standings } from './standings'
import { appendEdits, loadTable } from './table'
import { createTable, deleteTable, importTable, restoreTable } from './tables'
import { moveCursor } from './undo'

const MINUTE = 60_000

/** What happens while a table is read. */
let meanwhile = async () => {}
vi.mock('@/lib/games/load', async (original) => {
  const real = await original<typeof load>()
  return { ...real, loadGame: (id: string) => meanwhile().then(() => real.loadGame(id)) }
})

/** Breaks the reading of the tables that are named. */
const broken = new Set<string>()
vi.mock('./draft', async (original) => {
  const real = await original<typeof draft>()
  const draftOf: typeof real.draftOf = async (table, ...more) => {
    if (broken.has(table.row.id)) throw new TypeError('undefined is not an object')
    return real.draftOf(table, ...more)
  }
  return { ...real, draftOf }
})

/** Where nothing is claimed nobody cheats in simulated games, and nothing can be proven. */
const COUNTED: Record<GameId, string[]> = {
  mezza: ['illegal', 'proven', 'snatches', 'quickPlays', 'pickUps'],
  'mau-mau': ['illegal', 'proven'],
  'misch-masch': ['snatches'],
  merge: ['pickUps'],
}

describe('takeIn', () => {
  it.each(GAME_IDS)('takes in a finished table of %s: places, times, and what the referee saw', async (id) => {
    const seen = { illegal: 0, proven: 0, snatches: 0, quickPlays: 0, pickUps: 0 }
    for (let seed = 1; seed <= 4; seed++) {
      const book = device().tab()
      const game = simulated(id, seed)
      const row = await keptTable(game, book)
      expect(value(await takeIn(book))).toBe(1)
      const result = value(await readResult(row.id, book))
      const names = await namesIn(book)
      expect(result).toMatchObject({ source: 'table', game: id, version: row.version })
      expect([result.began, result.ended]).toEqual([game.began + MINUTE, game.ended])
      expect(result.seats.map(({ name }) => name)).toEqual(game.header.players)
      expect(result.seats.map(({ person }) => names.get(person))).toEqual(game.header.players)
      expect(result.people).toEqual(result.seats.map(({ person }) => person))
      expect(result.seats.map(({ place }) => place)).toEqual(game.places)
      const { moves } = replay(game.game, game.header, game.events)
      const wrong = moves.filter(({ ruling }) => ruling.verdict === 'illegal').length
      const proven = moves.flatMap((move) => move.proven).length
      const sum = (key: keyof typeof seen) => result.seats.reduce((all, seat) => all + (seat.seen?.[key] ?? 0), 0)
      expect([sum('illegal'), sum('proven')]).toEqual([wrong + proven, proven])
      for (const key of Object.keys(seen) as (keyof typeof seen)[]) seen[key] += sum(key)
    }
    // So that nothing above is true of nothing.
    const counted = Object.keys(seen).filter((key) => seen[key as keyof typeof seen] > 0)
    expect(counted).toEqual(COUNTED[id])
  })

  it('counts what one player did, and nobody else', async () => {
    const book = device().tab()
    const table = {
      header: { game: 'mezza' as const, players: ['Ana', 'Ben'], options: { variant: 'full' } },
      lines: [
        '{"do":"play","by":0,"cards":["2"]}',
        '{"do":"play","by":0,"cards":["3"]}',
        '{"do":"play","by":1,"cards":["1"]}',
        '{"do":"pick-up","by":1}',
        '{"do":"leave","by":1}',
      ],
    }
    const { id } = await keptTable(table, book)
    value(await takeIn(book))
    const { seats, began } = value(await readResult(id, book))
    expect(seats.map(({ place }) => place)).toEqual([1, 'left'])
    expect(seats.map(({ seen }) => seen?.illegal)).toEqual([1, 1])
    expect(seats.map(({ seen }) => seen?.pickUps)).toEqual([0, 1])
    expect(began).toBeNull()
  })

  it('looks at nothing twice, and at nothing that is not over', async () => {
    const book = device().tab()
    await keptTable(simulated('mezza', 1), book)
    const running = value(await createTable(mezza(['Ana', 'Ben']), book))
    expect(value(await takeIn(book))).toBe(1)
    expect(value(await takeIn(book))).toBe(0)
    expect(value(await countResults({}, book))).toBe(1)
    expect(failureCode(await readResult(running.id, book))).toBe('missing')
  })

  it('follows a table that goes on after all, is corrected, and ends otherwise', async () => {
    const book = device().tab()
    const game = simulated('mau-mau', 4, { players: 3, options: { points: null, pairs: false } })
    let row = await keptTable(game, book)
    value(await takeIn(book))
    const first = value(await readResult(row.id, book))
    row = value(await appendEdits(row.id, row.version, [{ op: 'remove', index: row.events - 1 }], QUIET, book))
    expect(value(await takeIn(book))).toBe(1)
    expect(failureCode(await readResult(row.id, book))).toBe('missing')
    expect(value(await standings({}, book))).toEqual([])

    const leaves = [0, 1].map((by) => ({ op: 'append' as const, line: JSON.stringify({ do: 'leave', by }) }))
    row = value(await appendEdits(row.id, row.version, leaves, { over: true, status: 'Cem' }, book))
    value(await takeIn(book))
    expect(value(await readResult(row.id, book)).seats.map(({ place }) => place)).toEqual(['left', 'left', 1])

    row = value(await moveCursor(row.id, row.version, -3, { over: true, status: '' }, book))
    value(await takeIn(book))
    expect(value(await readResult(row.id, book))).toEqual({ ...first, version: row.version })
  })

  it('keeps to the people that the names meant when it was first taken in', async () => {
    const book = device().tab()
    const game = simulated('mezza', 2, { players: 2 })
    const row = await keptTable(game, book)
    value(await takeIn(book))
    const ana = await idOf('Ana', book)
    value(await renamePerson(ana, 'Anna', book))
    value(
      await appendEdits(
        row.id,
        row.version,
        [{ op: 'append', line: '{"do":"end"}' }],
        { over: true, status: '' },
        book,
      ),
    )
    value(await takeIn(book))
    expect(value(await readResult(row.id, book)).seats[0]).toMatchObject({ name: 'Ana', person: ana })
    expect((await namesIn(book)).get(ana)).toBe('Anna')
  })

  it('lets a deleted table drop out at once, and a restored one come back', async () => {
    const on = device()
    const book = on.tab()
    const row = await keptTable(simulated('merge', 1), book)
    value(await takeIn(book))
    const before = value(await standings({}, book))
    expect(before.length).toBeGreaterThan(1)
    value(await deleteTable(row.id, book))
    expect(value(await standings({}, book))).toEqual([])
    value(await takeIn(book))
    expect(value(await standings({}, book))).toEqual([])
    value(await restoreTable(row.id, book))
    expect(value(await standings({}, book))).toEqual(before)
    value(await takeIn(book))
    expect(value(await standings({}, book))).toEqual(before)

    value(await deleteResult(row.id, book))
    expect(failureCode(await loadTable(row.id, book))).toBe('missing')
    value(await restoreResult(row.id, book))
    expect(value(await loadTable(row.id, book)).row.id).toBe(row.id)
    expect(value(await standings({}, book))).toEqual(before)

    value(await deleteTable(row.id, book))
    on.wait(5)
    value(await purgeDeleted(book.now(), book))
    expect(failureCode(await restoreResult(row.id, book))).toBe('missing')
    expect(await book.results.count()).toBe(0)
  })

  it('has no result of a table that was only stopped, nor of what it cannot read', async () => {
    const book = device().tab()
    const stopped = value(await importTable({ ...mezza(['Ana', 'Ben']), over: true }, ['{"do":"end"}'], book))
    value(await importTable({ ...mezza(['Ana', 'Ben']), over: true }, ['{"do":"dance","by":0}'], book))
    const other = {
      header: '{"kiebitz":1,"game":"skat","players":["Ana","Ben"]}',
      game: 'skat',
      players: ['Ana', 'Ben'],
    }
    value(await importTable({ ...other, over: true, status: '' }, ['{"do":"end"}'], book))
    expect(value(await takeIn(book))).toBe(3)
    expect(value(await takeIn(book))).toBe(0)
    expect(await book.results.count()).toBe(0)
    expect(value(await loadTable(stopped.id, book)).row.version).toBe(1)
  })

  it('leaves a table for the next time that changes while it is read', async () => {
    const on = device()
    const [book, other] = [on.tab(), on.tab()]
    const row = await keptTable(simulated('mezza', 1), book)
    meanwhile = async () => void value(await deleteTable(row.id, other))
    value(await takeIn(book))
    expect(await book.results.count()).toBe(0)
    value(await restoreTable(row.id, book))
    meanwhile = async () => {}
    value(await takeIn(book))
    expect(value(await readResult(row.id, book)).version).toBe(3)
  })

  it('comes to it the next time where a game cannot be loaded', async () => {
    const book = device().tab()
    await keptTable(simulated('mezza', 1), book)
    meanwhile = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(failureCode(await takeIn(book))).toBe('unavailable')
    meanwhile = async () => {}
    expect(value(await takeIn(book))).toBe(1)
    expect(value(await countResults({}, book))).toBe(1)
  })

  it('comes again to what goes wrong for another reason than the log, and takes in the others', async () => {
    const book = device().tab()
    const [bad] = [await keptTable(simulated('mezza', 1), book), await keptTable(simulated('mezza', 2), book)]
    broken.add(bad.id)
    expect(value(await takeIn(book))).toBe(1)
    expect(value(await countResults({}, book))).toBe(1)
    expect((await book.tables.get(bad.id))?.due).toBe(bad.created)
    broken.clear()
    expect(value(await takeIn(book))).toBe(1)
    expect(value(await countResults({}, book))).toBe(2)
  })

  it.each([
    ['damaged', { base: 99 }],
    ['unreadable', { header: '{"kiebitz":9}' }],
  ])('keeps the result of a table whose log is %s by now', async (_, changes) => {
    const book = device().tab()
    const row = await keptTable(simulated('mezza', 1), book)
    value(await takeIn(book))
    const before = value(await readResult(row.id, book))
    await book.tables.update(row.id, { ...changes, version: row.version + 1, due: row.created })
    expect(value(await takeIn(book))).toBe(1)
    expect(value(await takeIn(book))).toBe(0)
    expect(value(await readResult(row.id, book))).toEqual(before)
  })

  it('keeps nothing by halves where the device is full, and goes on when there is room', async () => {
    const book = device().tab()
    await keptTable(simulated('mezza', 1), book)
    await keptTable(simulated('mezza', 2), book)
    const real = IDBObjectStore.prototype.put
    let left = 3
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
      if (left-- > 0) return real.apply(this, row)
      throw new DOMException('no room', 'QuotaExceededError')
    })
    expect(failureCode(await takeIn(book))).toBe('full')
    put.mockRestore()
    expect([await book.results.count(), await book.people.count()]).toEqual([0, 0])
    expect(value(await takeIn(book))).toBe(2)
    expect(value(await countResults({}, book))).toBe(2)
  })

  it('takes two that come at once one after the other', async () => {
    const book = device().tab()
    await keptTable(simulated('mezza', 1), book)
    const both = await Promise.all([takeIn(book), takeIn(book)])
    expect(both.map(value)).toEqual([1, 0])
    expect((await namesIn(book)).size).toBe(await book.people.count())
  })
})
