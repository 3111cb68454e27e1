import type { Proposal } from './fuse'

/** From here on one button is enough; below, people are asked. */
const SETTLED = 0.9
/** What is less likely is not worth a button. */
const WORTH_ASKING = 0.03
/** A photo that does not settle it asks with so many at the most; a joker's four colours among them. */
const MOST_ASKED = 4

/**
 * From here on a move may be taken without asking, where the table has chosen that: on simulated tables with simulated
 * misreadings none was wrong (test/bench/fuse).
 */
export const SURE = 0.999

/** What to do with what may have happened: one proposal that is settled, several to choose from, or none. */
export function settle(proposals: readonly Proposal[]): readonly Proposal[] {
  const [first] = proposals
  if (!first) return []
  if (first.probability >= SETTLED) return [first]
  return proposals.filter(({ probability }) => probability >= WORTH_ASKING).slice(0, MOST_ASKED)
}
