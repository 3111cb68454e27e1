import type { Act } from './taps'
import type { TableSeen } from './view'

/** Why a move is good, the weightiest first. */
export const REASONS = [
  'wins',
  'only',
  'unseen',
  'nothing-fits',
  'says',
  'catches',
  'clears',
  'costs-others',
  'out-of-turn',
  'several',
  'lowest',
  'sheds',
] as const

export type Reason = (typeof REASONS)[number]

/** A move, and the table before it and after it. */
export interface Weighed {
  readonly act: Act
  readonly me: number
  readonly before: TableSeen
  /** The same as before where only doing it shows what comes of it. */
  readonly after: TableSeen
  /** Everything that may be done now, the move among it. */
  readonly acts: readonly Act[]
  /** The deck's cards from low to high, where that matters. */
  readonly ranks: readonly string[] | null
}

const handOf = ({ seats }: TableSeen, by: number) => seats[by]?.hand ?? 0

const isLaying = ({ do: verb }: Act) => verb === 'play' || verb === 'place' || verb === 'split'

const TESTS: Readonly<Record<Reason, (weighed: Weighed) => boolean>> = {
  wins: ({ after, me, before }) => before.seats[me]?.place === null && typeof after.seats[me]?.place === 'number',
  only: ({ acts, act }) => acts.length === 1 && isLaying(act) && act.from !== 'down',
  unseen: ({ act }) => act.from === 'down',
  'nothing-fits': ({ act, acts }) => ['pick-up', 'draw', 'pass'].includes(act.do) && !acts.some(isLaying),
  says: ({ act }) => act.do === 'last',
  catches: ({ act }) => act.do === 'catch',
  clears: ({ act, before, after }) => isLaying(act) && (before.pile?.length ?? 0) > 0 && after.pile?.length === 0,
  'costs-others': ({ before, after, me }) =>
    before.seats.some((_, by) => by !== me && handOf(after, by) > handOf(before, by)),
  'out-of-turn': ({ act, me, before }) => isLaying(act) && before.turn !== null && before.turn !== me,
  several: ({ act }) => (act.cards?.length ?? 0) > 1,
  lowest: ({ act, acts, ranks }) => {
    const rank = (one: Act) => ranks?.indexOf(one.cards?.[0] ?? '') ?? -1
    const held = acts.filter(isLaying).map(rank)
    return rank(act) >= 0 && new Set(held).size > 1 && held.every((other) => other < 0 || rank(act) <= other)
  },
  sheds: ({ act, before, after, me }) => isLaying(act) && handOf(after, me) < handOf(before, me),
}

/** At most so many reasons are given. */
const ENOUGH = 2

/** Why a sensible player would do that. */
export function reasonsFor(weighed: Weighed): readonly Reason[] {
  return REASONS.filter((reason) => TESTS[reason](weighed)).slice(0, ENOUGH)
}
