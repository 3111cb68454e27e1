import { expect, it } from 'vitest'
import { mezza } from '@/lib/games/registry'
import type { AnyGame } from '@/lib/referee/game'
import { emptyRecord, follow, positionAt } from '@/lib/referee/record'
import { actsOf } from './acts'
import { choicesOf } from './choices'
import { playerOf } from './players'
import { seeded } from './random'
import { simulateGame } from './table'
import { Truth } from './truth'

it('does not say which face-down card is turned over, and turns over each as often as it lies there', () => {
  const game = mezza as AnyGame
  const random = seeded(2)
  const options = { variant: 'full', fourHolds: 'once', nineHalfOnItself: true } as const
  const header = { game: 'mezza', players: ['Ana', 'Ben'], options } as const
  const players = [playerOf(game, 'sensible'), playerOf(game, 'sensible')]
  let record = emptyRecord(game, header)
  const { events, deal } = simulateGame(game, header, { players, random })
  let truth = Truth.of(deal)
  for (const event of events) {
    const { state } = positionAt(record)
    if ('from' in event && event.from === 'down') break
    record = follow(game, record, event)
    truth = truth.follow(game.hidden.movements(state, event, positionAt(record).state))
  }
  const { state } = positionAt(record)
  const by = game.table(state).turn as number
  const zone = by * 3 + 2
  const [one = '', other = ''] = new Set(truth.cards(zone))
  expect(other).not.toBe('')
  const held = [one, other, other]
  const changed = truth.with(new Map([[zone, held]]))
  const { honest, settle } = choicesOf(game, state, changed, by)
  expect(honest).toEqual([{ do: 'play', by, cards: [], from: 'down' }])
  const act = honest[0]
  if (!act) throw new Error('nothing can be done')
  const turned = Array.from({ length: 300 }, () => settle(act, random) as unknown as { cards: string[] })
  const ones = turned.filter(({ cards }) => cards[0] === one).length
  expect(Math.abs(ones - 100)).toBeLessThan(40)
  expect(actsOf(game, state, changed, by).honest).toHaveLength(2)
})
