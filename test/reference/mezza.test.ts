import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { mezzaGames } from '../arbitrary/mezza'
import { simulateGames } from '../bench/games'
import { mezzaPair } from './pairs'

// Many more: npm run check:mezza

it('judges random tables as the reference does, event by event', { timeout: 30_000 }, async () => {
  await fc.assert(
    fc.property(mezzaGames, (game) => {
      expect(mezzaPair.difference(game)).toBeNull()
    }),
    { numRuns: 500 },
  )
})

it('judges honest games as the reference does, event by event', () => {
  for (const game of simulateGames(50, 1)) expect(mezzaPair.difference(game)).toBeNull()
})
