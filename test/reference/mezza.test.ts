import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { mezzaGames } from '../arbitrary/mezza'
import { simulateGames } from '../bench/games'
import { difference } from './compare'

// Many more: npm run check:mezza

it('judges random tables as the reference does, event by event', { timeout: 30_000 }, async () => {
  await fc.assert(
    fc.property(mezzaGames, (game) => {
      expect(difference(game)).toBeNull()
    }),
    { numRuns: 500 },
  )
})

it('judges honest games as the reference does, event by event', () => {
  for (const game of simulateGames(50, 1)) expect(difference(game)).toBeNull()
})
