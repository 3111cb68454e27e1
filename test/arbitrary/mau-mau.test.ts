import { expect, it } from 'vitest'
import { seeded } from '@/lib/simulate/random'
import { randomHeader, randomMoves } from './mau-mau'

// What random games never reach, no property of them can show.
it('random games reach every fault, taken back and standing, every chance and every end', () => {
  const reached = new Set<string>()
  for (let seed = 0; seed < 60; seed++) {
    const random = seeded(seed)
    let rounds = 0
    for (const { event, judged, before, after } of randomMoves(random, randomHeader(random), 250)) {
      const { verdict, code, proven } = judged
      const stands = verdict === 'illegal' && event.ruling === 'stands' ? ' stands' : ''
      reached.add(`${code ?? event.do}${stands}`)
      for (const { kind } of after.chances) reached.add(kind)
      if (proven.length > 0) reached.add('proven')
      if (after.penalty > 6) reached.add('high penalty')
      if (after.discards < before.discards && event.do !== 'start') reached.add(`reshuffled by ${event.do}`)
      if (after.over && !before.over) reached.add(`over by ${event.do}`)
      if (event.do === 'start' && !code && rounds++ > 2) reached.add('many rounds')
    }
  }
  const illegal = [
    ...['not-started', 'already-started', 'round-open', 'round-running', 'bad-start-card', 'not-your-turn'],
    ...['nothing-to-challenge', 'nothing-to-catch', 'not-last-card', 'already-drawn', 'draw-first', 'must-draw'],
    ...['no-color', 'does-not-fit', 'wrong-count'],
  ]
  expect([...reached].sort()).toEqual(
    [
      ...['game-over', 'player-out', 'no-such-card', 'too-many-cards'],
      ...illegal,
      ...illegal.map((code) => `${code} stands`),
      ...['start', 'play', 'draw', 'pass', 'last', 'catch', 'challenge', 'count', 'leave', 'end'],
      ...['proven', 'high penalty', 'many rounds'],
      ...['draw', 'challenge'].map((by) => `reshuffled by ${by}`),
      ...['play', 'count', 'leave', 'end'].map((by) => `over by ${by}`),
    ].sort(),
  )
})
