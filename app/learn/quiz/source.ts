import { nextUp, type Slot } from '@/lib/learn/leitner'
import { questionsOf } from '@/lib/learn/quiz/ask'
import { Pool } from '@/lib/learn/quiz/pool'
import type { Question } from '@/lib/learn/quiz/question'
import type { AnyGame } from '@/lib/referee/game'
import { randomHeader } from '@/lib/simulate/header'
import { randomPlayer } from '@/lib/simulate/player'
import { positionsOf } from '@/lib/simulate/positions'
import { type Random, seeded } from '@/lib/simulate/random'
import { simulateGame } from '@/lib/simulate/table'

/** Games are looked at this far: later positions ask nothing new, and a log to be read again stays short. */
const LONGEST = 60
/** After so many games without a question about what is wanted, something else is asked. */
const PATIENCE = 4
/** So many games lie ready before the first question. */
const FIRST = 2
/** A phone may work this long, in ms, before it looks after taps. */
const SLICE = 12

/** The options of quiz games that are not drawn by chance: those most tables play by. */
const PLAIN = { 'mau-mau': { pairs: false, points: null }, mezza: {}, 'misch-masch': {}, merge: {} } as const

/** Questions without end, from games that are played for them. */
export class QuizSource {
  private readonly game: AnyGame
  private readonly random: Random
  private readonly pool: Pool
  private games = 0

  /** @param seed of the games: the same questions each time. */
  constructor(game: AnyGame, seed: number) {
    this.game = game
    this.random = seeded(seed)
    this.pool = new Pool(this.random)
  }

  /**
   * The next question: about what is due.
   *
   * @param slots where each clause stands, by `game clause`.
   */
  async next(slots: Readonly<Record<string, Slot>>, asked: number): Promise<Question> {
    while (this.games < FIRST) await this.playOne()
    const mine = `${this.game.id} `
    const missed = Object.keys(slots).filter((key) => key.startsWith(mine))
    for (let tries = 0; ; tries++) {
      const ready = this.pool.clauses().map((clause) => mine + clause)
      // What was asked before counts even where no question about it lies ready: one is looked for.
      const keys = tries < PATIENCE ? [...new Set([...ready, ...missed])] : ready
      const key = nextUp(keys, slots, asked)
      const question = key === undefined ? undefined : this.pool.take(key.slice(mine.length))
      if (question) return question
      await this.playOne()
    }
  }

  /** Plays a game, and picks its questions in slices between which taps are heard. */
  private async playOne(): Promise<void> {
    this.games++
    const { game, random } = this
    const header = randomHeader(game, random, { players: 3, options: PLAIN[game.id] })
    const players = header.players.map(() => randomPlayer)
    await pause()
    const simulated = simulateGame(game, header, { players, random, longest: LONGEST })
    let since = performance.now()
    for (const scene of positionsOf(game, simulated)) {
      this.pool.add(questionsOf(game, scene, random))
      if (performance.now() - since < SLICE) continue
      await pause()
      since = performance.now()
    }
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve))
