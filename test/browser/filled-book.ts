import type { Page } from 'playwright-core'
import { findGame } from '../../lib/games/registry'
import type { AnyGame, GameId } from '../../lib/referee/game'
import { writeLog } from '../../lib/referee/log'
import { randomHeader } from '../../lib/simulate/header'
import { dishonestPlayer, randomPlayer } from '../../lib/simulate/player'
import { playerOf } from '../../lib/simulate/players'
import { seeded } from '../../lib/simulate/random'
import { simulateGame } from '../../lib/simulate/table'

/** One game that was played. */
export interface Evening {
  readonly game: GameId
  readonly players: readonly string[]
  /** ISO 8601. */
  readonly began: string
  /** How often somebody breaks a rule, of the occasions there are; never, if left out. */
  readonly cheating?: number
}

/** "Now" of the filled book: `page.clock.setFixedTime(NOW)` makes its dates stay the same distance away. */
export const NOW = new Date('2026-11-21T20:00:00+01:00')

/** Four friends over a year: all games, two evenings of several games, and a table at which somebody cheats. */
export const EVENINGS: readonly Evening[] = [
  { game: 'mezza', players: ['Ana', 'Ben', 'Cem'], began: '2025-10-31T19:00:00+01:00' },
  { game: 'mezza', players: ['Ben', 'Cem', 'Ana'], began: '2025-12-27T19:00:00+01:00' },
  { game: 'mau-mau', players: ['Ana', 'Ben', 'Cem', 'Dora'], began: '2026-02-14T19:30:00+01:00' },
  { game: 'mau-mau', players: ['Ana', 'Ben', 'Cem', 'Dora'], began: '2026-02-14T20:15:00+01:00' },
  { game: 'misch-masch', players: ['Cem', 'Dora'], began: '2026-05-02T18:00:00+02:00' },
  { game: 'merge', players: ['Ana', 'Ben', 'Cem', 'Dora'], began: '2026-06-20T21:00:00+02:00' },
  { game: 'mezza', players: ['Dora', 'Ana', 'Ben'], began: '2026-10-03T19:00:00+02:00', cheating: 0.7 },
  { game: 'mezza', players: ['Ana', 'Ben', 'Cem', 'Dora'], began: '2026-11-06T19:00:00+01:00' },
  { game: 'mezza', players: ['Ben', 'Cem', 'Dora', 'Ana'], began: '2026-11-06T19:50:00+01:00' },
  { game: 'mau-mau', players: ['Dora', 'Ana'], began: '2026-11-06T21:00:00+01:00' },
  { game: 'misch-masch', players: ['Ana', 'Ben', 'Cem'], began: '2026-11-14T20:00:00+01:00' },
  { game: 'mezza', players: ['Ana', 'Ben', 'Cem', 'Dora'], began: '2026-11-20T19:00:00+01:00' },
]

/** Between two moves, in milliseconds. */
const PACE = 9_000

/** A whole simulated game as the file of its table log, each move with its time: the same for the same evening. */
export function logOf({ game: id, players, began, cheating }: Evening, seed: number) {
  const game = findGame(id) as AnyGame
  const random = seeded(seed)
  const { options } = randomHeader(game, random, { players: players.length })
  // Who plays at random errs in more ways.
  const player = cheating === undefined ? playerOf(game, 'sensible') : dishonestPlayer(randomPlayer, cheating)
  const seating = { players: players.map(() => player), random, longest: 2000 }
  const { events } = simulateGame(game, { game: id, players, options }, seating)
  const start = Date.parse(began)
  const log = writeLog(
    JSON.stringify({ kiebitz: 1, game: id, players, options, started: new Date(start).toISOString() }),
    events.map((event, i) => JSON.stringify({ ...event, at: new Date(start + (i + 1) * PACE).toISOString() })),
  )
  const name = `${String(seed).padStart(5, '0')}-${id}.jsonl`
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(log) }
}

/** Plays those evenings and brings their logs in as a person would: by the home screen. Ends there. */
export async function fillBook(page: Page, evenings: readonly Evening[] = EVENINGS): Promise<void> {
  await bringLogs(
    page,
    evenings.map((evening, index) => logOf(evening, index + 1)),
  )
}

/** A game of Mezza that ends after one card, because all but one give up: many of them fill a long list quickly. */
export function shortLog({ players, began }: Pick<Evening, 'players' | 'began'>, number: number) {
  const start = Date.parse(began)
  const at = new Date(start + PACE).toISOString()
  const gone = players.slice(1).map((_, i) => ({ do: 'leave', by: i + 1, at }))
  const lines = [
    { kiebitz: 1, game: 'mezza', players, started: new Date(start).toISOString() },
    { do: 'play', by: 0, cards: ['½'], at },
    ...gone,
  ]
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  return {
    name: `${String(number).padStart(5, '0')}.jsonl`,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(text),
  }
}

/** Reads several table logs (more than one: a single one would be opened) on the home screen. */
export async function bringLogs(page: Page, logs: readonly ReturnType<typeof logOf>[]): Promise<void> {
  await page.goto('/')
  await page.locator('main input[type=file]').setInputFiles([...logs])
  await page.getByText(new RegExp(`^${logs.length} (tables imported|Tische eingelesen)$`)).waitFor({ timeout: 45_000 })
}
