import { describe, expect, it } from 'vitest'
import { OFFERS } from '@/lib/games/offers'
import { mezza } from '@/lib/games/registry'
import { agreed, answeredBefore } from './agreed'

describe('agreed', () => {
  it.each(OFFERS)('is complete for $id, and the game takes it, for any number of players', (game) => {
    const { min, max } = game.players(game.options.parse({}))
    for (let players = min; players <= max; players++) {
      const options = agreed(game, {}, players)
      expect(game.options.parse(options)).toEqual(options)
      expect(game.players(options).max).toBeGreaterThanOrEqual(players)
    }
  })

  it('proposes until somebody has chosen', () => {
    expect(agreed(mezza, {}, 3)).toMatchObject({ variant: 'short', fourHolds: 'until-covered' })
    expect(agreed(mezza, {}, 4)).toMatchObject({ variant: 'full' })
    expect(agreed(mezza, { variant: 'full', nineHalfOnItself: false }, 3)).toMatchObject({
      variant: 'full',
      nineHalfOnItself: false,
    })
  })
})

it.each([
  [{ variant: 'short' }, { variant: 'short', fourHolds: 'until-covered', nineHalfOnItself: true }],
  // A log without options is one with the defaults.
  [undefined, { variant: 'full', fourHolds: 'until-covered', nineHalfOnItself: true }],
  [{ variant: 'tiny' }, {}],
  ['short', {}],
])('before: %j', (options, answers) => {
  expect(answeredBefore(mezza, options)).toEqual(answers)
})
