import { jsonReport, protocol, type Report } from '@/lib/cli/report'
import { findGame } from '@/lib/games/registry'
import type { AnyEvent } from '@/lib/referee/event'
import { type Log, readLog, streamLog } from '@/lib/referee/log'
import { LogError } from '@/lib/referee/log-error'
import { judgeEvent, openPosition, verdictOf } from '@/lib/referee/record'
import { VERDICTS } from '@/lib/referee/verdict'

/** What became of a file. */
export type Outcome = 'judged' | 'refused'

/** One file may take this long, in milliseconds. */
const PATIENCE = 5_000

/** A message that fits on a line of a terminal or two. */
const LONGEST_MESSAGE = 200

/**
 * Reads and judges a file as the command does, in both its forms. It must be judged to its end, or refused with one
 * clear line, soon, and leave nothing behind.
 *
 * @throws Error where that is not so.
 */
export function check(bytes: Uint8Array, cutAt: number): Outcome {
  const before = prototypes()
  const began = performance.now()
  const result = readLog(bytes, findGame)
  const streamed = readStream(bytes, cutAt)
  if ('error' in result) {
    checkError(result.error, bytes)
    if (streamed !== result.error.message) throw new Error(`streamed: ${streamed}, whole: ${result.error.message}`)
  } else {
    if (streamed !== result.log.events.length) throw new Error(`streamed: ${streamed}`)
    judge(result.log)
  }
  const spent = performance.now() - began
  if (spent > PATIENCE) throw new Error(`it took ${spent.toFixed(0)} ms`)
  const after = prototypes()
  if (after !== before) throw new Error(`a prototype has changed: ${after}`)
  return 'error' in result ? 'refused' : 'judged'
}

/** How many events come through in chunks, or what is wrong. */
function readStream(bytes: Uint8Array, cutAt: number): number | string {
  try {
    const { entries } = streamLog([bytes.subarray(0, cutAt), bytes.subarray(cutAt)], findGame)
    return [...entries].length
  } catch (error) {
    if (error instanceof LogError) return error.message
    throw error
  }
}

function checkError({ line, what, message }: LogError, bytes: Uint8Array): void {
  const lines = bytes.filter((byte) => byte === 10).length + 1
  if (!Number.isInteger(line) || line < 1 || line > lines) throw new Error(`there is no line ${line}: ${what}`)
  if (what === '' || /[\n\r\0]/.test(what)) throw new Error(`not one line: ${JSON.stringify(what)}`)
  if (message.length > LONGEST_MESSAGE) throw new Error(`too long: ${message}`)
}

function judge({ game, header, events }: Log): void {
  const reports = [jsonReport('log', game), protocol('log', game, header, 'de'), protocol('log', game, header, 'en')]
  let position = openPosition(game, header)
  for (const report of reports) report.begin()
  for (const event of events) {
    const move = judgeEvent(game, position, event as AnyEvent)
    const verdict = verdictOf(move.ruling, move.proven)
    position = { state: move.after, evidence: move.evidence, events: position.events + 1 }
    if (!VERDICTS.includes(verdict.verdict)) throw new Error(`no verdict: ${verdict.verdict}`)
    if (verdict.faults.length !== (verdict.verdict === 'legal' ? 0 : 1)) throw new Error('not exactly one fault')
    for (const { event } of verdict.proven) if (event >= position.events) throw new Error(`proven before: ${event}`)
    reports.forEach((report: Report, i) => {
      const text = report.move(position.events, move, verdict)
      if (i === 0) checkLine(text)
      else if (/undefined|null|NaN|\[object/.test(text.replace(/“[^”]*”|„[^“]*“/g, '')))
        throw new Error(`said: ${text}`)
    })
  }
  for (const report of reports) report.end(position.state)
}

/** What a public table counts, whatever the game. */
const COUNTED = ['stock', 'discards', 'removed', 'penalty', 'hand', 'down', 'points'] as const

type Counted = { readonly [what in (typeof COUNTED)[number]]?: unknown }

/** A verdict as a line: JSON, with numbers that can have been counted. */
function checkLine(text: string): void {
  const { table } = JSON.parse(text) as { table: Counted & { players: readonly Counted[] } }
  for (const counted of [table, ...table.players]) {
    for (const what of COUNTED) {
      const count = counted[what] ?? 0
      if (typeof count === 'number' && !(Number.isInteger(count) && count >= 0)) throw new Error(`counted: ${text}`)
    }
  }
}

/** What hangs on the prototypes that a hostile key could reach. */
function prototypes(): string {
  return [Object.prototype, Array.prototype, Function.prototype, String.prototype]
    .map((one) => Reflect.ownKeys(one).map(String).join())
    .join('\n')
}
