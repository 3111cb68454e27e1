import { rate, rating as unknown } from 'openskill'

/** What is known of how strong somebody plays: a normal distribution. */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}

/** Of whom nothing is known. */
export const NEWCOMER: Skill = unknown()

/** A rating, and how it is shown. */
export interface Rating extends Skill {
  /** What somebody has surely reached, mu - 3 sigma, as points: 1000 for a newcomer, rarely over 2000. Lists go by it. */
  readonly shown: number
}

/** How many sit down where two play against two. */
const IN_PAIRS = 4

/** A newcomer's points, and how many make one of openskill's. */
const [START, POINTS] = [1000, 40]

export function ratingOf({ mu, sigma }: Skill): Rating {
  return { mu, sigma, shown: START + Math.round(POINTS * (mu - 3 * sigma)) }
}

/**
 * What a game teaches about those who played it (Weng and Lin 2011, Plackett-Luce, by openskill).
 *
 * @param skills by seat, before the game.
 * @param ranks by seat, from 1; ties share a rank.
 * @param pairs those who sit opposite each other are a team; of other than four nobody is.
 * @returns by seat, after the game.
 */
export function rated(skills: readonly Skill[], ranks: readonly number[], pairs: boolean): readonly Skill[] {
  if (skills.length < 2) return skills
  if (!pairs || skills.length !== IN_PAIRS)
    return rate(
      skills.map((skill) => [skill]),
      { rank: [...ranks] },
    ).map(([skill]) => skill as Skill)
  const [a, b, c, d] = skills as readonly [Skill, Skill, Skill, Skill]
  const best = (one: number, other: number) => Math.min(ranks[one] ?? 0, ranks[other] ?? 0)
  const teams = rate(
    [
      [a, c],
      [b, d],
    ],
    { rank: [best(0, 2), best(1, 3)] },
  )
  const [[first, third], [second, fourth]] = teams
  return [first, second, third, fourth]
}
