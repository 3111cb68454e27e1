import type { TableRow } from './database'
import { keepsMemory } from './memory'

/** A round of players as it last sat down to a game. */
export interface Group {
  readonly game: string
  readonly players: readonly string[]
  /** The options in the header of that table, as written there. */
  readonly options: unknown
  /** They could look up what the table can know. */
  readonly memory: boolean
}

/**
 * The groups of a list of tables, the last that played first; the same people at the same game are one group, however
 * they sat. Takes rows as `listTables` gives them.
 */
export function recentGroups(rows: readonly TableRow[], limit = 8): readonly Group[] {
  const groups = new Map<string, Group>()
  for (const { game, players, header } of rows) {
    if (groups.size >= limit) break
    const key = JSON.stringify([game, ...[...players].sort()])
    if (groups.has(key)) continue
    // The reader of logs has passed this header before it was stored.
    const { options } = JSON.parse(header) as { options?: unknown }
    groups.set(key, { game, players, options, memory: keepsMemory(header) })
  }
  return [...groups.values()]
}

/** The names of a list of tables, the last used first, each once. */
export function recentNames(rows: readonly TableRow[], limit = 24): readonly string[] {
  return [...new Set(rows.flatMap(({ players }) => players))].slice(0, limit)
}
