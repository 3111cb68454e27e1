import { expect, it } from 'vitest'
import { LEGAL, rulings, VERDICTS } from './verdict'

const illegal = rulings<'too-low' | 'too-high'>('illegal')

it('makes one ruling for each code, so that rulings compare by identity', () => {
  expect(illegal('too-low')).toEqual({ verdict: 'illegal', code: 'too-low' })
  expect(illegal('too-low')).toBe(illegal('too-low'))
  expect(illegal('too-low')).not.toBe(illegal('too-high'))
  expect(rulings('impossible')('too-low')).toEqual({ verdict: 'impossible', code: 'too-low' })
})

it('has no code where an event is legal', () => {
  expect(LEGAL.code).toBeUndefined()
  expect(VERDICTS).toContain(LEGAL.verdict)
})
