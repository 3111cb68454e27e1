import { describe, expect, it } from 'vitest'
import { idOf, keptTable, namesIn, simulated } from '@/test/book/games'
import { device, failureCode, value } from './fixture'
import { listPeople, mergePeople, renamePerson, unmerge } from './people'
import { purgeDeleted } from './purge'
import type { ResultRow } from './result'
import {
  changeEntered,
  countResults,
  deleteResult,
  type EnteredGame,
  enterGame,
  listResults,
  readResult,
  restoreResult,
  takeIn,
} from './results'
import { standings } from './standings'

const seat = (name: string, place: number | null | 'left') => ({ name, place, points: null })
const game = (ended: number, ...names: string[]): EnteredGame => ({
  game: 'mezza',
  ended,
  seats: names.map((name, i) => seat(name, i + 1)),
})

describe('a game entered by hand', () => {
  it('is kept as it was said', async () => {
    const on = device()
    const book = on.tab()
    const entered: EnteredGame = {
      ...{ game: 'misch-masch', began: 100, ended: 900 },
      seats: [{ name: ' Ana', place: 'left', points: 3 }, seat('Ben', 1)],
    }
    const { id } = value(await enterGame(entered, book))
    const names = await namesIn(book)
    expect(value(await readResult(id, on.tab()))).toMatchObject({
      ...{ ...entered, source: 'hand', version: 0 },
      seats: [
        { name: ' Ana', place: 'left', points: 3, seen: null },
        { name: 'Ben', place: 1 },
      ],
    })
    expect([...names.values()]).toEqual(['Ana', 'Ben'])
  })

  it('is in pairs where it looks like it, or where that is said', async () => {
    const book = device().tab()
    const seats = [seat('Ana', 1), seat('Ben', 2), seat('Cem', 1), seat('Dora', 2)]
    const row = value(await enterGame({ game: 'mau-mau', ended: 5, seats }, book))
    expect(row.pairs).toBe(true)
    expect(value(await changeEntered(row.id, { ended: 6 }, book)).pairs).toBe(true)
    expect(value(await changeEntered(row.id, { game: 'merge' }, book))).not.toHaveProperty('pairs')
    const other = value(await enterGame({ game: 'mau-mau', ended: 5, seats, pairs: false }, book))
    expect(other).not.toHaveProperty('pairs')
    expect(value(await changeEntered(other.id, { ended: 6 }, book))).not.toHaveProperty('pairs')
  })

  it('is changed, deleted and restored', async () => {
    const on = device()
    const book = on.tab()
    const { id } = value(await enterGame(game(5, 'Ana', 'Ben'), book))
    on.wait(10)
    const changed = value(await changeEntered(id, { ended: 7, seats: [seat('Ana', 1), seat('Cem', 2)] }, book))
    expect(changed).toMatchObject({ id, ended: 7, game: 'mezza', changed: book.now() })
    expect([...(await namesIn(book)).values()]).toEqual(['Ana', 'Cem'])
    value(await deleteResult(id, book))
    expect(failureCode(await readResult(id, book))).toBe('missing')
    expect(failureCode(await changeEntered(id, { ended: 8 }, book))).toBe('missing')
    expect(value(await countResults({}, book))).toBe(0)
    expect(value(await restoreResult(id, book))).not.toHaveProperty('deleted')
    expect(value(await readResult(id, book))).toEqual(changed)
    value(await deleteResult(id, book))
    on.wait(10)
    value(await purgeDeleted(book.now(), book))
    expect(failureCode(await restoreResult(id, book))).toBe('missing')
  })

  it('keeps who sat there when it is corrected, whoever is called like that by now', async () => {
    const book = device().tab()
    const { id } = value(await enterGame({ game: 'mezza', ended: 5, seats: [seat('Ana', 1), seat('Dora', 2)] }, book))
    value(await enterGame({ game: 'mezza', ended: 6, seats: [seat('Anna', 1), seat('Dora', 2)] }, book))
    const [ana, anna] = await Promise.all(['Ana', 'Anna'].map((name) => idOf(name, book)))
    // Ana takes the name of somebody whom she was merged with for a while.
    value(await mergePeople(ana as string, anna as string, book))
    value(await renamePerson(ana as string, 'Anna', book))
    value(await unmerge(anna as string, book))
    const people = async () => value(await readResult(id, book)).people
    const before = await people()
    expect(before[0]).toBe(ana)

    const changes: Partial<EnteredGame>[] = [
      { ended: 7 },
      { seats: [seat('Anna', 1), seat('Dora', 2)] },
      { seats: [seat('ANNA ', 2), seat('Dora', 1)] },
      { seats: [seat('Ana', 1), seat('Dora', 2)] },
    ]
    for (const change of changes) {
      value(await changeEntered(id, change, book))
      expect(await people()).toEqual(before)
    }
    value(await changeEntered(id, { seats: [seat('Dora', 1), seat('Cem', 2), seat('Anna', 3)] }, book))
    expect(await people()).toEqual([before[1], await idOf('Cem', book), ana])
    // Somebody else is whoever bears that name.
    value(await changeEntered(id, { seats: [seat('Dora', 1), seat('Cem', 2)] }, book))
    value(await changeEntered(id, { seats: [seat('Dora', 1), seat('Cem', 2), seat('Anna', 3)] }, book))
    expect(await people()).toEqual([before[1], await idOf('Cem', book), anna])
    // Who stays sits there already.
    const twice = [seat('Dora', 1), seat('Cem', 2), seat('Anna', 3), seat('DORA', 4)]
    expect(failureCode(await changeEntered(id, { seats: twice }, book))).toBe('twice')
    const places = [seat('DORA', 4), seat('Cem', 2), seat('Anna', 3), seat('Dora', 1)]
    expect(failureCode(await changeEntered(id, { seats: places }, book))).toBe('twice')
  })

  it('is none without players, an evening, or somebody in a seat', async () => {
    const book = device().tab()
    await expect(enterGame(game(5), book)).rejects.toThrow(RangeError)
    await expect(enterGame(game(Number.NaN, 'Ana'), book)).rejects.toThrow(RangeError)
    await expect(enterGame(game(5, 'Ana', ' '), book)).rejects.toThrow(RangeError)
    for (const place of [0, 1.5, -1, 255, Number.NaN]) {
      await expect(enterGame({ ...game(5), seats: [seat('Ana', place)] }, book)).rejects.toThrow(RangeError)
    }
    const endless = { name: 'Ana', place: 1, points: Number.POSITIVE_INFINITY }
    await expect(enterGame({ ...game(5), seats: [endless] }, book)).rejects.toThrow(RangeError)
    expect(await book.people.count()).toBe(0)
  })

  it('leaves nobody behind where two of its names are one person', async () => {
    const book = device().tab()
    expect(failureCode(await enterGame(game(5, 'Ana', 'Ben', 'ana '), book))).toBe('twice')
    expect(await book.people.count()).toBe(0)
  })
})

describe('a table', () => {
  it('is not changed by hand', async () => {
    const book = device().tab()
    const { id } = await keptTable(simulated('mezza', 1), book)
    value(await takeIn(book))
    expect(failureCode(await changeEntered(id, { ended: 1 }, book))).toBe('missing')
  })
})

describe('listResults', () => {
  const shown = (rows: readonly ResultRow[]) => rows.map(({ ended }) => ended)

  it('gives the newest first, page by page', async () => {
    const book = device().tab()
    for (const ended of [30, 10, 50, 20, 40]) value(await enterGame(game(ended, 'Ana', 'Ben'), book))
    const first = value(await listResults({}, { limit: 2 }, book))
    expect(shown(first)).toEqual([50, 40])
    const second = value(await listResults({}, { limit: 2, ...(first[1] && { after: first[1] }) }, book))
    expect(shown(second)).toEqual([30, 20])
    // The last of a page is deleted meanwhile: nothing is shown twice, nothing is left out.
    value(await deleteResult(second[1]?.id as string, book))
    expect(shown(value(await listResults({}, { limit: 2, ...(second[1] && { after: second[1] }) }, book)))).toEqual([
      10,
    ])
    expect(value(await listResults({}, { limit: 2, after: { id: 'gone', ended: 1 } }, book))).toEqual([])
  })

  it('gives what is chosen', async () => {
    const book = device().tab()
    value(await enterGame(game(10, 'Ana', 'Ben'), book))
    value(await enterGame({ ...game(20, 'Ana', 'Cem'), game: 'merge' }, book))
    value(await enterGame(game(30, 'Ben', 'Cem'), book))
    const [ana, cem] = await Promise.all([idOf('Ana', book), idOf('Cem', book)])
    const chosen = [{}, { game: 'mezza' as const }, { from: 20 }, { to: 20 }, { people: [ana] }, { people: [ana, cem] }]
    const found = await Promise.all(chosen.map((each) => listResults(each, { limit: 9 }, book)))
    expect(found.map((each) => shown(value(each)))).toEqual([[30, 20, 10], [30, 10], [30, 20], [10], [20, 10], [20]])
    const counts = await Promise.all(chosen.map((each) => countResults(each, book)))
    expect(counts.map(value)).toEqual([3, 2, 2, 1, 2, 1])
    expect(value(await countResults({ people: ['nobody'] }, book))).toBe(0)
  })

  it('names people as they are by now', async () => {
    const book = device().tab()
    value(await enterGame(game(10, 'Ana', 'Ben'), book))
    value(await enterGame(game(20, 'Anna', 'Ben'), book))
    const [ana, anna] = await Promise.all([idOf('Ana', book), idOf('Anna', book)])
    value(await mergePeople(ana, anna, book))
    const rows = value(await listResults({ people: [anna] }, { limit: 9 }, book))
    expect(rows.map(({ seats }) => seats[0])).toMatchObject([
      { name: 'Anna', person: ana },
      { name: 'Ana', person: ana },
    ])
    expect(rows.map(({ people }) => people[0])).toEqual([ana, ana])
  })
})

it('an empty book is empty', async () => {
  const book = device().tab()
  expect(value(await takeIn(book))).toBe(0)
  expect(value(await standings({}, book))).toEqual([])
  expect(value(await listPeople(book))).toEqual([])
  expect(value(await listResults({}, { limit: 9 }, book))).toEqual([])
})
