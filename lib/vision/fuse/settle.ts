import { laidIn, type Proposal } from './fuse'
import type { Sight } from './sight'

/** From here on one button is enough; below, people are asked. */
const SETTLED = 0.9
/** What is less likely is not worth a button, beside two that are likelier. */
const WORTH_ASKING = 0.03
/** One answer would be no question. */
const FEWEST_ASKED = 2
/** A photo that does not settle it asks with so many at the most; a joker's four colours among them. */
const MOST_ASKED = 4
/** As likely as this a card is among those that are asked for, whatever is likelier of another one. */
const WORTH_A_PLACE = 0.1

/** From here on a move may be taken without asking, where the table has chosen that. */
const SURE = 0.99
/** So sure each of its cards must be by sight: that it is there, and that it is this one. */
export const SURE_BY_SIGHT = 0.98

/**
 * May a proposal be taken without asking, where the table wants that? What it rests on must be seen, not only reckoned:
 * on simulated tables with simulated misreadings none was wrong then (`npm run bench:fuse`).
 */
export function isSure({ probability, cards, legal, again }: Proposal, sights: readonly Sight[]): boolean {
  return (
    legal &&
    // Were the card that lies there in the photo too, one sight would be no card of the proposal.
    !again &&
    probability >= SURE &&
    sights.every(({ tokens, stray }, index) => (1 - stray) * (tokens.get(cards[index] ?? '') ?? 0) >= SURE_BY_SIGHT)
  )
}

/** May the photo show no more than what lay there already? Then that is asked as well. */
export function mayBeUnchanged(proposals: readonly Proposal[]): boolean {
  return proposals.length > 0 && sumOf(proposals) < SETTLED
}

/**
 * What to do with what may have happened, if anything new has: one proposal that is settled, several to choose from, or
 * none where there is none.
 */
export function settle(proposals: readonly Proposal[]): readonly Proposal[] {
  const sum = sumOf(proposals)
  const [first] = proposals
  if (!first) return []
  if (first.probability >= SETTLED * sum) return [first]
  const asked = proposals
    .filter(({ probability }, index) => index < FEWEST_ASKED || probability >= WORTH_ASKING * sum)
    .slice(0, MOST_ASKED)
  return withEachReading(asked, proposals, WORTH_A_PLACE * sum)
}

/** What is asked, with the likeliest of each reading of the cards: in place of what another reading has more of. */
function withEachReading(
  asked: readonly Proposal[],
  proposals: readonly Proposal[],
  least: number,
): readonly Proposal[] {
  const readings = [...new Set(proposals.map(readingOf))]
    .map((reading) => proposals.filter((one) => readingOf(one) === reading))
    .filter((reading) => sumOf(reading) >= least)
    .sort((a, b) => sumOf(b) - sumOf(a))
  let all = asked
  for (const reading of readings) {
    if (all.some((one) => reading.includes(one))) continue
    const spare = all.findLastIndex((one) => all.some((other) => other !== one && readingOf(other) === readingOf(one)))
    if (all.length >= MOST_ASKED && spare < 0) break
    all = [...(all.length < MOST_ASKED ? all : all.toSpliced(spare, 1)), reading[0] as Proposal]
  }
  return all.toSorted((a, b) => b.probability - a.probability)
}

const readingOf = ({ event }: Proposal) => laidIn(event).join(' ')

const sumOf = (proposals: readonly Proposal[]) => proposals.reduce((sum, { probability }) => sum + probability, 0)
