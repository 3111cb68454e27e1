import { mauMau } from '@/lib/games/mau-mau'
import { mezza } from '@/lib/games/mezza'
import { judgeOpenly } from '@/lib/referee/record'
import { openTable } from './boardgame'
import { type Game, simulateGames, simulateMauMau } from './games'
import { type Contender, type Rates, race } from './race'
import { dealUno, playUno, recordUno } from './uno'

export const ENGINES = ['mezza', 'mau-mau', 'uno', 'boardgame'] as const

export type Engine = (typeof ENGINES)[number]

export interface EngineOptions {
  readonly engine: Engine
  readonly games: number
  readonly rounds: number
  /** How long the engine runs in a round, in milliseconds of processor time. */
  readonly ms: number
}

const SEED = 20_261_120

/** The whole games of Mezza that are judged, and moved in boardgame.io. */
export const timedGames = (count: number): readonly Game[] => simulateGames(count, SEED)

/** Times one engine: Mezza's events judged and applied, the same as moves of boardgame.io, calls of uno-engine. */
export function timeEngine({ engine, games, ...pace }: EngineOptions): Rates {
  return race({ engine: prepare[engine](games) }, pace).engine
}

const prepare: Readonly<Record<Engine, (count: number) => Contender>> = {
  mezza(count) {
    const games = timedGames(count)
    const steps = total(games.map(({ events }) => events))
    return () => () => {
      for (const { header, events } of games) {
        let state = mezza.open(header)
        for (const event of events) state = judgeOpenly(mezza, state, event).after
      }
      return steps
    }
  },
  'mau-mau'(count) {
    const games = simulateMauMau(count, SEED)
    const steps = total(games.map(({ events }) => events))
    return () => () => {
      for (const { header, events } of games) {
        // Every state is kept, as the table keeps it for undo.
        const moves = [judgeOpenly(mauMau, mauMau.open(header), events[0] as (typeof events)[number])]
        for (let i = 1; i < events.length; i++) {
          const { after } = moves[i - 1] as (typeof moves)[number]
          moves.push(judgeOpenly(mauMau, after, events[i] as (typeof events)[number]))
        }
      }
      return steps
    }
  },
  boardgame(count) {
    const games = timedGames(count)
    const steps = total(games.map(({ events }) => events))
    return () => () => {
      for (const { header, events } of games) {
        const table = openTable(header)
        for (const event of events) table.move(event)
      }
      return steps
    }
  },
  uno(count) {
    const games = recordUno(count, SEED)
    const steps = total(games.map(({ actions }) => actions))
    return () => {
      const dealt = games.map((game) => ({ engine: dealUno(game.seed), game }))
      return () => {
        for (const { engine, game } of dealt) playUno(engine, game)
        return steps
      }
    }
  },
}

const total = (lists: readonly (readonly unknown[])[]) => lists.reduce((sum, { length }) => sum + length, 0)
