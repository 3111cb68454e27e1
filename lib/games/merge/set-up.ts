import type { SetUp } from '@/lib/referee/laid-out'
import { type Card, type Counts, cardOf, copiesFor, NO_CARDS } from './card'
import type { MergeOptions } from './options'
import { cover, type Pile, pileOf } from './pile'
import type { MergeState } from './state'

/** A position that somebody lays out: the piles before everybody, and what they hold. */
export const setUp: SetUp<MergeOptions, MergeState> = ({ seats }) => {
  const copies = copiesFor(seats.length)
  const open = counted(seats.flatMap(({ piles, known }) => [...piles.flat(), ...known]))
  if (!open || open.some((count) => count > copies)) return { error: 'cards' }
  if (seats.some(({ piles }) => piles.some(({ length }) => length === 0))) return { error: 'cards' }
  if (seats.some(({ known, hand }) => known.length > hand)) return { error: 'known' }
  const lying = seats.reduce((sum, { hand, piles }) => sum + hand + piles.flat().length, 0)
  if (lying > copies * NO_CARDS.length) return { error: 'deck' }
  let number = 0
  return {
    state: {
      seats: seats.map(({ hand, known, piles }) => ({
        hand,
        known: counted(known) ?? NO_CARDS,
        knownCount: known.length,
        piles: piles.map((cards) => pileFrom(++number, cards)),
        laidOut: true,
        place: null,
      })),
      toLayOut: 0,
      nextPile: number + 1,
      unseen: open.map((count) => copies - count),
      over: false,
    },
  }
}

function pileFrom(number: number, tokens: readonly string[]): Pile {
  const [first, ...others] = tokens.map((token) => cardOf(token) as Card)
  return others.reduce(cover, pileOf(number, first as Card))
}

/** How many of each; undefined where one is no card. */
function counted(tokens: readonly string[]): Counts | undefined {
  const counts = NO_CARDS.slice()
  for (const token of tokens) {
    const card = cardOf(token)
    if (card === undefined) return undefined
    counts[card] = (counts[card] as number) + 1
  }
  return counts
}
