import { expect, it } from 'vitest'
import { mezza } from '@/lib/games/mezza'
import type { MezzaEvent } from '@/lib/games/mezza/event'
import type { MezzaOptions } from '@/lib/games/mezza/options'
import type { Header } from '@/lib/referee/game'
import { replay, stateOf } from '@/lib/referee/record'
import { loggedGames } from './games'

it('gives the same games of four for the same seed, of about as many events, legal to their end', () => {
  const games = loggedGames(4, 100, 7)
  expect(loggedGames(4, 100, 7)).toEqual(games)
  expect(new Set(games.flatMap(({ header }) => header.players)).size).toBeGreaterThan(4)
  for (const { header, events } of games) {
    expect(Math.abs(events.length - 100)).toBeLessThanOrEqual(5)
    const record = replay(mezza, header as Header<MezzaOptions>, events as readonly MezzaEvent[])
    expect(record.moves.filter(({ ruling }) => ruling.verdict !== 'legal')).toEqual([])
    expect(stateOf(record).over).toBe(true)
  }
})
