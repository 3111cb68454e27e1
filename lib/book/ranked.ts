import type { Standing } from './standings'

/** What standings can be in the order of. */
export const MEASURES = ['rating', 'wins', 'averagePlace', 'points', 'rankingPoints', 'games'] as const

export type Measure = (typeof MEASURES)[number]

export interface Ranked {
  /** From 1; equals share one, and the next is as many further on. Null: there is nothing to measure. */
  readonly rank: number | null
  readonly standing: Standing
}

/** What somebody has of a measure: of places the lower is better, of all else the higher. */
export function measured({ rating, wins, averagePlace, points, rankingPoints, games }: Standing, by: Measure) {
  return { rating: rating.shown, wins, averagePlace, points, rankingPoints, games }[by]
}

/** Standings in the order of a measure, the best first; equals stay in the order in which they come. */
export function ranked(standings: readonly Standing[], by: Measure): readonly Ranked[] {
  const worth = (standing: Standing) => {
    const value = measured(standing, by)
    if (value === null) return Number.NEGATIVE_INFINITY
    return by === 'averagePlace' ? -value : value
  }
  return standings
    .toSorted((one, other) => worth(other) - worth(one) || 0)
    .map((standing) => {
      const mine = worth(standing)
      const better = standings.filter((other) => worth(other) > mine).length
      return { rank: mine === Number.NEGATIVE_INFINITY ? null : 1 + better, standing }
    })
}
