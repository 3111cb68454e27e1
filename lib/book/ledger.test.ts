import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { anyEntered } from '@/test/book/games'
import type { Book } from './database'
import { device, failureCode, value } from './fixture'
import { inOrder, ledgerOf } from './ledger'
import { saveLedger, theLedger } from './ledger-store'
import { mergePeople, renamePerson, unmerge } from './people'
import { changeEntered, countResults, deleteResult, enterGame, restoreResult } from './results'
import { rootsOf } from './roots'

/** The ledger of a book, written from nothing. */
async function anew(book: Book) {
  const rows = (await book.results.toArray()).filter(({ deleted }) => deleted === undefined)
  return ledgerOf(inOrder(rows), rootsOf(await book.people.toArray()), () => undefined)
}

const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('enter' as const), game: anyEntered }) },
  fc.record({ do: fc.constant('change' as const), index: fc.nat(), game: anyEntered }),
  fc.record({ do: fc.constantFrom('delete' as const, 'restore' as const), index: fc.nat() }),
  fc.record({
    do: fc.constantFrom('merge' as const, 'unmerge' as const, 'rename' as const),
    one: fc.nat(),
    other: fc.nat(),
  }),
  fc.record({ do: fc.constantFrom('save' as const, 'look' as const, 'look elsewhere' as const) }),
)

describe('the ledger', () => {
  it('is the same, written on from where something changed, as written anew', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 16 }), async (acts) => {
        const on = device()
        const [book, other] = [on.tab(), on.tab()]
        for (const act of acts) {
          const results = await book.results.toCollection().primaryKeys()
          const people = await book.people.toCollection().primaryKeys()
          if (act.do === 'enter') {
            const entered = await enterGame(act.game, book)
            // Two names of a game may belong to one person by now, through a merge.
            if (!entered.ok) expect(failureCode(entered)).toBe('twice')
          }
          if (act.do === 'save') await saveLedger(book)
          if (act.do === 'look') value(await theLedger(book))
          if (act.do === 'look elsewhere') value(await theLedger(other))
          if ('index' in act && results.length > 0) {
            const id = results[act.index % results.length] as string
            // What cannot be done, such as changing what is deleted, is not done.
            if (act.do === 'change') await changeEntered(id, act.game, book)
            if (act.do === 'delete') value(await deleteResult(id, other))
            if (act.do === 'restore') value(await restoreResult(id, book))
          }
          if ('one' in act && people.length > 0) {
            const [one, two] = [act.one, act.other].map((index) => people[index % people.length] as string)
            if (act.do === 'merge') await mergePeople(one as string, two as string, other)
            if (act.do === 'unmerge') value(await unmerge(one as string, book))
            if (act.do === 'rename') await renamePerson(one as string, `N${act.other % 3}`, book)
          }
        }
        const wanted = await anew(book)
        for (const tab of [book, other, on.tab()]) expect(value(await theLedger(tab)).ledger).toEqual(wanted)
        await saveLedger(other)
        expect(value(await theLedger(on.tab())).ledger).toEqual(wanted)
      }),
      { numRuns: 60 },
    )
  })

  it('is read out of the store, not counted anew, where nothing has changed', async () => {
    const on = device()
    const book = on.tab()
    const seats = ['Ana', 'Ben'].map((name, i) => ({ name, place: i + 1, points: null }))
    value(await enterGame({ game: 'mezza', ended: 5, seats }, book))
    await saveLedger(book)
    const fresh = on.tab()
    await fresh.ready()
    const rows = vi.spyOn(fresh.results, 'toArray')
    const asked = vi.spyOn(fresh.results, 'where')
    expect(value(await countResults({}, fresh))).toBe(1)
    expect([rows, asked].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  })

  it('reads a thousand results page by page', async () => {
    const book = device().tab()
    const seats = ['Ana', 'Ben'].map((name, i) => ({ name, place: i + 1, points: null }))
    const row = value(await enterGame({ game: 'mezza', ended: 5, seats }, book))
    await book.results.bulkPut(Array.from({ length: 1200 }, (_, i) => ({ ...row, id: `r${i}`, ended: i })))
    expect(value(await theLedger(book)).ledger.ids).toHaveLength(1201)
  })
})
