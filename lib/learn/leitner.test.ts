import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { INTERVALS, nextUp, reviewed, type Slot } from './leitner'

describe('the card box', () => {
  test('brings back soon what was missed, and later and later what is known', () => {
    let slot: Slot | undefined
    const gaps: number[] = []
    slot = reviewed(slot, false, 10)
    expect(slot).toEqual({ box: 0, due: 13 })
    for (let i = 0; i < 6; i++) {
      const asked: number = slot.due
      slot = reviewed(slot, true, asked)
      gaps.push(slot.due - asked)
    }
    expect(gaps).toEqual([8, 20, 50, 120, 120, 120])
    expect(reviewed(slot, false, 500)).toEqual({ box: 0, due: 503 })
  })

  test('does not ask at once again what is known at first sight', () => {
    expect(reviewed(undefined, true, 1)).toEqual({ box: 1, due: 1 + INTERVALS[1] })
  })

  test('asks what is due first, then what is new, then what comes next', () => {
    const slots = { a: { box: 0, due: 9 }, b: { box: 2, due: 4 }, c: { box: 1, due: 30 } }
    expect(nextUp(['a', 'b', 'c', 'd'], slots, 10)).toBe('b')
    expect(nextUp(['a', 'c', 'd'], slots, 10)).toBe('a')
    expect(nextUp(['c', 'd', 'e'], slots, 10)).toBe('d')
    expect(nextUp(['c'], slots, 10)).toBe('c')
    expect(nextUp([], slots, 10)).toBeUndefined()
  })

  test('never forgets anything, and asks what is missed more often than what is known', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 12 }), fc.nat(), (keys, which) => {
        const missed = keys[which % keys.length] as string
        let slots: Record<string, Slot> = {}
        const times = new Map<string, number>()
        for (let asked = 1; asked <= 400; asked++) {
          const key = nextUp(keys, slots, asked - 1) as string
          times.set(key, (times.get(key) ?? 0) + 1)
          slots = { ...slots, [key]: reviewed(slots[key], key !== missed, asked) }
        }
        for (const key of keys) {
          expect(times.get(key)).toBeGreaterThan(0)
          if (key !== missed) expect(times.get(missed)).toBeGreaterThan(times.get(key) as number)
        }
      }),
      { numRuns: 40 },
    )
  })
})
