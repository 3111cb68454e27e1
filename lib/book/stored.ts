import { type AnyEngine, type PlayedGame, played } from '@/lib/referee/engine'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame, Header } from '@/lib/referee/game'
import { LogError } from '@/lib/referee/log-error'
import type { StoredTable } from './table'

/** How a table gets at its game; undefined where nobody plays it here. */
export interface GameLoader {
  readonly loadEngine: (id: string) => Promise<AnyEngine | undefined>
  readonly loadGame: (id: string) => Promise<AnyGame | undefined>
}

/** Reads the lines of a stored table. */
export interface StoredReader {
  readonly engine: PlayedGame
  readonly header: Header<unknown>
  /** @throws LogError where the line is no event of this table. */
  event(line: string, number: number): AnyEvent
  /** There where the lines came from elsewhere: they may hold what the game does not read. */
  readonly game?: AnyGame
}

/**
 * Finds out how a stored table is to be read. One that was begun here and has grown here says every option, and each of
 * its lines was a validated event: it is read as it stands, and the game's schemas need not be loaded.
 *
 * @throws LogError where the header cannot be read.
 */
export async function storedReader(table: StoredTable, games: GameLoader): Promise<StoredReader> {
  return (await ownReader(table, games)) ?? (await strictReader(table, games))
}

async function ownReader({ row, base }: StoredTable, { loadEngine }: GameLoader): Promise<StoredReader | undefined> {
  if (base.length > 0) return undefined
  const engine = await loadEngine(row.game)
  const { game, players, options = {}, started } = JSON.parse(row.header) as Header<object | undefined>
  const isComplete = engine?.optionNames.every((name) => Object.hasOwn(options, name))
  if (!engine || !isComplete) return undefined
  const header = { game, players, options, ...(started !== undefined && { started }) }
  return { engine: played(engine), header, event: (line) => JSON.parse(line) }
}

async function strictReader({ row }: StoredTable, { loadEngine, loadGame }: GameLoader): Promise<StoredReader> {
  const files = [loadEngine(row.game), loadGame(row.game), import('@/lib/referee/log')] as const
  const [engine, game, { readHeader }] = await Promise.all(files)
  if (!engine || !game) throw new LogError(1, `"game": ${JSON.stringify(row.game)} is no game known here`)
  const { header, event } = readHeader(row.header, () => game)
  return { engine: played(engine), header, event, game }
}
