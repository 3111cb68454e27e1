import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyEntered, idOf, keptTable, namesIn } from '@/test/book/games'
import type { Book } from './database'
import { device, failureCode, value } from './fixture'
import {
  changePerson,
  listPeople,
  mergedPeople,
  mergePeople,
  nameKey,
  PERSON_COLOURS,
  peopleByNow,
  personIn,
  readPerson,
  renamePerson,
  unmerge,
} from './people'
import { enterGame, readResult, takeIn } from './results'
import { headToHead, placesHistory, ratingHistory, standings } from './standings'

const seat = (name: string, place: number) => ({ name, place, points: null })
const game = (...names: string[]) => ({
  game: 'mezza' as const,
  ended: Date.UTC(2026, 0, 1, 20),
  seats: names.map((name, i) => seat(name, i + 1)),
})

/** Everybody, without when they were last changed. */
async function everybody(book: Book) {
  return (await book.people.toArray()).map(({ changed: _, ...person }) => person)
}

async function everything(book: Book) {
  const [all, ratings, places] = [
    await standings({}, book),
    await ratingHistory({}, book),
    await placesHistory({}, book),
  ]
  return [value(all), value(ratings), value(places), await everybody(book)]
}

describe('nameKey', () => {
  it('is the same however a name is typed', () => {
    expect(nameKey(' Zoë')).toBe(nameKey('ZOE\u0308 '))
    expect(nameKey('Ana')).not.toBe(nameKey('Anna'))
  })

  it('is its own key', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => nameKey(nameKey(name)) === nameKey(name)))
  })
})

describe('people', () => {
  it('are found by the ids of those who were merged into them, each once', async () => {
    const book = device().tab()
    value(await enterGame(game('Ana', 'Ben'), book))
    value(await enterGame(game('Anna'), book))
    const [ana = '', anna = '', ben = ''] = value(await listPeople(book)).map(({ id }) => id)
    value(await mergePeople(ana, anna, book))
    expect(value(await peopleByNow([anna, ben, ana, 'nobody'], book))).toEqual([ana, ben, 'nobody'])
  })

  it('come by themselves, each in a colour of their own', async () => {
    const book = device().tab()
    const names = PERSON_COLOURS.map((_, i) => `P${i}`)
    value(await enterGame(game(...names), book))
    const people = value(await listPeople(book))
    expect(people.map(({ name }) => name)).toEqual(names)
    expect(new Set(people.map(({ colour }) => colour))).toEqual(new Set(PERSON_COLOURS))
    value(await enterGame(game(' p0', 'P1 '), book))
    expect(value(await listPeople(book))).toEqual(people)
    expect(personIn(people, 'p3 ')?.name).toBe('P3')
    expect(personIn(people, 'Q')).toBeUndefined()
  })

  it('are called otherwise everywhere, and known by their old names still', async () => {
    const book = device().tab()
    const { id } = value(await enterGame(game('Ana', 'Ben'), book))
    const ana = await idOf('Ana', book)
    expect(value(await renamePerson(ana, ' Anna ', book)).name).toBe('Anna')
    value(await enterGame(game('ana', 'anna2'), book))
    expect([...(await namesIn(book)).values()]).toEqual(['Anna', 'anna2', 'Ben'])
    expect(value(await readResult(id, book)).seats[0]).toMatchObject({ name: 'Ana', person: ana })
    const ben = await idOf('Ben', book)
    const taken = await renamePerson(ben, 'ANA', book)
    expect(taken).toEqual({ ok: false, failure: { code: 'name-taken', person: ana } })
    expect(value(await renamePerson(ana, 'ana', book)).names).toEqual(['ana', 'anna'])
    expect(failureCode(await renamePerson('nobody', 'X', book))).toBe('missing')
    expect(() => renamePerson(ana, ' ', book)).toThrow(RangeError)
  })

  it('look as they like', async () => {
    const book = device().tab()
    value(await enterGame(game('Ana', 'Ben'), book))
    const ana = await idOf('Ana', book)
    const picture = new Blob(['png'], { type: 'image/png' })
    expect(value(await changePerson(ana, { colour: 'rose', picture }, book))).toMatchObject({ colour: 'rose', picture })
    expect(value(await changePerson(ana, { colour: 'sky' }, book)).picture).toBeDefined()
    expect(value(await changePerson(ana, { picture: null }, book))).not.toHaveProperty('picture')
    expect(value(await readPerson(ana, book)).colour).toBe('sky')
  })

  it('who are the same are counted as one', async () => {
    const book = device().tab()
    value(await enterGame(game('Ana', 'Ben'), book))
    const { id } = value(await enterGame(game('Anna', 'Ben'), book))
    const [ana, anna, ben] = await Promise.all(['Ana', 'Anna', 'Ben'].map((name) => idOf(name, book)))
    value(await mergePeople(ana as string, anna as string, book))
    expect([...(await namesIn(book)).keys()]).toEqual([ana, ben])
    expect(value(await mergedPeople(ana as string, book)).map(({ name }) => name)).toEqual(['Anna'])
    expect(value(await readResult(id, book)).people).toEqual([ana, ben])
    expect(value(await standings({}, book)).map(({ person, games }) => [person, games])).toEqual([
      [ana, 2],
      [ben, 2],
    ])
    expect(value(await standings({ people: [anna as string] }, book))).toHaveLength(2)
    expect(value(await headToHead(anna as string, ben as string, {}, book))).toMatchObject({ games: 2, ahead: 2 })
    expect(value(await readPerson(anna as string, book)).id).toBe(ana)
    // Logs under either name go to the one, and back to whose name it is.
    value(await enterGame(game('anna', 'Cem'), book))
    expect(value(await standings({}, book)).find(({ person }) => person === ana)?.games).toBe(3)
    value(await unmerge(anna as string, book))
    expect(value(await standings({}, book)).find(({ person }) => person === anna)?.games).toBe(2)
  })

  it('who sat at one game are not the same', async () => {
    const book = device().tab()
    value(await enterGame(game('Ana', 'Ben'), book))
    value(await enterGame(game('Cem', 'Dora'), book))
    const [ana, ben, cem] = await Promise.all(['Ana', 'Ben', 'Cem'].map((name) => idOf(name, book)))
    expect(failureCode(await mergePeople(ana as string, ben as string, book))).toBe('twice')
    value(await mergePeople(ana as string, cem as string, book))
    expect(failureCode(await mergePeople(ben as string, cem as string, book))).toBe('twice')
    expect(failureCode(await enterGame(game('Ana', 'Cem'), book))).toBe('twice')
    expect(failureCode(await enterGame(game('Ana', 'ANA'), book))).toBe('twice')
  })

  it.each([[['Ana', 'Cem']], [['Cem', 'Ana']], [['Cem', 'cem']], [['Cem', 'cem', 'CEM', 'Ana']]])(
    'who sit at one table are taken apart: %j',
    async (players) => {
      const book = device().tab()
      value(await enterGame(game('Ana', 'Ben'), book))
      value(await enterGame(game('Cem', 'Dora'), book))
      value(await mergePeople(await idOf('Ana', book), await idOf('Cem', book), book))
      const log = {
        header: { game: 'mezza' as const, players, options: {} },
        lines: ['{"do":"leave","by":0}', '{"do":"end"}'],
      }
      for (let times = 0; times < 2; times++) {
        const { id } = await keptTable(log, book)
        value(await takeIn(book))
        const { people } = value(await readResult(id, book))
        expect(new Set(people).size).toBe(players.length)
      }
      const roots = new Set(value(await standings({}, book)).map(({ person }) => person))
      expect(new Set((await namesIn(book)).keys())).toEqual(roots)
    },
  )

  it('who are all called the same are as many as sit there', async () => {
    const book = device().tab()
    const table = (...players: string[]) => ({
      header: { game: 'mezza' as const, players, options: {} },
      lines: ['{"do":"leave","by":0}', '{"do":"end"}'],
    })
    await keptTable(table('Ana', 'ANA'), book)
    value(await takeIn(book))
    const second = (await book.people.toArray()).find(({ name }) => name === 'ANA')
    value(await renamePerson(second?.id as string, 'Zoe', book))
    const { id } = await keptTable(table('Ana', 'Zoe', 'ANA'), book)
    value(await takeIn(book))
    const { people } = value(await readResult(id, book))
    expect(people[1]).toBe(second?.id)
    expect(new Set(people).size).toBe(3)
  })

  it('merged and parted again are as they were', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyEntered, { minLength: 1, maxLength: 6 }),
        fc.nat(),
        fc.nat(),
        async (games, i, j) => {
          const book = device().tab()
          for (const each of games) value(await enterGame(each, book))
          const ids = [...(await namesIn(book)).keys()]
          const [kept, gone] = [ids[i % ids.length] as string, ids[j % ids.length] as string]
          const before = await everything(book)
          const merged = await mergePeople(kept, gone, book)
          if (!merged.ok || kept === gone) {
            expect(await everything(book)).toEqual(before)
            return
          }
          expect(value(await standings({}, book))).toHaveLength(ids.length - 1)
          value(await unmerge(gone, book))
          expect(await everything(book)).toEqual(before)
        },
      ),
      { numRuns: 40 },
    )
  })
})
