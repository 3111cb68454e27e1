import { expect, it } from 'vitest'
import { voice } from '@/lib/cards/voice'
import { explained, refused } from './refused'

const names = ['Ana', 'Ben']

it('names who did it', () => {
  const told = { names, state: {}, event: { do: 'leave', by: 1 } }
  const v = voice('de')
  expect(refused(told, v)).toEqual({ ...told, by: 1, name: 'Ben', v })
})

it('takes an event of nobody for the first seat’s', () => {
  expect(refused({ names, state: {}, event: { do: 'end' } }, voice('en'))).toMatchObject({ by: 0, name: 'Ana' })
})

it('explains by headline, text and clause', () => {
  expect(explained(['Too late', 'It is over.', 'M9.2'])).toEqual({
    title: 'Too late',
    text: 'It is over.',
    clause: 'M9.2',
  })
})
