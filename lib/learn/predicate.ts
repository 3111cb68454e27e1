import type { AnyEvent } from '@/lib/referee/event'
import type { PublicTable } from '@/lib/referee/game'
import type { Ruling } from '@/lib/referee/verdict'
import type { Predicate } from './schema'

/** What the judge made of a move. */
export interface Facts {
  readonly move: AnyEvent
  readonly ruling: Ruling
  /** The clauses that its effects rest on. */
  readonly effects: readonly string[]
  /** The public table afterwards. */
  readonly table: PublicTable
}

/** Does all that is asked hold? */
export function holds({ any, ...asked }: Predicate, facts: Facts): boolean {
  const { move, ruling, effects, table } = facts
  return (
    (asked.verdict === undefined || asked.verdict === ruling.verdict) &&
    (asked.fault === undefined || asked.fault === ruling.code) &&
    (asked.effect === undefined || effects.includes(asked.effect)) &&
    (asked.table === undefined || matches(table, asked.table)) &&
    (asked.move === undefined || matches(move, asked.move)) &&
    (any === undefined || any.some((one) => holds(one, facts)))
  )
}

/** Is that part of it? An object asks for its own keys only (of a list: indices); a list must be the same in full. */
export function matches(value: unknown, part: unknown): boolean {
  if (Array.isArray(part)) {
    return Array.isArray(value) && value.length === part.length && part.every((each, i) => matches(value[i], each))
  }
  if (typeof part !== 'object' || part === null) return value === part
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(part).every(([key, each]) => matches((value as Record<string, unknown>)[key], each))
}

/** What stands at a path of a JSON value, `players.1.hand`; undefined where nothing does. */
export function at(value: unknown, path: string): unknown {
  let found = value
  for (const key of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined
    found = (found as Record<string, unknown>)[key]
  }
  return found
}
