import { expect, it } from 'vitest'
import { ReferenceMischMasch } from '../reference/misch-masch'
import { randomGame } from './misch-masch'

// What random games never reach, no property of them can show.
it('random games reach every fault, taken back and standing, every chance and every end', () => {
  const reached = new Set<string>()
  for (let seed = 0; seed < 200; seed++) {
    const { header, events } = randomGame(seed, 250)
    const reference = new ReferenceMischMasch(header.players.length, header.options)
    for (const event of events) {
      const before = reference.table()
      const { verdict, code } = reference.follow(event)
      const after = reference.table()
      const stands = verdict === 'illegal' && event.ruling === 'stands' ? ' stands' : ''
      reached.add(`${code ?? event.do}${stands}`)
      for (const { kind } of after.chances) reached.add(kind)
      if (after.discards < before.discards) reached.add(`reshuffled by ${event.do}`)
      if (event.do === 'play' && !code && after.discards === before.discards) reached.add('replaced')
      if (after.over && !before.over) reached.add(`over by ${event.do}`)
    }
  }
  const illegal = ['not-started', 'already-started', 'too-late', 'not-your-turn', 'does-not-fit']
  expect([...reached].sort()).toEqual(
    [
      ...['game-over', 'player-out', 'no-such-card'],
      ...illegal,
      ...illegal.map((code) => `${code} stands`),
      ...['turn-up', 'play', 'draw', 'leave', 'end'],
      ...['follow', 'interject', 'play-drawn', 'replaced'],
      ...['turn-up', 'play', 'draw'].map((by) => `reshuffled by ${by}`),
      ...['play', 'leave', 'end'].map((by) => `over by ${by}`),
    ].sort(),
  )
})
