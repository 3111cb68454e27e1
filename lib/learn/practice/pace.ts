/** How fast the computers play: as people do who think, who know the game, who want to win. */
export const PACES = ['calm', 'usual', 'brisk'] as const

export type Pace = (typeof PACES)[number]

/** What somebody does: deal and turn up, play on turn, take a chance out of turn. */
export type Doing = 'routine' | 'turn' | 'chance'

/** In milliseconds; the last half of it is chance, as nobody is equally quick each time. */
const MOST: Readonly<Record<Pace, Readonly<Record<Doing, number>>>> = {
  calm: { routine: 900, turn: 4400, chance: 4000 },
  usual: { routine: 600, turn: 2600, chance: 2400 },
  brisk: { routine: 350, turn: 1300, chance: 1200 },
}

/**
 * How long somebody takes. Who takes a chance out of turn is quicker than who is on turn, but not quicker than an eye
 * and a thumb can be.
 *
 * @param random from 0 up to but not including 1.
 * @returns milliseconds.
 */
export function delayOf(pace: Pace, doing: Doing, random: number): number {
  const most = MOST[pace][doing]
  const least = doing === 'turn' ? most * 0.85 : most * 0.5
  return Math.round(least + (most - least) * random)
}
