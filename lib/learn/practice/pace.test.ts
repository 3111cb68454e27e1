import { expect, it } from 'vitest'
import { delayOf, PACES } from './pace'

it('is quicker the brisker they play, and leaves time for a chance out of turn', () => {
  for (const [i, pace] of PACES.entries()) {
    const slower = PACES[i - 1]
    if (slower) expect(delayOf(pace, 'turn', 0.5)).toBeLessThan(delayOf(slower, 'turn', 0.5))
    // Somebody out of turn is mostly quicker than who is on turn, but never quicker than half a second.
    expect(delayOf(pace, 'chance', 0)).toBeGreaterThanOrEqual(500)
    expect(delayOf(pace, 'chance', 0.5)).toBeLessThan(delayOf(pace, 'turn', 0.5))
    expect(delayOf(pace, 'turn', 0)).toBeGreaterThan(1000)
  }
})
