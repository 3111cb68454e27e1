import type { AnyGame } from '@/lib/referee/game'
import { type Random, shuffled } from './random'
import type { Truth } from './truth'

/** What really may lie there, for all that one player sees: cards that they do not see change places. */
export function otherwise(game: AnyGame, state: unknown, truth: Truth, by: number, random: Random): Truth {
  const seen = new Set(game.simulated.sees(state, by))
  const { zones } = game.simulated.counted(state)
  // What the whole table knows to be in a hand stays there.
  const known = (zone: number) => [...(zones.get(zone)?.known ?? [])]
  const loose = [...truth.zones].filter(([zone]) => !seen.has(zone))
  const rest = loose.map(([zone, cards]) => {
    const left = [...cards]
    for (const card of known(zone)) left.splice(left.indexOf(card), 1)
    return left
  })
  const dealt = shuffled(random, rest.flat())
  const changed = loose.map(([zone], i) => [zone, [...known(zone), ...dealt.splice(0, rest[i]?.length)]] as const)
  return truth.with(new Map(changed))
}
