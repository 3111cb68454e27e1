import fc from 'fast-check'
import type { Book, TableRow } from '@/lib/book/database'
import { value } from '@/lib/book/fixture'
import { listPeople } from '@/lib/book/people'
import type { EnteredGame } from '@/lib/book/results'
import { importTable } from '@/lib/book/tables'
import { findGame } from '@/lib/games/registry'
import { type AnyGame, GAME_IDS, type GameId } from '@/lib/referee/game'
import { randomHeader, type Wish } from '@/lib/simulate/header'
import { dishonestPlayer } from '@/lib/simulate/player'
import { playerOf } from '@/lib/simulate/players'
import { seeded } from '@/lib/simulate/random'
import { simulateGame } from '@/lib/simulate/table'

/** A whole game with players who cheat now and then, its events a minute apart from six in the evening on. */
export function simulated(id: GameId, seed: number, wish: Wish = {}) {
  const game = findGame(id) as AnyGame
  const random = seeded(seed)
  const header = randomHeader(game, random, wish)
  const players = header.players.map(() => dishonestPlayer(playerOf(game, 'sensible'), 0.3))
  const { events, places } = simulateGame(game, header, { players, random, leaving: 0.002 })
  const began = Date.UTC(2026, 10, 20, 18)
  const lines = events.map((event, i) =>
    JSON.stringify({ ...event, at: new Date(began + (i + 1) * 60_000).toISOString() }),
  )
  return { game, header, events, places, lines, began, ended: began + events.length * 60_000 }
}

/** A finished table as it came in from elsewhere. */
export async function keptTable(
  { header, lines }: Pick<ReturnType<typeof simulated>, 'header' | 'lines'>,
  book: Book,
): Promise<TableRow> {
  const headerLine = JSON.stringify({ kiebitz: 1, ...header })
  const table = { header: headerLine, game: header.game, players: header.players, over: true, status: '' }
  return value(await importTable(table, lines, book))
}

const NAMES = ['Ana', 'Ben', 'Cem', 'Dora', 'Emil']

/** A game as somebody might enter it: ties, players who left, points or none. Few evenings, so that games coincide. */
export const anyEntered: fc.Arbitrary<EnteredGame> = fc
  .record({
    game: fc.constantFrom(...GAME_IDS),
    day: fc.integer({ min: 1, max: 5 }),
    names: fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 2, maxLength: 4 }),
    places: fc.array(fc.constantFrom(1, 2, 3, null, 'left' as const), { minLength: 4, maxLength: 4 }),
    points: fc.array(fc.option(fc.integer({ min: 0, max: 200 })), { minLength: 4, maxLength: 4 }),
  })
  .map(({ game, day, names, places, points }) => ({
    game,
    ended: Date.UTC(2026, 0, day, 20),
    seats: names.map((name, i) => ({ name, place: places[i] ?? null, points: points[i] ?? null })),
  }))

/** By id the names that everybody is shown by. */
export async function namesIn(book: Book): Promise<ReadonlyMap<string, string>> {
  return new Map(value(await listPeople(book)).map(({ id, name }) => [id, name]))
}

/** The id of whoever has that name. */
export async function idOf(name: string, book: Book): Promise<string> {
  const found = [...(await namesIn(book))].find(([, shown]) => shown === name)
  if (!found) throw new Error(`nobody is called ${name}`)
  return found[0]
}
