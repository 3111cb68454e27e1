import { describe, expect, it } from 'vitest'
import { findGame } from '@/lib/games/registry'
import type { AnyGame } from '@/lib/referee/game'
import { emptyRecord, follow, positionAt } from '@/lib/referee/record'
import { choicesOf } from './choices'
import { randomHeader } from './header'
import { playMatch } from './match'
import { playerOf } from './players'
import { pick, type Random, seeded, shuffled } from './random'
import { Sight } from './sight'
import { simulateGame } from './table'
import { Truth } from './truth'

const gameOf = (id: string) => findGame(id) as AnyGame

// Over 2,000 games: npm run simulate -- --game mau-mau --match sensible random --players 4
describe.each([
  ['mezza', 2, {}, 0.8],
  ['mezza', 4, {}, 0.65],
  ['mau-mau', 3, { pairs: false, points: null }, 0.65],
  ['misch-masch', 3, {}, 0.75],
  ['merge', 3, {}, 0.75],
] as const)('%s of %i', (id, players, options, share) => {
  it('is clearly won by the sensible player', () => {
    const game = gameOf(id)
    const pair = [playerOf(game, 'sensible'), playerOf(game, 'random')] as const
    const games = id === 'merge' ? 16 : 60
    const { won, unfinished } = playMatch(game, pair, { games, seed: 1, wish: { players, options } })
    expect(unfinished).toBeLessThanOrEqual(games / 10)
    expect(won / games).toBeGreaterThan(share)
  })
})

/** What really may lie there, for all that one player sees: cards that they do not see change places. */
function otherwise(game: AnyGame, state: unknown, truth: Truth, by: number, random: Random): Truth {
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

describe.each(['mezza', 'mau-mau', 'misch-masch', 'merge'])('players of %s', (id) => {
  const game = gameOf(id)

  it.each(['random', 'sensible'] as const)('decide the same, whatever cards they do not see (%s)', (style) => {
    let decisions = 0
    let moved = 0
    for (let seed = 1; seed <= 6; seed++) {
      const random = seeded(seed)
      const header = randomHeader(game, random, { players: 3, options: id === 'mau-mau' ? { pairs: false } : {} })
      const player = playerOf(game, style)
      const players = header.players.map(() => player)
      const { events, deal } = simulateGame(game, header, { players, random, longest: 60 })
      let record = emptyRecord(game, header)
      let truth = Truth.of(deal)
      for (const event of events) {
        const { state } = positionAt(record)
        const by = pick(random, [...header.players.keys()])
        const other = otherwise(game, state, truth, by, random)
        const decided = [truth, other].map((cards) => {
          const { honest, dishonest } = choicesOf(game, state, cards, by)
          const sight = Sight.of(game, state, cards, by)
          const moment = () => ({ honest, dishonest, by, state, sight, random: seeded(seed) })
          const act = honest.length > 0 ? player.act(moment()) : null
          return { sight: sight.all(), honest, act, interjected: player.interject(moment()) }
        })
        // Who opens the table finds out aloud: who has the lowest card, or whether anybody has one that fits.
        const opening = game.table(state).turn === null
        if (!opening || JSON.stringify(decided[0]?.honest) === JSON.stringify(decided[1]?.honest)) {
          expect(decided[1]).toEqual(decided[0])
          decisions++
          if (JSON.stringify([...other.zones]) !== JSON.stringify([...truth.zones])) moved++
        }
        record = follow(game, record, event)
        truth = truth.follow(game.hidden.movements(state, event, positionAt(record).state))
      }
    }
    expect(moved).toBeGreaterThan(decisions / 2)
    expect(decisions).toBeGreaterThan(60)
  })
})
