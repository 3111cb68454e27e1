import { expect, it } from 'vitest'
import { voice } from '@/lib/cards/voice'
import { unproven } from './unproven'

const move = { event: {}, before: {}, after: {} }
const names = ['Ana', 'Ben']

it('names the events, and one only once', () => {
  const refutation = { event: 1, code: 'not-lowest', cards: [], zones: [], remain: 0 }
  const proof = unproven({ names, moves: [move, move], refutation }, 'G5', voice('en'))
  expect(proof).toEqual({
    title: 'Against the rules',
    text: 'What has been seen since leaves no other way.',
    clause: 'G5',
    events: [1, 2],
  })
  expect(unproven({ names, moves: [move], refutation }, 'G5', voice('de')).events).toEqual([1])
})
