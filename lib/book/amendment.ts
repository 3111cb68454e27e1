import type { PlayedGame } from '@/lib/referee/engine'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame } from '@/lib/referee/game'
import { type GameRecord, rejudge } from '@/lib/referee/record'
import { type Edit, fits, type LineEdit, linesOf } from './journal'

// A slip is undone or corrected: both are wanted at the same moment, and come together.
export { moveCursor, restOf } from './undo'

/** What is to become of an event that was written: another one in its place, another before it, or none. */
export type Wish =
  | { readonly op: 'replace'; readonly event: AnyEvent }
  | { readonly op: 'insert'; readonly event: AnyEvent }
  | { readonly op: 'remove' }

/**
 * The edit of a list of event lines that does so; null where there is nothing to change.
 *
 * @param game left out where the lines are our own: they hold nothing that the game does not read.
 * @param standing see `LiveTable.correct`.
 */
export function editFor(
  wish: Wish,
  index: number,
  lines: readonly string[],
  standing: readonly number[],
  game: AnyGame | undefined,
): Edit | null {
  if (wish.op !== 'replace') {
    const { op } = wish
    return letStand(op === 'remove' ? { op, index } : { op, index, line: JSON.stringify(wish.event) }, lines, standing)
  }
  const line = lines[index] ?? '{}'
  const next = corrected(game, line, wish.event)
  if (next === JSON.stringify(JSON.parse(line))) return null
  return letStand({ op: 'replace', index, line: next }, lines, standing)
}

/** A table's lines and record with other events in place of some of its own, and the edits that make them so. */
export function amend(
  { game, lines, record }: { game: PlayedGame; lines: readonly string[]; record: GameRecord<AnyEvent, unknown> },
  amended: ReadonlyMap<number, AnyEvent>,
  read: (line: string, number: number) => AnyEvent,
  stored: AnyGame | undefined,
) {
  const edits = [...amended].map(
    ([index, event]): LineEdit => ({ op: 'replace', index, line: corrected(stored, lines[index] ?? '{}', event) }),
  )
  const next = linesOf(lines, edits)
  const events = record.moves.map(({ event }, i) => (amended.has(i) ? read(next[i] ?? '', i + 2) : event))
  return { lines: next, record: rejudge(game, record, events), edits }
}

/** An edit, and with it the ruling "stands" on other events; `standing` counts in the list after the edit. */
function letStand(edit: LineEdit, lines: readonly string[], standing: readonly number[]): Edit {
  if (standing.length === 0 || !fits(edit, lines.length)) return edit
  const after = linesOf(lines, [edit])
  const stands = (index: number): LineEdit => {
    const line = JSON.stringify({ ...JSON.parse(after[index] ?? '{}'), ruling: 'stands' })
    return { op: 'replace', index, line }
  }
  return { op: 'together', edits: [edit, ...standing.map(stands)] }
}

/**
 * A stored event line with another event in it. What the game does not read, neither then nor now, stays where it stood.
 *
 * @param game left out where the line is our own: it holds nothing that the game does not read.
 */
function corrected(game: AnyGame | undefined, line: string, event: AnyEvent): string {
  const before: Record<string, unknown> = JSON.parse(line)
  const isStrange = (key: string) => game !== undefined && !isRead(game, before, event, key)
  const after = new Map<string, unknown>(Object.entries(event))
  const kept = Object.keys(before).filter((key) => after.has(key) || isStrange(key))
  const fields = [...kept, ...[...after.keys()].filter((key) => !kept.includes(key))]
  return JSON.stringify(Object.fromEntries(fields.map((key) => [key, after.has(key) ? after.get(key) : before[key]])))
}

/** Does the game read that field of the line as it was, or would it in the event as it becomes? */
function isRead(game: AnyGame, before: Record<string, unknown>, event: AnyEvent, key: string): boolean {
  if (Object.hasOwn(game.event.safeParse(before).data ?? {}, key)) return true
  const tried = game.event.safeParse({ ...event, [key]: before[key] })
  return !tried.success || Object.hasOwn(tried.data, key)
}
