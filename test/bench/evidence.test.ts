import { expect, it } from 'vitest'
import { timeEvidence } from './evidence'

it('times every event of the same games, and finds them as the page says games are', () => {
  const { events, retested, claims, places } = timeEvidence({ games: 1, rounds: 1, ms: 1 })
  expect(retested.kept.length).toBeGreaterThan(events * 0.9)
  expect(retested.anew.length).toBeGreaterThan(50)
  expect(claims).toBeGreaterThan(20)
  expect(places).toBeGreaterThan(200)
}, 60_000)
