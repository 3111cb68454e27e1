import * as z from 'zod/mini'
import type { AnyEvent } from './event'
import type { AnyGame, Header } from './game'
import { readLines } from './lines'
import { LogError } from './log-error'

/** Limits of a table log (table-log.md, "The judge as a command"). */
export const MAX_EVENTS = 100_000
export const MAX_PLAYERS = 12

const BYTE_ORDER_MARK = '\uFEFF'

/** The fields of events that name seats: who did it, and to whom. */
const SEATS = ['by', 'of'] as const

/** Finds a game by the word in a log's header; undefined when nobody plays it here. */
export type FindGame = (id: string) => AnyGame | undefined

/** A table log that has been read and validated. `lines` are the events' own lines, unknown fields included. */
export interface Log {
  readonly game: AnyGame
  readonly header: Header<unknown>
  readonly headerLine: string
  readonly events: readonly AnyEvent[]
  readonly lines: readonly string[]
}

export type LogResult = { readonly log: Log } | { readonly error: LogError }

const headerShape = z.object({
  kiebitz: z.literal(1),
  game: z.string(),
  players: z.array(z.string()),
  options: z.optional(z.unknown()),
  started: z.optional(z.string()),
})

/** An issue then says what was there, so that a message can tell what is missing from what is wrong. */
const WITH_INPUT = { reportInput: true }

/** Reads the lines of one table, which its header has told about. */
export interface LogReader {
  readonly game: AnyGame
  readonly header: Header<unknown>
  /** @throws LogError where the line is no event of this table. */
  event(line: string, number: number): AnyEvent
}

/**
 * Reads a header line.
 *
 * @param line text of line 1, without its line feed.
 * @throws LogError with what is wrong.
 */
export function readHeader(line: string, find: FindGame): LogReader {
  if (line.startsWith(BYTE_ORDER_MARK)) throw new LogError(1, 'the file begins with a byte order mark')
  const raw = headerShape.safeParse(parseObject(line, 1), WITH_INPUT)
  if (!raw.success) throw new LogError(1, explain(raw.error.issues))
  const { players, options = {}, started } = raw.data
  const game = find(raw.data.game)
  if (!game) throw new LogError(1, `"game": ${quote(raw.data.game)} is no game known here`)
  const parsed = game.options.safeParse(options, WITH_INPUT)
  if (!parsed.success) throw new LogError(1, explain(parsed.error.issues, 'options'))
  checkPlayers(players, game.players(parsed.data))
  const header: Header<unknown> = {
    game: game.id,
    players,
    options: parsed.data,
    ...(started !== undefined && { started }),
  }

  return {
    game,
    header,
    event(eventLine, number) {
      const event = game.event.safeParse(parseObject(eventLine, number), WITH_INPUT)
      if (!event.success) throw new LogError(number, explain(event.error.issues))
      for (const field of SEATS) {
        const seat = (event.data as AnyEvent & { readonly of?: unknown })[field]
        if (typeof seat === 'number' && seat >= players.length)
          throw new LogError(number, `"${field}": there is no seat ${seat}`)
      }
      return event.data
    },
  }
}

/** A table log that streams in: its header has been read, its events come one by one, as long as it may be. */
export interface LogStream {
  readonly game: AnyGame
  readonly header: Header<unknown>
  readonly headerLine: string
  /** To be gone through once. Throws LogError at the first line that is no event of this table. */
  readonly entries: Iterable<{ readonly event: AnyEvent; readonly line: string }>
}

/**
 * Reads a table log as it streams in; holds no more of it than a chunk and a line.
 *
 * @param chunks UTF-8, JSON Lines, cut anywhere.
 * @throws LogError where the header is wrong.
 */
export function streamLog(chunks: Iterable<Uint8Array>, find: FindGame): LogStream {
  const lines = readLines(chunks)
  const first = lines.next()
  if (first.done) throw new LogError(1, 'the file is empty')
  const reader = readHeader(first.value, find)
  return { game: reader.game, header: reader.header, headerLine: first.value, entries: readEntries(lines, reader) }
}

function* readEntries(lines: Iterable<string>, reader: LogReader): Generator<{ event: AnyEvent; line: string }> {
  let count = 0
  for (const line of lines) {
    count++
    if (count > MAX_EVENTS) throw new LogError(count + 1, `more than ${MAX_EVENTS} events`)
    yield { event: reader.event(line, count + 1), line }
  }
}

/**
 * Reads a whole table log.
 *
 * @param bytes UTF-8, JSON Lines.
 * @returns the validated log, or the first line that is wrong; never throws for what the bytes hold.
 */
export function readLog(bytes: Uint8Array, find: FindGame): LogResult {
  try {
    const { game, header, headerLine, entries } = streamLog([bytes], find)
    const events: AnyEvent[] = []
    const lines: string[] = []
    for (const { event, line } of entries) {
      events.push(event)
      lines.push(line)
    }
    return { log: { game, header, headerLine, events, lines } }
  } catch (error) {
    if (error instanceof LogError) return { error }
    throw error
  }
}

/** Writes a table log from its lines: the header's, then one an event. UTF-8, each line ended by a line feed. */
export function writeLog(headerLine: string, lines: readonly string[]): Uint8Array {
  return new TextEncoder().encode([headerLine, ...lines, ''].join('\n'))
}

function parseObject(line: string, number: number): object {
  if (line.trim() === '') throw new LogError(number, 'the line is blank')
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new LogError(number, 'this is not JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new LogError(number, 'this is not a JSON object')
  }
  return value
}

function checkPlayers(players: readonly string[], { min, max }: { min: number; max: number }): void {
  if (players.length > MAX_PLAYERS) throw new LogError(1, `"players": ${players.length}, more than ${MAX_PLAYERS}`)
  if (players.includes('')) throw new LogError(1, '"players": a name is empty')
  if (new Set(players).size < players.length) throw new LogError(1, '"players": two have the same name')
  if (players.length < min || players.length > max) {
    throw new LogError(1, `"players": ${players.length}, not ${min} to ${max}`)
  }
}

/** At most this much of a stranger's text is repeated in a message. */
const QUOTED = 40

const quote = (text: string) => JSON.stringify(text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text)

/** All numbers of a table log are whole. */
const WHOLE: ReadonlySet<string> = new Set(['int', 'number'])

/** The first issue as one line: which field, and what it should have been. */
function explain(issues: readonly z.core.$ZodIssue[], within?: string): string {
  const issue = issues[0] as z.core.$ZodIssue
  const path = [...(within ? [within] : []), ...issue.path].map(String).join('.')
  const field = path ? `${quote(path)}: ` : ''
  if (issue.input === undefined) return `${field}missing`
  switch (issue.code) {
    case 'invalid_type':
      return `${field}not of type ${WHOLE.has(issue.expected) ? 'whole number' : issue.expected}`
    case 'invalid_value':
      return `${field}not ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`
    case 'unrecognized_keys':
      return `${field}unknown: ${quote(String(issue.keys[0]))}`
    case 'invalid_union':
      return `${field}missing, or not a word of this game`
    case 'too_small':
      if (issue.origin === 'array') return `${field}empty`
      return `${field}${issue.inclusive === false ? 'not above' : 'below'} ${issue.minimum}`
    case 'too_big':
      return `${field}${issue.inclusive === false ? 'not below' : 'above'} ${issue.maximum}`
    default:
      return `${field}wrong`
  }
}
