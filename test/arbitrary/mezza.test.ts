import { expect, it } from 'vitest'
import { mezza } from '@/lib/games/mezza'
import { ILLEGAL, IMPOSSIBLE } from '@/lib/games/mezza/judge'
import { judgeOpenly } from '@/lib/referee/record'
import { randomGame } from './mezza'

// What random games never reach, no property of them can show.
it('random games reach every fault, taken back and standing, every zone and every end', () => {
  const reached = new Set<string>()
  for (let seed = 0; seed < 1000; seed++) {
    const { header, events } = randomGame(seed, 400)
    let state = mezza.open(header)
    for (const event of events) {
      const { ruling, before, after } = judgeOpenly(mezza, state, event)
      state = after
      const stands = ruling.verdict === 'illegal' && event.ruling === 'stands' ? ' stands' : ''
      reached.add(`${ruling.code ?? event.do}${stands}`)
      if (ruling.code || event.do !== 'play') continue
      const seats = [before.seats[event.by], after.seats[event.by]]
      if (seats[0]?.down !== seats[1]?.down)
        reached.add(after.pile || after.removed > before.removed ? 'fits' : 'misfit')
      if (typeof seats[1]?.place === 'number') reached.add('out')
    }
    if (state.over) reached.add(state.seats.every(({ place }) => place !== null) ? 'played out' : 'stopped')
  }
  const illegal = ILLEGAL.filter((code) => code !== 'not-lowest') // evidence.md
  expect([...reached].sort()).toEqual(
    [
      ...IMPOSSIBLE,
      ...illegal,
      ...illegal.map((code) => `${code} stands`),
      ...['play', 'pick-up', 'face-up', 'leave', 'end'],
      ...['fits', 'misfit', 'out', 'played out', 'stopped'],
    ].sort(),
  )
})
