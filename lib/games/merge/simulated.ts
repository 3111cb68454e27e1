import type { HiddenZone } from '@/lib/referee/evidence'
import type { CardsIn, Counted, Simulated } from '@/lib/referee/simulated'
import { cardOf, tokenOf, tokensOf } from './card'
import type { MergeEvent, PileEvent } from './event'
import { firstCardsOf, handOf } from './hidden'
import { judge } from './judge'
import { downwards, type Pile } from './pile'
import { FIRST_PILES, isIn, type MergeState, seatOf } from './state'

/** What players of Merge do who see their cards. */
export const simulated: Simulated<MergeEvent, MergeState> = {
  zoneName: ({ seats: { length } }, zone) => (zone < length ? `hand ${zone}` : `first ${zone - length}`),
  exchanges: ({ seats }) => seats.map(() => []),
  acts,
  sees: ({ seats }, by) => [handOf(by), firstCardsOf(seats.length, by)],
  isRoutine: (event) => event.do === 'lay-out', // G3.1
  decided: (event) => event,
  counted,
  // Everybody acts at once: nothing is out of turn.
  chances: () => [],
}

/** The lay-out; then cards by pile, top cards, merges, splits and whole piles; then the stop. */
function acts(state: MergeState, by: number, cards: CardsIn): readonly MergeEvent[] {
  const seat = seatOf(state, by)
  if (state.over || !isIn(seat)) return []
  if (state.toLayOut > 0) {
    return seat.laidOut ? [] : [{ do: 'lay-out', by, cards: cards(firstCardsOf(state.seats.length, by)).slice() }]
  }
  const hand = inOrder(cards(handOf(by)))
  const { piles } = seat
  const found: MergeEvent[] = [
    ...piles.flatMap(({ number }) => hand.map((card): PileEvent => ({ do: 'place', by, card, pile: number }))),
    ...piles.map(({ number }): PileEvent => ({ do: 'take-top', by, pile: number })),
    ...piles.flatMap(({ number }) =>
      piles.flatMap((onto): PileEvent[] =>
        onto.number === number ? [] : [{ do: 'merge', by, pile: number, onto: onto.number }],
      ),
    ),
    ...splittable(state, by).flatMap((pile) => splitsOf(pile, by, hand)),
    ...piles.map(({ number }): PileEvent => ({ do: 'take-pile', by, pile: number })),
    { do: 'stop', by },
  ]
  return found.filter((event) => judge(state, event).verdict === 'legal')
}

/** G3, 4: one's own piles; who has none may split any. */
function splittable(state: MergeState, by: number): readonly Pile[] {
  const { piles } = seatOf(state, by)
  return piles.length > 0 ? piles : state.seats.flatMap((seat) => seat.piles)
}

function splitsOf({ number, top, size }: Pile, by: number, hand: readonly string[]): readonly PileEvent[] {
  const card = tokenOf(top.card)
  if (!hand.includes(card)) return []
  return Array.from({ length: size - 1 }, (_, i) => ({ do: 'split', by, pile: number, below: i + 1, card }))
}

/** The different cards of a hand. */
function inOrder(hand: readonly string[]): readonly string[] {
  return [...new Set(hand)].sort((a, b) => (cardOf(a) ?? 0) - (cardOf(b) ?? 0))
}

function counted({ seats }: MergeState): Counted {
  const zones = new Map<HiddenZone, { known: readonly string[]; unknown: number }>()
  const open: string[] = []
  seats.forEach(({ hand, known, knownCount, piles, laidOut }, by) => {
    zones.set(handOf(by), { known: tokensOf(known), unknown: hand - knownCount })
    zones.set(firstCardsOf(seats.length, by), { known: [], unknown: laidOut ? 0 : FIRST_PILES })
    for (const pile of piles) open.push(...downwards(pile).map(tokenOf))
  })
  return { open, zones }
}
