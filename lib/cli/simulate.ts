import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findGame, GAMES } from '@/lib/games/registry'
import type { AnyGame } from '@/lib/referee/game'
import { filesOf } from '@/lib/simulate/file'
import { randomHeader, type Wish } from '@/lib/simulate/header'
import { confidence, playMatch } from '@/lib/simulate/match'
import { dishonestPlayer } from '@/lib/simulate/player'
import { type AnyPlayer, playerOf, STYLES_OF_PLAY } from '@/lib/simulate/players'
import { pick, seeded } from '@/lib/simulate/random'
import { simulateGame } from '@/lib/simulate/table'
import { fromWhereCalled } from './called'
import { complain } from './output'

const USAGE = `Usage: npm run simulate -- [--game mezza] [--games 1000] [--seed 1] --out DIR [--players 4] [--option variant=short]…
                               [--play ${STYLES_OF_PLAY.join('|')}] [--dishonest 0.3]
       npm run simulate -- --match sensible random [--games 2000] [--seed 1] [--players 2] [--option …]
       npm run simulate -- --game all --match sensible random [--games 2000] [--seed 1] [--players 3]
What is left out is random: the number of players, the options, and who plays how. All games are played as most tables do.`

/** How likely somebody gives up, at each event of a game that is written down. */
const LEAVING = 0.0005

/** A seed of its own for each game, from 32 bits of the one that was given. */
const seedOf = (seed: number, index: number) => (Math.imul(seed, 0x9e3779b1) + index) | 0

/**
 * `npm run simulate`: whole games as table logs with the hidden truth beside them, or a match between two styles of play.
 *
 * @returns the exit status: 2 where what is asked for cannot be done.
 */
export default function simulate(args: string[]): number {
  try {
    for (const asked of readAll(args)) {
      if (asked.match) reportMatch(asked, asked.match)
      else writeGames(asked, asked.out)
    }
    return 0
  } catch (error) {
    if (!(error instanceof RangeError || isSystemError(error))) throw error
    complain([error.message])
    return 2
  }
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'syscall' in error

interface Asked {
  readonly game: AnyGame
  readonly games: number
  readonly seed: number
  readonly wish: Wish
  readonly match?: readonly [AnyPlayer, AnyPlayer]
  readonly out: string
  /** Who may sit at the table. */
  readonly crowd: readonly AnyPlayer[]
}

/** So many play where all games are asked for: Merge is not for two. */
const OF_ALL = 3

/** What is asked for; of all games one after the other, by their usual rules. */
function readAll(args: string[]): readonly Asked[] {
  const { values } = parsed(args)
  if (values.game !== ALL || values.match === undefined) return [read(args)]
  return GAMES.map((game) => {
    const usual = game.options.safeParse({})
    const one = read([...args, '--game', game.id, '--players', values.players ?? String(OF_ALL)])
    return { ...one, wish: { ...one.wish, options: (usual.success ? usual.data : {}) as NonNullable<Wish['options']> } }
  })
}

const ALL = 'all'

function read(args: string[]): Asked {
  const { values, positionals } = parsed(args)
  const game = findGame(values.game)
  if (!game) throw new RangeError(`There is no game ${values.game}. Known: ${GAMES.map(({ id }) => id).join(', ')}.`)
  const players = values.players === undefined ? undefined : whole('players', values.players, 1)
  const wish: Wish = { ...(players !== undefined && { players }), options: optionsOf(values.option) }
  const seed = whole('seed', values.seed ?? '1', 0)
  if (values.match !== undefined) {
    const [second, ...more] = positionals
    if (second === undefined || more.length > 0) throw new RangeError(`--match takes two styles of play.\n${USAGE}`)
    const games = whole('games', values.games ?? '2000', 1)
    const pair = [styleOf(game, values.match), styleOf(game, second)] as const
    return { game, games, seed, wish: { players: 2, ...wish }, match: pair, out: '', crowd: pair }
  }
  if (positionals.length > 0) throw new RangeError(`What is ${positionals[0]}?\n${USAGE}`)
  if (!values.out) throw new RangeError(`--out DIR is missing: where the games are written to.\n${USAGE}`)
  const often = values.dishonest === undefined ? 0 : Number(values.dishonest)
  if (!(often >= 0 && often <= 1)) throw new RangeError(`--dishonest ${values.dishonest}: not from 0 to 1`)
  const styles = STYLES_OF_PLAY.map((style) => playerOf(game, style))
  const likes = values.play === undefined ? styles : [styleOf(game, values.play)]
  const crowd = often > 0 ? likes.map((like) => dishonestPlayer(like, often)) : likes
  return {
    game,
    games: whole('games', values.games ?? '1000', 1),
    seed,
    wish,
    out: fromWhereCalled(values.out, 'simulate'),
    crowd,
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        game: { type: 'string', default: 'mezza' },
        games: { type: 'string' },
        seed: { type: 'string' },
        out: { type: 'string' },
        players: { type: 'string' },
        option: { type: 'string', multiple: true, default: [] },
        play: { type: 'string' },
        dishonest: { type: 'string' },
        match: { type: 'string' },
      },
      allowPositionals: true,
    })
  } catch (error) {
    throw new RangeError(`${(error as Error).message}\n${USAGE}`)
  }
}

function whole(name: string, text: string, least: number): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < least || text.trim() === '') {
    throw new RangeError(`--${name} ${text}: not a whole number from ${least} on`)
  }
  return number
}

/** `variant=short`, `nineHalfOnItself=false`: what is JSON is taken as such, all else as a word. */
function optionsOf(settings: readonly string[]): Readonly<Record<string, unknown>> {
  const options = settings.map((setting) => {
    const [, name, value] = /^([^=]+)=(.+)$/.exec(setting) ?? []
    if (name === undefined || value === undefined) throw new RangeError(`--option ${setting}: not NAME=VALUE`)
    return [name, /^(true|false|null|\d+)$/.test(value) ? JSON.parse(value) : value] as const
  })
  return Object.fromEntries(options)
}

function styleOf(game: AnyGame, word: string): AnyPlayer {
  const style = STYLES_OF_PLAY.find((one) => one === word)
  if (!style) throw new RangeError(`Nobody plays "${word}". Known: ${STYLES_OF_PLAY.join(', ')}.`)
  return playerOf(game, style)
}

function writeGames({ game, games, seed, wish, crowd }: Asked, out: string): void {
  mkdirSync(out, { recursive: true })
  const began = Date.now()
  const digits = String(games).length
  let events = 0
  for (let i = 1; i <= games; i++) {
    const own = seedOf(seed, i)
    const random = seeded(own)
    const header = randomHeader(game, random, wish)
    const players = header.players.map(() => pick(random, crowd))
    const simulated = simulateGame(game, header, { players, random, leaving: LEAVING })
    const { log, truth } = filesOf(game, simulated, own)
    const name = `${game.id}-${String(i).padStart(digits, '0')}`
    writeFileSync(join(out, `${name}.jsonl`), log)
    writeFileSync(join(out, `${name}.truth.json`), `${JSON.stringify(truth)}\n`)
    events += simulated.events.length
    if (i % 100 === 0 || i === games) tell(`${i} of ${games} games, ${events} events`, i === games)
  }
  tell(`Written to ${out} in ${((Date.now() - began) / 1000).toFixed(1)} s`, true)
}

/** A line of progress, written over itself where that can be seen. */
function tell(text: string, last: boolean): void {
  const { stderr } = process
  stderr.write(stderr.isTTY && !last ? `${text}\r` : `${text}\n`)
}

function reportMatch({ game, games, seed, wish }: Asked, pair: readonly [AnyPlayer, AnyPlayer]): void {
  const { won, unfinished } = playMatch(game, pair, { games, seed, wish })
  const [low, high] = confidence(won, games)
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  const [one, other] = pair.map(({ name }) => name)
  process.stdout.write(
    `${game.id}, ${wish.players} players: ${one} wins ${won} of ${games} games against ${other}, ${percent(won / games)} ` +
      `(95 % confidence: ${percent(low)} to ${percent(high)}); ${unfinished} stopped unfinished\n`,
  )
}
