import { describe, expect, it } from 'vitest'
import { GAMES } from '@/lib/games/registry'
import { measureFuse } from './measure'

// Over more games and worse readers: npm run bench:fuse
describe.each(GAMES.map((game) => [game.id, game] as const))('photographed moves of %s', (_, game) => {
  it('are oftener right with what the table knows than by sight alone, and never impossible', async () => {
    const figures = await measureFuse(game, { games: 1, seed: 3, noise: 0.4, wrongly: 0.1, longest: 50 })
    expect(figures.moves).toBeGreaterThan(15)
    expect(figures.together).toBeGreaterThan(figures.alone)
    expect(figures.offered).toBeGreaterThan(0.85 * figures.moves)
    expect(figures.impossible).toBe(0)
    // Who is 99 % sure errs now and then.
    expect(figures.surelyWrong).toBeLessThanOrEqual(1)
    expect(figures.unchanged.asked).toBeGreaterThan(0.75 * figures.unchanged.photos)
    expect(figures.unchanged.taken).toBe(0)
  })
})
