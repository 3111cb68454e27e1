import { IDBObjectStore } from 'fake-indexeddb'
import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Book } from '../database'
import { keepDeck, listDecks, rewriteDeck } from '../decks'
import { type Device, device, value } from '../fixture'
import { linesOf } from '../journal'
import { listPeople, mergePeople, nameKey, renamePerson } from '../people'
import { changeEntered, deleteResult, enterGame, readResult, takeIn } from '../results'
import { standings } from '../standings'
import { loadTable } from '../table'
import { deleteTable, importTable, listTables } from '../tables'
import { exportArchive } from './export'
import {
  archiveOf,
  bring,
  content,
  END,
  edited,
  fill,
  made,
  merged,
  picture,
  play,
  tableWith,
  tally,
  undone,
} from './fixture'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Lines in force of every table that is not deleted. */
async function logs(book: Book): Promise<string[]> {
  const all: string[] = []
  for (const { id } of value(await listTables(book))) {
    const { row, base, edits } = value(await loadTable(id, book))
    all.push(linesOf(base, edits.slice(0, row.cursor)).join(' '))
  }
  return all.sort()
}

describe('an archive', () => {
  it('of a book with everything in it makes the same book again', async () => {
    const book = device().tab()
    await fill(book)
    const exported = made(await exportArchive(undefined, book))
    expect(exported).toMatchObject({ name: 'kiebitz-2026-11-20.zip', damaged: 0 })
    expect(exported.contents).toEqual({ tables: 4, results: 1, people: 5, decks: 2 })
    const other = device().tab()
    const report = merged(await bring(new Uint8Array(await exported.file.arrayBuffer()), other))
    expect([report.tables, report.results, report.people, report.decks].map(tally)).toEqual([
      [4, 0, 0],
      [1, 0, 0],
      [5, 0, 0],
      [2, 0, 0],
    ])
    expect(await content(other)).toEqual(await content(book))
    value(await takeIn(other))
    const results = async (one: Book) =>
      (await one.results.toArray()).map(({ changed: _, ...row }) => row).sort((a, b) => (a.id < b.id ? -1 : 1))
    expect(await results(other)).toEqual(await results(book))
  })

  it('of a book without anything is one too', async () => {
    const book = device().tab()
    expect(tally(merged(await bring(await archiveOf(book), book)).tables)).toEqual([0, 0, 0])
  })

  it.each([' ', '\u00a0', '\ufeff'])('of a log with somebody called %j in it is read again', async (name) => {
    const book = device().tab()
    const { id } = await tableWith(book, ['Ana', name])
    await edited(book, id, [{ op: 'append', line: '{"do":"leave","by":1}' }], true)
    value(await takeIn(book))
    expect((await book.people.toArray()).map((person) => person.name).sort()).toContain(name)
    const other = device().tab()
    merged(await bring(await archiveOf(book), other))
    expect(await content(other)).toEqual(await content(book))
    // As such people were stored once.
    await book.people.toCollection().modify((person) => Object.assign(person, { name: person.name.trim() }))
    expect(tally(merged(await bring(await archiveOf(book), device().tab())).people)).toEqual([2, 0, 0])
  })

  it('of a history whose edits take more room than a line of a log is read again', async () => {
    const book = device().tab()
    const noted = (by: number) => JSON.stringify({ do: 'play', by, cards: ['5'], note: '"'.repeat(20_000) })
    const one = await tableWith(book, ['Ana', 'Ben'], [noted(0), END])
    await edited(book, one.id, [{ op: 'replace', index: 0, line: noted(1) }])
    const many = Array.from({ length: 600 }, (_, i) => play(i % 2))
    const other = await tableWith(book, ['Ana', 'Cem'], many)
    const stand = many.map((line, index) => ({
      op: 'replace' as const,
      index,
      line: JSON.stringify({ ...JSON.parse(line), at: '2026-11-20T18:00:00.000Z', ruling: 'stands' }),
    }))
    await edited(book, other.id, [{ op: 'together', edits: stand }])
    const read = device().tab()
    expect(tally(merged(await bring(await archiveOf(book), read)).tables)).toEqual([2, 0, 0])
    expect(await content(read)).toEqual(await content(book))
  })

  it('leaves out what is stored in part only, and says so', async () => {
    const book = device().tab()
    const { id } = await tableWith(book, ['Ana', 'Ben'], [play(0), END])
    await tableWith(book, ['Cem', 'Dana'], [END])
    await book.edits.delete([id, 0])
    const exported = made(await exportArchive(undefined, book))
    expect(exported).toMatchObject({ damaged: 1, contents: { tables: 1 } })
    expect(
      tally(merged(await bring(new Uint8Array(await exported.file.arrayBuffer()), device().tab())).tables),
    ).toEqual([1, 0, 0])
  })

  it('brings back what is stored in part only', async () => {
    const book = device().tab()
    const { id } = await tableWith(book, ['Ana', 'Ben'], [play(0), END])
    const before = await archiveOf(book)
    await book.edits.delete([id, 0])
    expect(tally(merged(await bring(before, book)).tables)).toEqual([0, 0, 1])
    expect(await logs(book)).toEqual([`${play(0)} ${END}`])
  })
})

type Step = 'table' | 'log' | 'edit' | 'undo' | 'delete' | 'enter' | 'rename' | 'merge' | 'deck' | 'wait'
const NAMES = ['Ana', 'Ben', 'Cem', 'ana ', 'Zoë', 'O’Neill', '=1+1', '花子']

/** Does something to a book: what, and to which of the things that are there. */
async function act(on: Device, book: Book, step: Step, a: number, b: number): Promise<void> {
  const name = (n: number) => NAMES[n % NAMES.length] as string
  const rows = await book.tables.filter(({ deleted }) => deleted === undefined).sortBy('id')
  const row = rows[a % Math.max(1, rows.length)]
  const people = await book.people.filter(({ mergedInto }) => mergedInto === undefined).sortBy('id')
  const [one, other] = [people[a % Math.max(1, people.length)], people[b % Math.max(1, people.length)]]
  const two = nameKey(name(a)) === nameKey(name(a + 1)) ? 2 : 1
  const players = [name(a), name(a + two)]
  switch (step) {
    case 'table':
      await tableWith(book, players, [play(0), play(1)].slice(0, b % 3))
      break
    case 'log': {
      const header = JSON.stringify({ kiebitz: 1, game: 'mezza', players, from: `${a} ${b}` })
      value(await importTable({ header, game: 'mezza', players, over: true, status: '' }, [` ${play(0)} `, END], book))
      break
    }
    case 'edit': {
      if (!row) break
      const index = b % (row.events + 1)
      const edits = [
        { op: 'append', line: play(b % 2) },
        { op: 'insert', index, line: `${play(1)}\t` },
        ...(row.events > index
          ? ([
              { op: 'remove', index },
              { op: 'replace', index, line: END },
            ] as const)
          : []),
      ] as const
      await edited(book, row.id, [edits[a % edits.length] ?? edits[0]], b % 4 === 0)
      break
    }
    case 'undo':
      if (row) await undone(book, row.id, row.cursor > 0 && a % 3 > 0 ? -1 : row.length > row.cursor ? 1 : 0)
      break
    case 'delete':
      if (row) value(await deleteTable(row.id, book))
      break
    case 'enter': {
      const seats = [
        { name: name(a), place: 1 + (b % 3), points: b % 2 ? b - 5 : null },
        { name: name(a + two), place: b % 5 ? 2 : ('left' as const), points: null },
      ]
      const entered = await enterGame({ game: 'mezza', ended: book.now() - a * 1000, seats }, book)
      if (entered.ok && b % 4 === 0) value(await deleteResult(entered.value.id, book))
      break
    }
    case 'rename':
      if (one) await renamePerson(one.id, `${name(b)} II`, book)
      break
    case 'merge':
      if (one && other) await mergePeople(one.id, other.id, book)
      break
    case 'deck':
      value(await keepDeck({ game: 'mezza', name: name(a), text: `x${b}`, cards: [`x${b}`] }, book))
      break
    case 'wait':
      on.wait(1000 + b)
      if (a % 2) value(await takeIn(book))
  }
}

const steps = fc.array(
  fc.tuple(
    fc.constantFrom<Step[]>(
      'table',
      'log',
      'edit',
      'edit',
      'undo',
      'delete',
      'enter',
      'rename',
      'merge',
      'deck',
      'wait',
    ),
    fc.nat(30),
    fc.nat(30),
  ),
  { maxLength: 25 },
)

describe('whatever a book holds', () => {
  it('export, then import into an empty book, is the identity; once more changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const on = device()
        const book = on.tab()
        for (const [step, a, b] of all) await act(on, book, step, a, b)
        const archive = await archiveOf(book)
        const other = device().tab()
        merged(await bring(archive, other))
        const after = await content(other)
        expect(after).toEqual(await content(book))
        const again = merged(await bring(archive, other))
        for (const { added, updated } of [again.tables, again.results, again.people, again.decks])
          expect(added + updated).toBe(0)
        expect(await content(other)).toEqual(after)
      }),
      { numRuns: 12 },
    )
  })

  it('a merge into any other book loses nothing, and doing it twice is doing it once', async () => {
    await fc.assert(
      fc.asyncProperty(steps, steps, steps, async (shared, here, there) => {
        // Two devices that began with the same archive and went on.
        const [first, on, far] = [device(), device(), device()]
        const book = first.tab()
        for (const [step, a, b] of shared) await act(first, book, step, a, b)
        const beginning = await archiveOf(book)
        const [one, other] = [on.tab(), far.tab()]
        merged(await bring(beginning, one))
        merged(await bring(beginning, other))
        for (const [step, a, b] of here) await act(on, one, step, a, b)
        for (const [step, a, b] of there) await act(far, other, step, a + 7, b)
        const [mine, yours] = [await logs(one), await logs(other)]
        const archive = await archiveOf(other)
        merged(await bring(archive, one))
        const after = await content(one)
        const all = await allLogs(one)
        // Each log of either book is still there, or a longer one that goes on from it.
        for (const log of [...mine, ...yours]) expect(all.some((kept) => kept.has(log))).toBe(true)
        const again = merged(await bring(archive, one))
        for (const { added, updated } of [again.tables, again.results, again.people, again.decks])
          expect(added + updated).toBe(0)
        expect(await content(one)).toEqual(after)
      }),
      { numRuns: 10 },
    )
  })
})

/** For each table, deleted or not, the logs at which it stood after each of its edits. */
async function allLogs(book: Book): Promise<ReadonlySet<string>[]> {
  const rows = await book.tables.toArray()
  return Promise.all(
    rows.map(async (row) => {
      const parts = await book.parts.where('[table+part]').between([row.id, 0], [row.id, Infinity]).toArray()
      const edits = await book.edits.where('[table+seq]').between([row.id, 0], [row.id, Infinity]).toArray()
      const base = parts.flatMap(({ text }) => text.split('\n'))
      const told = edits.map(({ edit }) => edit)
      return new Set([...told, undefined].map((_, count) => linesOf(base, told.slice(0, count)).join(' ')))
    }),
  )
}

describe('an import that fails', () => {
  let archive: Uint8Array

  beforeAll(async () => {
    const book = device().tab()
    // More than one batch.
    for (let table = 0; table < 230; table++) await tableWith(book, ['Ana', 'Ben'], [play(0), play(1), play(0), END])
    archive = await archiveOf(book)
  })

  /** Fails at each write once so many were done. */
  function fullAfter(writes: number) {
    const real = IDBObjectStore.prototype.put
    let done = 0
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (++done > writes) throw new DOMException('no room', 'QuotaExceededError')
      return real.apply(this, args)
    })
  }

  it.each([0, 1, 300, 1000])('after %i writes leaves the book as it was', async (writes) => {
    const one = device().tab()
    await fill(one)
    const before = await content(one)
    fullAfter(writes)
    expect(await bring(archive, one)).toMatchObject({ kind: 'refused', failure: { code: 'full' } })
    vi.restoreAllMocks()
    expect(await content(one)).toEqual(before)
    expect(tally(merged(await bring(archive, one)).tables)).toEqual([230, 0, 0])
    expect(tally(merged(await bring(archive, one)).tables)).toEqual([0, 230, 0])
  })
})

describe('two versions of a table', () => {
  /** The same table on two devices. */
  async function twice(lines: readonly string[]) {
    const [here, there] = [device(), device()]
    const [one, other] = [here.tab(), there.tab()]
    const { id } = await tableWith(one, ['Ana', 'Ben'], lines)
    merged(await bring(await archiveOf(one), other))
    return { one, other, id, here, there }
  }
  const line = (text: string) => ({ op: 'append', line: text }) as const

  it('that goes on where the other stopped takes its place', async () => {
    const { one, other, id } = await twice([play(0)])
    await edited(other, id, [line(play(1))])
    const { version } = value(await loadTable(id, one)).row
    expect(merged(await bring(await archiveOf(other), one)).tables).toMatchObject({
      added: 0,
      there: 0,
      updated: 1,
      both: 0,
    })
    expect(await logs(one)).toEqual([`${play(0)} ${play(1)}`])
    // Who has it open is told.
    expect(value(await loadTable(id, one)).row.version).toBeGreaterThan(version)
  })

  it('that stopped earlier changes nothing', async () => {
    const { one, other, id } = await twice([play(0)])
    await edited(one, id, [line(play(1))])
    const before = await content(one)
    expect(tally(merged(await bring(await archiveOf(other), one)).tables)).toEqual([0, 1, 0])
    expect(await content(one)).toEqual(before)
  })

  it('that went back counts if it did so later', async () => {
    const { one, other, id, there } = await twice([play(0), play(1)])
    there.wait(1000)
    await undone(other, id, -1)
    expect(tally(merged(await bring(await archiveOf(other), one)).tables)).toEqual([0, 0, 1])
    expect(await logs(one)).toEqual([play(0)])
    expect(value(await loadTable(id, one)).edits).toHaveLength(2)
  })

  it('that both go on are both kept, once', async () => {
    const { one, other, id } = await twice([play(0)])
    await edited(one, id, [line(play(1, '7'))])
    await edited(other, id, [line(play(1, '8'))])
    const archive = await archiveOf(other)
    expect(merged(await bring(archive, one)).tables).toMatchObject({ added: 1, there: 0, updated: 0, both: 1 })
    const both = [`${play(0)} ${play(1, '7')}`, `${play(0)} ${play(1, '8')}`]
    expect(await logs(one)).toEqual(both)
    expect(tally(merged(await bring(archive, one)).tables)).toEqual([0, 1, 0])
    // What goes on there goes on in its copy here.
    await edited(other, id, [line(END)])
    expect(merged(await bring(await archiveOf(other), one)).tables).toMatchObject({ added: 0, updated: 1, both: 0 })
    expect(await logs(one)).toEqual([both[0], `${both[1]} ${END}`])
  })

  it('of different ids and the same log are one', async () => {
    const [one, other] = [device().tab(), device().tab()]
    const header = '{"kiebitz":1,"game":"mezza","players":["Ana","Ben"]}'
    const table = { header, game: 'mezza', players: ['Ana', 'Ben'], over: true, status: '' }
    value(await importTable(table, [play(0), END], one))
    value(await importTable(table, [play(0), END], other))
    value(await importTable(table, [play(1), END], other))
    expect(tally(merged(await bring(await archiveOf(other), one)).tables)).toEqual([1, 1, 0])
  })

  it('what was deleted here stays deleted, and nothing is deleted because it was elsewhere', async () => {
    const { one, other, id } = await twice([play(0), END])
    const before = await archiveOf(one)
    value(await deleteTable(id, one))
    expect(merged(await bring(await archiveOf(other), one)).tables).toMatchObject({ there: 1, binned: 1 })
    expect(await logs(one)).toEqual([])
    merged(await bring(await archiveOf(one), other))
    expect(await logs(other)).toHaveLength(1)
    // Removed for good, it comes back.
    const empty = device().tab()
    expect(merged(await bring(before, empty)).tables).toMatchObject({ added: 1, binned: 0 })
  })
})

describe('people', () => {
  const seats = (...names: string[]) => names.map((name, i) => ({ name, place: i + 1, points: null }))
  const enter = async (book: Book, ...names: string[]) =>
    value(await enterGame({ game: 'merge', ended: book.now(), seats: seats(...names) }, book))
  const names = async (book: Book) => value(await listPeople(book)).map(({ name }) => name)
  const called = async (book: Book, name: string) =>
    value(await listPeople(book)).find((one) => one.name === name)?.id ?? ''

  it('are the same by name, and their games count for those who are here', async () => {
    const [one, other] = [device().tab(), device().tab()]
    await enter(one, 'Ana', 'Ben')
    await enter(other, 'ANA', 'Cem')
    const report = merged(await bring(await archiveOf(other), one))
    expect([tally(report.people), tally(report.results)]).toEqual([
      [1, 1, 0],
      [1, 0, 0],
    ])
    expect(await names(one)).toEqual(['Ana', 'Ben', 'Cem'])
    const ana = await called(one, 'Ana')
    expect(await one.results.where('people').equals(ana).count()).toBe(2)
  })

  it('are the same by id, whatever they are called, and the later change counts', async () => {
    const [here, there] = [device(), device()]
    const [one, other] = [here.tab(), there.tab()]
    await enter(one, 'Ana', 'Ben')
    merged(await bring(await archiveOf(one), other))
    there.wait(5000)
    value(await renamePerson(await called(other, 'Ana'), 'Annabel', other))
    expect(tally(merged(await bring(await archiveOf(other), one)).people)).toEqual([0, 1, 1])
    expect(await names(one)).toEqual(['Annabel', 'Ben'])
    here.wait(9000)
    value(await renamePerson(await called(one, 'Annabel'), 'Anna', one))
    expect(tally(merged(await bring(await archiveOf(other), one)).people)).toEqual([0, 2, 0])
    expect(await names(one)).toEqual(['Anna', 'Ben'])
  })

  it('who sat at one table are two, however they were merged elsewhere', async () => {
    const [one, other] = [device().tab(), device().tab()]
    await enter(one, 'Ana', 'Anna')
    await enter(other, 'Ana', 'Ben')
    await enter(other, 'Anna', 'Ben')
    value(await mergePeople(await called(other, 'Ana'), await called(other, 'Anna'), other))
    merged(await bring(await archiveOf(other), one))
    expect(await names(one)).toEqual(['Ana', 'Anna', 'Ben'])
    for (const row of await one.results.toArray()) expect(new Set(row.people).size).toBe(2)
  })

  it('who sat at one table elsewhere are two again, where they were merged here', async () => {
    const [here, there] = [device(), device()]
    const [one, other] = [here.tab(), there.tab()]
    await enter(one, 'Ana', 'Dora')
    await enter(one, 'Anna', 'Dora')
    merged(await bring(await archiveOf(one), other))
    await enter(other, 'Ana', 'Anna', 'Dora')
    here.wait(1000)
    value(await mergePeople(await called(one, 'Ana'), await called(one, 'Anna'), one))
    const archive = await archiveOf(other)
    merged(await bring(archive, one))
    expect(await names(one)).toEqual(['Ana', 'Anna', 'Dora'])
    expect(value(await standings({}, one)).map(({ games }) => games)).toEqual([2, 2, 3])
    const before = await content(one)
    merged(await bring(archive, one))
    expect(await content(one)).toEqual(before)
  })

  it('who sat at one table are two, also by way of somebody whom an archive merges on', async () => {
    const [here, there] = [device(), device()]
    const [one, other] = [here.tab(), there.tab()]
    for (const name of ['Ana', 'Anna', 'Anni']) await enter(one, name, 'Dora')
    merged(await bring(await archiveOf(one), other))
    there.wait(1000)
    value(await mergePeople(await called(other, 'Ana'), await called(other, 'Anna'), other))
    await enter(one, 'Ana', 'Anni')
    value(await mergePeople(await called(one, 'Anna'), await called(one, 'Anni'), one))
    merged(await bring(await archiveOf(other), one))
    const games = value(await standings({}, one)).reduce((sum, standing) => sum + standing.games, 0)
    expect([games, (await names(one)).length]).toEqual([8, 3])
    for (const row of await one.results.toArray())
      expect(new Set(value(await readResult(row.id, one)).people).size).toBe(row.seats.length)
  })

  it('never merge in a circle', async () => {
    const [here, there] = [device(), device()]
    const [one, other] = [here.tab(), there.tab()]
    await enter(one, 'Ana', 'Cem')
    await enter(one, 'Anna', 'Cem')
    merged(await bring(await archiveOf(one), other))
    here.wait(1000)
    there.wait(5000)
    value(await mergePeople(await called(one, 'Ana'), await called(one, 'Anna'), one))
    value(await mergePeople(await called(other, 'Anna'), await called(other, 'Ana'), other))
    merged(await bring(await archiveOf(other), one))
    expect(await names(one)).toEqual(['Ana', 'Cem'])
  })

  it('bring their pictures to who has none', async () => {
    const [one, other] = [device().tab(), device().tab()]
    await enter(one, 'Ana', 'Ben')
    await enter(other, 'Ana', 'Ben')
    await other.people.update(await called(other, 'Ana'), { picture: picture() })
    expect(tally(merged(await bring(await archiveOf(other), one)).people)).toEqual([0, 1, 1])
    const here = await one.people.get(await called(one, 'Ana'))
    expect([here?.picture?.type, here?.picture?.size]).toEqual(['image/png', picture().size])
  })
})

describe('games entered by hand, and decks', () => {
  it.each([
    ['mau-mau', 2],
    ['mau-mau', 5],
    ['mezza', 4],
  ] as const)('are no pairs of %s with %i, whatever a book says by now', async (game, players) => {
    const book = device().tab()
    const seats = Array.from({ length: players }, (_, i) => ({ name: `P${i}`, place: i + 1, points: null }))
    const plain = { game, ended: book.now(), seats }
    const { id } = value(await enterGame(plain, book))
    const counted = value(await standings({}, book))
    await book.results.update(id, { pairs: true })
    value(await changeEntered(id, { ended: plain.ended + 1 }, book))
    expect((await book.results.get(id))?.pairs).toBe(true)
    const again = value(await standings({}, book))
    expect(again.map(({ rating, rankingPoints }) => [rating, rankingPoints])).toEqual(
      counted.map(({ rating, rankingPoints }) => [rating, rankingPoints]),
    )
    const other = device().tab()
    expect(tally(merged(await bring(await archiveOf(book), other)).results)).toEqual([1, 0, 0])
    expect(await other.results.get(id)).not.toHaveProperty('pairs')
  })

  it('the later change counts', async () => {
    const [here, there] = [device(), device()]
    const [one, other] = [here.tab(), there.tab()]
    const seats = [{ name: 'Ana', place: 1, points: 10 }] as const
    const { id } = value(await enterGame({ game: 'merge', ended: one.now(), seats }, one))
    const deck = value(await keepDeck({ game: 'mezza', name: 'Oma', text: 'half', cards: ['half'] }, one))
    merged(await bring(await archiveOf(one), other))
    there.wait(5000)
    value(await changeEntered(id, { seats: [{ name: 'Ana', place: 1, points: 11 }] }, other))
    value(await rewriteDeck(deck.id, () => ({ text: 'half\nten', cards: ['half', 'ten'] }), other))
    const report = merged(await bring(await archiveOf(other), one))
    expect([tally(report.results), tally(report.decks)]).toEqual([
      [0, 0, 1],
      [0, 0, 1],
    ])
    expect((await one.results.get(id))?.seats[0]?.points).toBe(11)
    expect(value(await listDecks(one))[0]?.cards).toEqual(['half', 'ten'])
    const back = merged(await bring(await archiveOf(one), other))
    expect([tally(back.results), tally(back.decks)]).toEqual([
      [0, 1, 0],
      [0, 1, 0],
    ])
  })

  it('of a game one deck is in use, the one that was', async () => {
    const [one, other] = [device().tab(), device().tab()]
    value(await keepDeck({ game: 'mezza', name: 'Oma', text: 'half', cards: ['half'] }, one))
    value(await keepDeck({ game: 'mezza', name: 'Opa', text: 'ten', cards: ['ten'] }, other))
    merged(await bring(await archiveOf(other), one))
    const decks = value(await listDecks(one))
    expect(decks.filter(({ inUse }) => inUse).map(({ name }) => name)).toEqual(['Oma'])
    expect(decks).toHaveLength(2)
  })
})
