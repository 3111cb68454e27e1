import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { giveBack, takeFloats, takeWords } from './memory'

const MEBI = 1024 * 1024

// Compared as booleans: of two buffers that differ Vitest would compare every byte, and never end.

describe('memory for pixels', () => {
  it('serves again once it was given back', () => {
    const first = takeFloats(100_000)
    giveBack(first)
    const again = takeWords(90_000)
    expect(again.buffer === first.buffer).toBe(true)
    expect(again).toHaveLength(90_000)
    expect(takeFloats(100_000).buffer).not.toBe(first.buffer)
  })

  it('is not what is far larger, or smaller, than what is asked for', () => {
    const large = takeFloats(700_000)
    giveBack(large)
    expect(takeFloats(300_000).buffer).not.toBe(large.buffer)
    expect(takeFloats(700_001).buffer).not.toBe(large.buffer)
    expect(takeFloats(350_000).buffer === large.buffer).toBe(true)
  })

  it('is the smallest that will do', () => {
    const [larger, smaller] = [takeFloats(560_000), takeFloats(540_000)]
    giveBack(larger)
    giveBack(smaller)
    expect(takeFloats(530_000).buffer === smaller.buffer).toBe(true)
    expect(takeFloats(530_000).buffer === larger.buffer).toBe(true)
  })

  it('is not kept where there is too much of it', () => {
    const huge = takeWords(9 * MEBI)
    giveBack(huge)
    expect(takeWords(9 * MEBI).buffer).not.toBe(huge.buffer)
    const many = Array.from({ length: 5 }, () => takeWords(2 * MEBI))
    many.forEach(giveBack)
    const taken = many.map(() => takeWords(2 * MEBI).buffer)
    expect(many.map(({ buffer }) => taken.includes(buffer))).toEqual([false, true, true, true, true])
  })

  it('is never with two who took it, whoever takes and gives back', () => {
    const step = fc.record({ length: fc.integer({ min: 1, max: 100_000 }), back: fc.nat(9), twice: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const taken: Float32Array[] = []
        for (const { length, back, twice } of steps) {
          taken.push(takeFloats(length).fill(taken.length))
          const [gone] = taken.splice(back, 1)
          if (gone) giveBack(gone)
          if (gone && twice) giveBack(gone)
          expect(new Set(taken.map(({ buffer }) => buffer)).size).toBe(taken.length)
        }
      }),
    )
  })
})
