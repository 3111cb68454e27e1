import { describe, expect, it } from 'vitest'
import { findGame } from '@/lib/games/registry'
import type { AnyEvent } from '@/lib/referee/event'
import type { AnyGame } from '@/lib/referee/game'
import { emptyRecord, follow, positionAt } from '@/lib/referee/record'
import { choicesOf } from './choices'
import { randomHeader } from './header'
import { playMatch } from './match'
import { otherwise } from './otherwise.fixture'
import { type AnyPlayer, playerOf } from './players'
import { pick, seeded } from './random'
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

// Over 40 games: npm run simulate -- --game merge --match sensible sensible --players 3
it('games of Merge between sensible players end', () => {
  const game = gameOf('merge')
  const sensible = playerOf(game, 'sensible')
  expect(playMatch(game, [sensible, sensible], { games: 8, seed: 6, wish: { players: 3 } }).unfinished).toBe(0)
})

describe.each(['mezza', 'mau-mau', 'misch-masch', 'merge'])('players of %s', (id) => {
  const game = gameOf(id)

  it.each(['random', 'sensible'] as const)('decide the same, whatever cards they do not see (%s)', (style) => {
    const { decisions, moved, different } = comparedOf(game, () => playerOf(game, style))
    expect(different).toBe(0)
    expect(moved).toBeGreaterThan(decisions / 2)
    expect(decisions).toBeGreaterThan(60)
  })

  it('would be found out if they saw them', () => {
    // It chooses by the first card of every hidden zone.
    const peeking = (truth: Truth): AnyPlayer => {
      const seen = [...truth.zones.values()].map(([first]) => first).join(' ')
      return { ...playerOf(game, 'random'), act: ({ honest }) => honest[hash(seen) % honest.length] as AnyEvent }
    }
    expect(comparedOf(game, peeking).different).toBeGreaterThan(0)
  })
})

const hash = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

/** How often a player decides otherwise where only cards lie otherwise that they do not see. */
function comparedOf(game: AnyGame, playing: (truth: Truth) => AnyPlayer) {
  const counts = { decisions: 0, moved: 0, different: 0 }
  for (let seed = 1; seed <= 6; seed++) {
    const random = seeded(seed)
    const header = randomHeader(game, random, { players: 3, options: game.id === 'mau-mau' ? { pairs: false } : {} })
    const players = header.players.map(() => playerOf(game, 'random'))
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
        const player = playing(cards)
        const act = honest.length > 0 ? player.act(moment()) : null
        return { sight: sight.all(), honest, act, interjected: player.interject(moment()) }
      })
      // Who opens the table finds out aloud: who has the lowest card, or whether anybody has one that fits.
      const opening = game.table(state).turn === null
      if (!opening || JSON.stringify(decided[0]?.honest) === JSON.stringify(decided[1]?.honest)) {
        counts.decisions++
        if (JSON.stringify(decided[1]) !== JSON.stringify(decided[0])) counts.different++
        if (JSON.stringify([...other.zones]) !== JSON.stringify([...truth.zones])) counts.moved++
      }
      record = follow(game, record, event)
      truth = truth.follow(game.hidden.movements(state, event, positionAt(record).state))
    }
  }
  return counts
}
