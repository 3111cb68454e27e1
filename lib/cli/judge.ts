import { getSystemErrorMap, parseArgs } from 'node:util'
import { LANGUAGES, type Language, pickLanguage } from '@/lib/cards/language'
import { findGame } from '@/lib/games/registry'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame, Header } from '@/lib/referee/game'
import { readLog, streamLog } from '@/lib/referee/log'
import { LogError } from '@/lib/referee/log-error'
import { judgeEvent, openPosition, verdictOf } from '@/lib/referee/record'
import { fromWhereCalled } from './called'
import { type Input, openInput } from './input'
import { complain, inLine, Output, OutputError } from './output'
import { jsonReport, protocol } from './report'

const USAGE = 'Usage: npm run --silent judge -- [--json] [--lang de|en] FILE...   (- is standard input)'

/** Exit status of the command (table-log.md, "The judge as a command"); the highest of all files'. */
const ALL_LEGAL = 0
const FAULTY = 1
const UNREADABLE = 2

interface Options {
  readonly json: boolean
  readonly language: Language
}

/**
 * Judges table logs and prints what the judge says.
 *
 * @param args the command line behind `judge`.
 * @returns the exit status.
 */
export default async function judge(args: string[]): Promise<number> {
  const asked = readArguments(args)
  if (!asked) {
    complain([USAGE])
    return UNREADABLE
  }
  const output = new Output(process.stdout)
  let status = ALL_LEGAL
  try {
    for (const file of asked.files) {
      status = Math.max(status, await judgeFile(file, asked, output))
      if (output.closed) break
    }
    await output.flush()
  } catch (error) {
    if (!(error instanceof OutputError)) throw error
    complain([error.message])
    return UNREADABLE
  }
  return status
}

function readArguments(args: string[]): ({ files: string[] } & Options) | undefined {
  try {
    const { values, positionals: files } = parseArgs({
      args,
      options: { json: { type: 'boolean', default: false }, lang: { type: 'string' } },
      allowPositionals: true,
    })
    const language = values.lang === undefined ? languageOf(process.env) : LANGUAGES.find((one) => one === values.lang)
    return files.length > 0 && language ? { files, json: values.json, language } : undefined
  } catch {
    return undefined
  }
}

/** The language that the shell's locale asks for, such as `de_AT.UTF-8`. */
function languageOf({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const locale = LC_ALL || LC_MESSAGES || LANG || ''
  return pickLanguage([locale.replace(/[_.@].*/, '')])
}

async function judgeFile(file: string, options: Options, output: Output): Promise<number> {
  let input: Input | undefined
  try {
    input = openInput(file === '-' ? null : fromWhereCalled(file, 'judge'))
    return await judgeLog(file, readInput(input), options, output)
  } catch (error) {
    if (!(error instanceof Error) || error instanceof OutputError) throw error
    const { line, what } = error instanceof LogError ? error : unreadable(error)
    complain([`${inLine(file)}:${line}: ${what}`])
    return UNREADABLE
  } finally {
    input?.close()
  }
}

function unreadable(error: NodeJS.ErrnoException): { line: number; what: string } {
  const known = error.errno === undefined ? undefined : getSystemErrorMap().get(error.errno)
  if (!known) throw error
  return { line: 1, what: `cannot be read: ${known[1]}` }
}

interface ReadLog {
  readonly game: AnyGame
  readonly header: Header<unknown>
  readonly events: Iterable<AnyEvent>
}

/** A log whose every line has been found good: a short one is kept, a long one is read a second time. */
function readInput(input: Input): ReadLog {
  if (input.whole) {
    const result = readLog(input.whole, findGame)
    if ('error' in result) throw result.error
    return result.log
  }
  for (const _ of streamLog(input.chunks(), findGame).entries);
  const { game, header, entries } = streamLog(input.chunks(), findGame)
  return { game, header, events: eventsOf(entries) }
}

function* eventsOf(entries: Iterable<{ readonly event: AnyEvent }>): Generator<AnyEvent> {
  for (const { event } of entries) yield event
}

async function judgeLog(file: string, log: ReadLog, { json, language }: Options, output: Output): Promise<number> {
  const { game, header, events } = log
  const report = json ? jsonReport(file, game) : protocol(file, game, header, language)
  let status = ALL_LEGAL
  let position = openPosition(game, header)
  output.add(report.begin())
  for (const event of events) {
    const move = judgeEvent(game, position, event)
    const verdict = verdictOf(move.ruling, move.proven)
    if (verdict.verdict !== 'legal' || verdict.proven.length > 0) status = FAULTY
    position = { state: move.after, evidence: move.evidence, events: position.events + 1 }
    if (output.add(report.move(position.events, move, verdict))) await output.flush()
    if (output.closed) return status
  }
  output.add(report.end(position.state))
  return status
}
