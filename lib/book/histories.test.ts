import { expect, it } from 'vitest'
import { estimateOf } from './estimate'
import { device, value } from './fixture'
import { enterGame } from './results'
import { ratingHistory, standings } from './standings'

it('a rating over time ends where the standings have it, with the same best guess', async () => {
  const book = device().tab()
  for (let night = 1; night <= 5; night++) {
    const names = night % 2 ? ['Ana', 'Ben', 'Cem'] : ['Ben', 'Ana']
    const seats = names.map((name, by) => ({ name, place: by + 1, points: null }))
    value(await enterGame({ game: 'mezza', ended: Date.UTC(2026, 10, night, 20), seats }, book))
  }
  const history = value(await ratingHistory({}, book))
  const now = value(await standings({}, book))
  expect(now).toHaveLength(3)
  for (const { person, games, rating } of now) {
    const points = history.get(person) ?? []
    expect(points).toHaveLength(games)
    expect(points.at(-1)).toMatchObject({ value: rating.shown, guess: estimateOf(rating).guess })
    // Each game makes the referee surer.
    const doubts = points.map((point) => point.guess - point.value)
    expect(doubts).toEqual(doubts.toSorted((one, other) => other - one))
  }
})
