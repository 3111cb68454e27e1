import { GAMES } from '@/lib/games/registry'
import type { AnyGame } from '@/lib/referee/game'
import { seeded } from '@/lib/simulate/random'
import { checkGame, type Figures } from './check'
import { anyGame } from './games'
import { compareWithWorlds, type Found, SMALL } from './small'

/** Of the events after which a log is reloaded: about three a game, beside the last. */
const RELOAD = 0.01

/** `npm run harness -- [GAMES] [SEED]`: that many games of every kind, 10,000 unless said, step by step, and a tenth
 * as many with small decks, of which every deal is tried. */
export default function harness([games = '10000', seed = '1']: string[]): number {
  let status = 0
  for (const game of GAMES) status = Math.max(status, run(game, Number(games), Number(seed) * 1_000_000))
  return Math.max(status, tryAllDeals(Math.ceil(Number(games) / 10), Number(seed) * 1_000_000))
}

/** Completeness: of Mezza with a handful of cards. */
function tryAllDeals(games: number, first: number): number {
  const began = Date.now()
  const all: Found[] = []
  for (let seed = first; seed < first + games; seed++) {
    const kind = SMALL[seed % SMALL.length] as (typeof SMALL)[number]
    try {
      all.push(compareWithWorlds(kind, seed))
    } catch (error) {
      console.error(`small decks, seed ${seed}: ${(error as Error).message}`)
      return 1
    }
  }
  const sum = (of: keyof Found) => all.reduce((total, found) => total + found[of], 0).toLocaleString('en')
  console.log(
    `small decks: ${games.toLocaleString('en')} games, ${sum('events')} events judged as all deals have it: ` +
      `impossible ${sum('impossible')}, false at once ${sum('atOnce')}, proven later ${sum('proven')}; ${seconds(began)}`,
  )
  return 0
}

function run(game: AnyGame, games: number, first: number): number {
  const began = Date.now()
  const all: Figures[] = []
  const lengths: number[] = []
  for (let seed = first; seed < first + games; seed++) {
    try {
      const simulated = anyGame(game, seed)
      lengths.push(simulated.events.length)
      all.push(checkGame(game, simulated, { random: seeded(~seed), reload: RELOAD, tries: 1 }))
    } catch (error) {
      console.error(`${game.id}, seed ${seed}: ${(error as Error).message}`)
      return 1
    }
    if (all.length % 500 === 0) console.error(`${game.id}: ${all.length} of ${games} games, ${seconds(began)}`)
  }
  const sum = (of: keyof Figures) => all.reduce((total, figures) => total + figures[of], 0).toLocaleString('en')
  console.log(
    [
      `${game.id}: ${games.toLocaleString('en')} games, ${sum('events')} events, the longest ${Math.max(...lengths)}, ${seconds(began)}`,
      `  undone and judged again: every event; logs reloaded: ${sum('reloads')}; other events tried: ${sum('tried')}`,
      `  chances listed: ${sum('chances')}, each possible and none missing`,
      `  events that claimed what was not true: ${sum('dishonest')}; found at once: ${sum('atOnce')}; proven later: ${sum('proven')}; wrongly accused: 0`,
    ].join('\n'),
  )
  return 0
}

const seconds = (began: number) => `${((Date.now() - began) / 1000).toFixed(0)} s`
