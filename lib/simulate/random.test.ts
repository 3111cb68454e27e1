import { expect, it } from 'vitest'
import { between, pick, seeded, shuffled } from './random'

it('is the same on every machine for the same seed', () => {
  const random = seeded(1)
  expect([random(), random(), random()].map((number) => number.toFixed(6))).toEqual([
    '0.689408',
    '0.100767',
    '0.007320',
  ])
})

it('is spread evenly over seeds that follow each other', () => {
  const counts = [0, 0, 0, 0]
  for (let seed = 0; seed < 1000; seed++) counts[Math.floor(seeded(seed)() * 4)]!++
  for (const count of counts) expect(Math.abs(count - 250)).toBeLessThan(60)
})

it('gives whole numbers from first to last, each about as often', () => {
  const random = seeded(1)
  const counts = [0, 0, 0, 0]
  for (let i = 0; i < 4000; i++) counts[between(random, 3, 6) - 3]!++
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120)
})

it('picks and shuffles every one, and leaves the list as it was', () => {
  const list = ['a', 'b', 'c'] as const
  const random = seeded(1)
  expect(new Set(Array.from({ length: 50 }, () => pick(random, list)))).toEqual(new Set(list))
  const orders = Array.from({ length: 200 }, () => shuffled(random, list).join(''))
  expect(new Set(orders).size).toBe(6)
  expect(list.join('')).toBe('abc')
})
