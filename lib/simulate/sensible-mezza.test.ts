import { describe, expect, it } from 'vitest'
import { mezza } from '@/lib/games/registry'
import type { AnyGame } from '@/lib/referee/game'
import { confidence, playMatch } from './match'
import { playerOf } from './players'
import { seeded } from './random'
import { sensibleMezza } from './sensible-mezza'

it('exchanges for strong face-up cards', () => {
  const zones = [['joker', '5', '9½'], ['1', '0', '½']] // biome-ignore format: hand, face-up
  expect(sensibleMezza.exchange?.(zones, seeded(1))).toEqual([['½', '5', '1'], ['joker', '0', '9½']]) // biome-ignore format: hand, face-up
})

describe('a match', () => {
  const game = mezza as AnyGame
  const random = playerOf(game, 'random')

  it('has every style in every seat', () => {
    const sat = new Set<string>()
    const named = (name: string) => ({
      ...random,
      act: (moment: Parameters<typeof random.act>[0]) => {
        sat.add(`${name} ${moment.by}`)
        return random.act(moment)
      },
    })
    playMatch(game, [named('one'), named('other')], { games: 2, seed: 1, wish: { players: 3 } })
    expect([...sat].sort()).toEqual(['one 0', 'one 1', 'one 2', 'other 0', 'other 1', 'other 2'])
  })

  it('is even between players who play alike', () => {
    const twin = { ...random }
    const { won, unfinished } = playMatch(game, [random, twin], { games: 60, seed: 1, wish: { players: 2 } })
    const [low, high] = confidence(won, 60 - unfinished)
    expect(low).toBeLessThan(0.5)
    expect(high).toBeGreaterThan(0.5)
  })
})

// From R: prop.test(8, 10, correct = FALSE) and the like.
it.each([
  [8, 10, 0.49, 0.943],
  [0, 10, 0, 0.278],
  [10, 10, 0.722, 1],
  [459, 500, 0.891, 0.939],
])('%i of %i are, with 95 % confidence, from %f to %f', (successes, trials, low, high) => {
  const [from, to] = confidence(successes, trials)
  expect(from).toBeCloseTo(low, 3)
  expect(to).toBeCloseTo(high, 3)
})
