import { expect, it } from 'vitest'
import { ReferenceMerge } from '../reference/merge'
import { randomGame } from './merge'

// What random games never reach, no property of them can show.
it('random games reach every fault, taken back and standing, every act and every end', () => {
  const reached = new Set<string>()
  for (let seed = 0; seed < 120; seed++) {
    const { header, events } = randomGame(seed, 200)
    const reference = new ReferenceMerge(header.players.length, header.options)
    for (const event of events) {
      const before = reference.table()
      const { verdict, code } = reference.follow(event)
      const after = reference.table()
      const stands = verdict === 'illegal' && event.ruling === 'stands' ? ' stands' : ''
      reached.add(`${code ?? event.do}${stands}`)
      if (event.do === 'split' && !code && before.players[event.by]?.piles.length === 0) reached.add("split another's")
      if (after.players.some(({ hand }) => hand === 0)) reached.add('empty hand')
      if (after.over && !before.over) reached.add(`over by ${event.do}`)
    }
  }
  const impossible = ['game-over', 'player-out', 'no-such-card', 'no-such-pile', 'too-many-cards']
  const illegal = [
    ...['not-laid-out', 'already-laid-out', 'not-your-pile', 'too-many-piles', 'too-few-piles'],
    ...['bad-split', 'not-equal', 'does-not-fit', 'still-holding'],
  ]
  expect([...reached].sort()).toEqual(
    [
      ...impossible,
      ...illegal,
      ...illegal.map((code) => `${code} stands`),
      ...['lay-out', 'place', 'take-top', 'merge', 'split', 'take-pile', 'stop', 'leave', 'end'],
      ...["split another's", 'empty hand'],
      ...['stop', 'leave', 'end'].map((by) => `over by ${by}`),
    ].sort(),
  )
})
