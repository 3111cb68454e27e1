import { randomGame } from '../arbitrary/mezza'
import { simulateGames } from '../bench/games'
import { difference } from './compare'

/**
 * `npm run check:mezza -- [GAMES] [SEED]`: compares the judge with the reference on that many random tables, and as
 * many honest ones to ten random. Prints the shortest log it has found that they judge differently.
 */
export default function check([games = '20000', seed = '1']: string[]): number {
  const count = Number(games)
  const first = Number(seed) * 1_000_000
  let events = 0
  let shortest: string | null = null
  const compare = (game: Parameters<typeof difference>[0]) => {
    events += game.events.length
    const found = difference(game)
    if (found && (!shortest || found.length < shortest.length)) shortest = found
  }
  for (let i = 0; i < count; i++) compare(randomGame(first + i, 400))
  for (const game of simulateGames(count / 10, first)) compare(game)
  console.log(shortest ?? `${events} events judged alike`)
  return shortest ? 1 : 0
}
