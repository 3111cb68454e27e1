import { expect, it } from 'vitest'
import { mezza } from '@/lib/games/registry'
import type { AnyEvent } from '@/lib/referee/event'
import { replay, stateOf } from '@/lib/referee/record'
import { summaryOf } from './summary'

const header = {
  game: 'mezza',
  players: ['Ana', 'Ben', 'Cem'],
  options: { variant: 'full', fourHolds: 'until-covered', nineHalfOnItself: true },
} as const
const opening = { do: 'play', by: 0, cards: ['½'] }
const leave = (by: number) => ({ do: 'leave', by })

it.each<[string, AnyEvent[], object]>([
  ['nobody is on turn before the opening', [], { over: false, status: '' }],
  ['who is on turn', [opening], { over: false, status: 'Ben' }],
  ['who has won', [leave(0), leave(1)], { over: true, status: 'Cem' }],
  ['nobody has won a table that was stopped', [{ do: 'end' }], { over: true, status: '' }],
])('%s', (_, events, summary) => {
  const state = stateOf(
    replay<unknown, AnyEvent, unknown, ReturnType<typeof mezza.table>>(mezza as never, header, events),
  )
  expect(summaryOf(mezza, header, state)).toEqual(summary)
})
