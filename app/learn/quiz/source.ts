import { nextUp, type Slot } from '@/lib/learn/leitner'
import { questionsOf } from '@/lib/learn/quiz/ask'
import { Pool } from '@/lib/learn/quiz/pool'
import type { Question } from '@/lib/learn/quiz/question'
import type { AnyGame } from '@/lib/referee/game'
import { randomHeader } from '@/lib/simulate/header'
import { playerOf, STYLES_OF_PLAY } from '@/lib/simulate/players'
import { positionsOf } from '@/lib/simulate/positions'
import { between, pick, type Random, seeded, shuffled } from '@/lib/simulate/random'
import { simulateGame } from '@/lib/simulate/table'

/**
 * How far games are looked at, and how many are played while somebody thinks, so that what seldom happens turns up, too.
 * Merge is long, and asks the same throughout.
 */
const USUALLY = { longest: 200, games: 30 }
const MERGE = { longest: 40, games: 5 }
/** How likely somebody gives up, at each event. */
const LEAVING = 0.003
/** How many of the tables have no house rules; with Merge none is worth a question. */
const USUAL = 0.75
/** After so many games without a question about what is wanted, something else is asked. */
const PATIENCE = 4
/** The first game is short: nobody waits long for the first question. */
const FIRST_EVENTS = 24
/** A phone may work this long, in ms, before it looks after taps. */
const SLICE = 12

/** The options of quiz games that are not drawn by chance: a game of one round. */
const PLAIN = {
  mezza: {},
  'mau-mau': { pairs: false, points: null, secondsPerTurn: null },
  'misch-masch': {},
  merge: {},
} as const

/** Questions without end, from games that are played for them. */
export class QuizSource {
  private readonly game: AnyGame
  private readonly random: Random
  private readonly pool: Pool
  private readonly much: typeof USUALLY
  private games = 0
  private playing: Promise<void> = Promise.resolve()

  /** @param seed of the games: the same questions each time. */
  constructor(game: AnyGame, seed: number) {
    this.game = game
    this.much = game.id === 'merge' ? MERGE : USUALLY
    this.random = seeded(seed)
    this.pool = new Pool(this.random)
  }

  /**
   * The next question: about what is due, else about what was never asked.
   *
   * @param slots where each clause stands, by `game clause`.
   */
  async next(slots: Readonly<Record<string, Slot>>, asked: number): Promise<Question> {
    if (this.games === 0) await this.playOne(FIRST_EVENTS)
    const mine = `${this.game.id} `
    const missed = Object.keys(slots).filter((key) => key.startsWith(mine))
    for (let tries = 0; ; tries++) {
      const ready = shuffled(this.random, this.pool.clauses()).map((clause) => mine + clause)
      // What was asked before counts even where no question about it lies ready: one is looked for.
      const keys = tries < PATIENCE ? [...new Set([...ready, ...missed])] : ready
      const key = nextUp(keys, slots, asked)
      const question = key === undefined ? undefined : this.pool.take(key.slice(mine.length))
      if (question) {
        if (this.games < this.much.games) void this.playOne()
        return question
      }
      await this.playOne()
    }
  }

  /** Plays a game after those that are being played. */
  private playOne(longest = this.much.longest): Promise<void> {
    this.games++
    this.playing = this.playing.then(() => this.play(longest))
    return this.playing
  }

  /** Plays a game, and picks its questions in slices between which taps are heard. */
  private async play(longest: number): Promise<void> {
    const { game, random } = this
    await pause()
    const simulated = this.simulated(longest)
    let since = performance.now()
    for (const scene of positionsOf(game, simulated)) {
      this.pool.add(questionsOf(game, scene, random))
      if (performance.now() - since < SLICE) continue
      await pause()
      since = performance.now()
    }
  }

  private simulated(longest: number) {
    const { game, random } = this
    const usual = game.options.safeParse({})
    const house = usual.success && (game.id === 'merge' || random() < USUAL) ? (usual.data as object) : {}
    const players = game.id === 'merge' ? 3 : between(random, 2, 4)
    const header = randomHeader(game, random, { players, options: { ...house, ...PLAIN[game.id] } })
    const seated = header.players.map(() => playerOf(game, pick(random, STYLES_OF_PLAY)))
    return simulateGame(game, header, { players: seated, random, longest, leaving: LEAVING })
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve))
