import fc from 'fast-check'
import { rate, rating } from 'openskill'
import { describe, expect, it } from 'vitest'
import { anyEntered, idOf, keptTable, namesIn, simulated } from '@/test/book/games'
import type { Book } from './database'
import { device, value } from './fixture'
import { mergePeople } from './people'
import type { Skill } from './ratings'
import type { Chosen } from './result'
import { deleteResult, type EnteredGame, enterGame, takeIn } from './results'
import { calendar, headToHead, highlights, placesHistory, ratingHistory, type Standing, standings } from './standings'

const day = (date: number, hour = 20) => Date.UTC(2026, 0, date, hour)

/** A game of the people in that order. */
const game = (date: number, names: string, more: Partial<EnteredGame> = {}): EnteredGame => ({
  game: 'mezza',
  ended: day(date),
  seats: names.split(' ').map((name, i) => ({ name, place: i + 1, points: null })),
  ...more,
})

async function bookOf(games: readonly EnteredGame[]): Promise<Book> {
  const book = device().tab()
  for (const each of games) value(await enterGame(each, book))
  return book
}

/** Standings by name: ids are another book's. */
async function byName(book: Book, chosen: Chosen = {}): Promise<Record<string, Omit<Standing, 'person'>>> {
  const names = await namesIn(book)
  const all = value(await standings(chosen, book))
  return Object.fromEntries(all.map(({ person, ...standing }) => [names.get(person), standing]))
}

async function historiesByName(book: Book) {
  const names = await namesIn(book)
  const both = [value(await ratingHistory({}, book)), value(await placesHistory({}, book))]
  const plain = (history: (typeof both)[number]) =>
    [...history].map(([id, points]) => [names.get(id), points.map(({ ended, value }) => [ended, value])]).sort()
  return both.map(plain)
}

describe('standings', () => {
  it('do not depend on the order of entry', async () => {
    const shuffled = fc
      .array(anyEntered, { maxLength: 8 })
      .chain((games) => fc.tuple(fc.constant(games), fc.shuffledSubarray(games, { minLength: games.length })))
    await fc.assert(
      fc.asyncProperty(shuffled, async ([games, others]) => {
        const [one, other] = [await bookOf(games), await bookOf(others)]
        expect(await byName(other)).toEqual(await byName(one))
        expect(await historiesByName(other)).toEqual(await historiesByName(one))
        expect(value(await calendar({}, other))).toEqual(value(await calendar({}, one)))
      }),
      { numRuns: 40 },
    )
  })

  it('of a choice count what a book has of nothing else', async () => {
    const choice = fc.record({ date: fc.integer({ min: 1, max: 6 }), span: fc.integer({ min: 0, max: 5 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(anyEntered, { minLength: 1, maxLength: 8 }), choice, async (games, { date, span }) => {
        const book = await bookOf(games)
        const name = games[0]?.seats[0]?.name as string
        const played = games[0]?.game as EnteredGame['game']
        const chosen: Chosen = {
          game: played,
          from: day(date),
          to: day(date + span),
          people: [await idOf(name, book)],
        }
        const counting = games.filter(
          ({ game, ended, seats }) =>
            game === played &&
            ended >= day(date) &&
            ended < day(date + span) &&
            seats.some((seat) => seat.name === name),
        )
        const counted = ({ rating: _, ...rest }: Omit<Standing, 'person'>) => rest
        const all = async (book: Book, chosen?: Chosen) =>
          Object.entries(await byName(book, chosen))
            .map(([name, one]) => [name, counted(one)])
            .sort()
        expect(await all(book, chosen)).toEqual(await all(await bookOf(counting)))
      }),
      { numRuns: 40 },
    )
  })

  it('have games, wins, average places and streaks', async () => {
    const book = await bookOf([game(1, 'Ana Ben Cem'), game(2, 'Ana Cem Ben'), game(3, 'Ben Ana'), game(4, 'Ana Ben')])
    const { Ana, Ben, Cem } = await byName(book)
    expect(Ana).toMatchObject({ games: 4, wins: 3, averagePlace: 1.25, streak: { now: 1, longest: 2 } })
    expect(Ben).toMatchObject({ games: 4, wins: 1, averagePlace: 2, streak: { now: 0, longest: 1 } })
    expect(Cem).toMatchObject({ games: 2, wins: 0, averagePlace: 2.5, streak: { now: 0, longest: 0 } })
    expect(value(await standings({}, book)).map(({ person }) => person)[0]).toBe(await idOf('Ana', book))
  })

  it('give who got no place the one behind the others, and who left the last', async () => {
    const seats = [
      { name: 'Ana', place: 'left' as const, points: null },
      { name: 'Ben', place: 1, points: null },
      { name: 'Cem', place: null, points: null },
      { name: 'Dora', place: null, points: null },
    ]
    const { Ana, Ben, Cem, Dora } = await byName(await bookOf([game(1, '', { seats })]))
    expect([Ana, Ben, Cem, Dora].map((one) => one?.averagePlace)).toEqual([4, 1, 2, 2])
  })

  it('know nothing of places where nobody got one', async () => {
    const seats = [
      { name: 'Ana', place: 'left' as const, points: null },
      { name: 'Ben', place: null, points: null },
    ]
    const { Ana } = await byName(await bookOf([game(1, '', { seats })]))
    expect(Ana).toMatchObject({ games: 1, averagePlace: null, rating: { mu: 25, shown: 1000 } })
  })

  it('sum points, where a game counts some', async () => {
    const seats = [
      { name: 'Ana', place: 1, points: 120 },
      { name: 'Ben', place: 2, points: 0 },
    ]
    const { Ana, Ben, Cem } = await byName(await bookOf([game(1, '', { seats }), game(2, 'Ana Cem')]))
    expect([Ana, Ben, Cem].map((one) => one?.points)).toEqual([120, 0, null])
  })

  it('have the ranking points of Mau Mau (U7.4), also in pairs', async () => {
    const seat = (name: string, place: number | null | 'left') => ({ name, place, points: null })
    const quick = { game: 'mau-mau' as const, seats: [seat('Ana', 1), seat('Ben', null), seat('Cem', 'left')] }
    const pairs = { game: 'mau-mau' as const, seats: [seat('Ana', 1), seat('Ben', 2), seat('Cem', 1), seat('Dora', 2)] }
    const book = await bookOf([game(1, '', quick), game(2, '', pairs), game(3, 'Ana Emil')])
    const all = await byName(book)
    expect(['Ana', 'Ben', 'Cem', 'Dora', 'Emil'].map((name) => all[name]?.rankingPoints)).toEqual([
      50,
      -20,
      0,
      -10,
      null,
    ])
  })

  it('rate by openskill: all games in order, ties shared, of one game only that game', async () => {
    const seat = (name: string, place: number) => ({ name, place, points: null })
    const tied = { game: 'merge' as const, seats: [seat('Ben', 1), seat('Cem', 2), seat('Ana', 2)] }
    const same = (found: Skill | undefined, wanted: Skill | undefined) => {
      expect(found?.mu).toBeCloseTo(wanted?.mu as number, 4)
      expect(found?.sigma).toBeCloseTo(wanted?.sigma as number, 4)
    }
    const book = await bookOf([game(2, '', tied), game(1, 'Ana Ben Cem')])
    const [[a], [b], [c]] = rate([[rating()], [rating()], [rating()]])
    const [[b2], [c2], [a2]] = rate([[b], [c], [a]], { rank: [1, 2, 2] })
    const all = await byName(book)
    same(all.Ana?.rating, a2)
    same(all.Ben?.rating, b2)
    same(all.Cem?.rating, c2)
    const [[winner]] = rate([[rating()], [rating()], [rating()]], { rank: [1, 2, 2] })
    same((await byName(book, { game: 'merge' })).Ben?.rating, winner)
    same((await byName(book, { to: day(2) })).Ana?.rating, a)
  })

  it('rate pairs as teams', async () => {
    const seat = (name: string, place: number) => ({ name, place, points: null })
    const pairs = { game: 'mau-mau' as const, seats: [seat('Ana', 2), seat('Ben', 1), seat('Cem', 2), seat('Dora', 1)] }
    const all = await byName(await bookOf([game(1, '', pairs)]))
    const [[winner], [loser]] = rate([
      [rating(), rating()],
      [rating(), rating()],
    ])
    expect(['Ana', 'Ben', 'Cem', 'Dora'].map((name) => all[name]?.rating.mu)).toEqual(
      [loser, winner, loser, winner].map((one) => Math.fround(one?.mu as number)),
    )
  })

  it('sum what the referee saw', async () => {
    const book = device().tab()
    const { id } = await keptTable(simulated('mezza', 1, { players: 3 }), book)
    value(await takeIn(book))
    value(await enterGame(game(1, 'Ana Ben'), book))
    const seats = (await book.results.get(id))?.seats
    const all = await byName(book)
    expect(seats?.map(({ name }) => all[name]?.seen)).toEqual(seats?.map(({ seen }) => seen))
    expect((await byName(await bookOf([game(1, 'Ana Ben')]))).Ana?.seen).toBeNull()
  })
})

describe('headToHead', () => {
  it('tells who came out before whom, and who were partners', async () => {
    const seat = (name: string, place: number) => ({ name, place, points: null })
    const pairs = { game: 'mau-mau' as const, seats: [seat('Ana', 1), seat('Cem', 2), seat('Ben', 1), seat('Dora', 2)] }
    const tie = { seats: [seat('Ana', 1), seat('Ben', 1)] }
    const book = await bookOf([
      ...[game(1, 'Ana Ben'), game(2, 'Ben Cem Ana'), game(3, 'Cem Ana Ben'), game(4, 'Ana Cem')],
      ...[game(5, '', pairs), game(6, '', tie)],
    ])
    const [ana, ben] = await Promise.all([idOf('Ana', book), idOf('Ben', book)])
    expect(value(await headToHead(ana, ben, {}, book))).toEqual({
      ...{ games: 5, ahead: 2, behind: 1, level: 1, together: 1 },
      wins: { one: 3, other: 3 },
    })
    const other = value(await headToHead(ben, ana, { to: day(3) }, book))
    expect(other).toMatchObject({ games: 2, ahead: 1, behind: 1, wins: { one: 1, other: 1 } })
  })
})

describe('ratingHistory and placesHistory', () => {
  it('have a point for each chosen game', async () => {
    const book = await bookOf([game(1, 'Ana Ben'), game(2, 'Cem Ana'), game(3, 'Ben Ana')])
    const [ana, cem] = await Promise.all([idOf('Ana', book), idOf('Cem', book)])
    const places = value(await placesHistory({}, book))
    expect(places.get(ana)?.map(({ value, ended }) => [ended, value])).toEqual([
      [day(1), 1],
      [day(2), 2],
      [day(3), 2],
    ])
    const ratings = value(await ratingHistory({ from: day(2) }, book))
    expect(ratings.get(ana)).toHaveLength(2)
    const [last] = value(await standings({}, book)).filter(({ person }) => person === ana)
    expect(ratings.get(ana)?.at(-1)?.value).toBe(last?.rating.shown)
    expect(ratings.get(cem)?.map(({ result }) => result)).toEqual(places.get(cem)?.map(({ result }) => result))
  })
})

describe('calendar and highlights', () => {
  const minutes = (date: number, hour: number, ms: number) => ({
    ended: day(date, hour),
    began: day(date, hour) - ms * 60_000,
  })

  it('count evenings until five in the morning', async () => {
    const book = await bookOf([
      game(3, 'Ana Ben', { ended: new Date(2026, 0, 4, 4, 59).getTime() }),
      game(3, 'Ben Ana'),
      game(1, 'Ana Ben'),
      game(4, 'Ana Ben', { ended: new Date(2026, 0, 4, 5).getTime() }),
    ])
    expect([...value(await calendar({}, book))]).toEqual([
      ['2026-01-01', 1],
      ['2026-01-03', 2],
      ['2026-01-04', 1],
    ])
  })

  it('tell the fastest and the fullest', async () => {
    const book = await bookOf([
      game(1, 'Ana Ben', minutes(1, 18, 10)),
      game(1, 'Ana Ben', minutes(1, 19, 20)),
      game(2, 'Ana Ben', minutes(2, 18, 4)),
      game(3, 'Ben Ana', minutes(3, 18, 30)),
      game(3, 'Ana Ben', minutes(3, 19, 40)),
      game(3, 'Ana Ben', { ended: day(3, 20) }),
    ])
    const found = value(await highlights({}, book))
    expect(found.fastestGame?.ms).toBe(4 * 60_000)
    expect(found.fastestEvening).toEqual({ day: '2026-01-01', games: 2, pace: 15 * 60_000 })
    expect(found.fullestEvening).toEqual({ day: '2026-01-03', games: 3, pace: 35 * 60_000 })
    expect(found.longestStreak).toEqual({ person: await idOf('Ana', book), wins: 3 })
    expect(found.most.snatches).toBeNull()
    expect(value(await highlights({ from: day(9) }, book))).toMatchObject({ fastestGame: null, fullestEvening: null })
  })

  it('name who did most of what the referee saw', async () => {
    const book = device().tab()
    const { id } = await keptTable(simulated('mezza', 1, { players: 3 }), book)
    value(await takeIn(book))
    const seats = (await book.results.get(id))?.seats ?? []
    const most = Math.max(...seats.map(({ seen }) => seen?.pickUps ?? 0))
    const found = value(await highlights({}, book)).most.pickUps
    expect(found).toMatchObject({ result: id, count: most })
    expect(seats.find(({ person }) => person === found?.person)?.seen?.pickUps).toBe(most)
  })
})

it('a deleted game is in none of it, and merged people are one in all of it', async () => {
  const book = await bookOf([game(1, 'Ana Ben'), game(3, 'Anna Ben')])
  const { id } = value(await enterGame(game(2, 'Ana Ben'), book))
  value(await deleteResult(id, book))
  const [ana, anna] = await Promise.all([idOf('Ana', book), idOf('Anna', book)])
  value(await mergePeople(ana, anna, book))
  expect(value(await ratingHistory({}, book)).get(ana)).toHaveLength(2)
  expect(value(await highlights({}, book)).longestStreak).toEqual({ person: ana, wins: 2 })
})
