import { PAIRS } from './pairs'

/**
 * `npm run check:GAME -- [GAMES] [SEED]`: compares a game's judge with its reference on that many random tables, and on
 * honest ones, one to ten random, where they can be simulated. Prints the shortest log it has found that they judge
 * differently.
 */
export default function check([id = '', games = '20000', seed = '1']: string[]): number {
  const pair = PAIRS.get(id)
  if (!pair) {
    console.error(`Which game? One of ${[...PAIRS.keys()].join(', ')}.`)
    return 2
  }
  const count = Number(games)
  const first = Number(seed) * 1_000_000
  let events = 0
  let shortest: string | null = null
  for (const played of pair.played(count, first)) {
    events += played.events.length
    const found = pair.difference(played)
    if (found && (!shortest || found.length < shortest.length)) shortest = found
  }
  console.log(shortest ?? `${events} events judged alike`)
  return shortest ? 1 : 0
}
