import type { Proposal } from './fuse'
import type { Sight } from './sight'

/** From here on one button is enough; below, people are asked. */
const SETTLED = 0.9
/** What is less likely is not worth a button. */
const WORTH_ASKING = 0.03
/** A photo that does not settle it asks with so many at the most; a joker's four colours among them. */
const MOST_ASKED = 4

/** From here on a move may be taken without asking, where the table has chosen that. */
const SURE = 0.99
/** So sure each of its cards must be by sight: that it is there, and that it is this one. */
export const SURE_BY_SIGHT = 0.98

/**
 * May a proposal be taken without asking, where the table wants that? What it rests on must be seen, not only reckoned:
 * on simulated tables with simulated misreadings none was wrong then (`npm run bench:fuse`).
 */
export function isSure({ probability, cards, legal }: Proposal, sights: readonly Sight[]): boolean {
  return (
    legal &&
    probability >= SURE &&
    sights.every(({ tokens, stray }, index) => (1 - stray) * (tokens.get(cards[index] ?? '') ?? 0) >= SURE_BY_SIGHT)
  )
}

/** What to do with what may have happened: one proposal that is settled, several to choose from, or none. */
export function settle(proposals: readonly Proposal[]): readonly Proposal[] {
  const [first] = proposals
  if (!first) return []
  if (first.probability >= SETTLED) return [first]
  return proposals.filter(({ probability }) => probability >= WORTH_ASKING).slice(0, MOST_ASKED)
}
