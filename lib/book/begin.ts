import { loadGame } from '@/lib/games/load'
import type { AnyGame } from '@/lib/referee/game'
import { type Book, type TableRow, theBook } from './database'
import type { Outcome } from './failure'
import { NO_MEMORY } from './memory'
import { summaryOf } from './summary'
import { createTable } from './tables'

/** A round that sits down to a game: seats in clockwise order. */
export interface Round {
  readonly game: Pick<AnyGame, 'id'>
  readonly players: readonly string[]
  /** What is left out has its default. */
  readonly options: unknown
  /** May the players ask what the table can know? They may, unless said. */
  readonly memory?: boolean
}

/**
 * Begins a table. Its header says every option, so that the log means the same when defaults change.
 * @throws LogError where the round cannot play this game: the screen lets nobody get that far.
 */
export async function beginTable(
  { game: { id }, players, options, memory = true }: Round,
  book: Book = theBook(),
): Promise<Outcome<TableRow>> {
  const files = await Promise.all([loadGame(id), import('@/lib/referee/log')]).catch((cause: unknown) => ({ cause }))
  if ('cause' in files) return { ok: false, failure: { code: 'unavailable', cause: files.cause } }
  const [game, { readHeader }] = files
  if (!game) throw new RangeError(`There is no game ${id}`)
  const now = book.now()
  const line = JSON.stringify({
    kiebitz: 1,
    game: game.id,
    players,
    options: game.options.parse(options),
    ...(memory ? {} : NO_MEMORY),
    started: new Date(now).toISOString(),
  })
  const { header } = readHeader(line, () => game)
  const summary = summaryOf(game, header, game.open(header))
  return createTable({ header: line, game: game.id, players, created: now, ...summary }, book)
}
