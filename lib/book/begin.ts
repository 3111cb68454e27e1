import type { AnyGame } from '@/lib/referee/game'
import { readHeader } from '@/lib/referee/log'
import { type Book, type TableRow, theBook } from './database'
import type { Outcome } from './failure'
import { NO_MEMORY } from './memory'
import { summaryOf } from './summary'
import { createTable } from './tables'

/** A round that sits down to a game: seats in clockwise order. */
export interface Round {
  readonly game: AnyGame
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
export function beginTable(
  { game, players, options, memory = true }: Round,
  book: Book = theBook(),
): Promise<Outcome<TableRow>> {
  const now = book.now()
  const line = JSON.stringify({
    kiebitz: 1,
    game: game.id,
    players,
    options: game.options.parse(options),
    ...(memory ? {} : NO_MEMORY),
    started: new Date(now).toISOString(),
  })
  const { header } = readHeader(line, (id) => (id === game.id ? game : undefined))
  const summary = summaryOf(game, header, game.open(header))
  return createTable({ header: line, game: game.id, players, created: now, ...summary }, book)
}
