import type { HiddenZone } from '@/lib/referee/evidence'
import type { CardsIn, Counted, Simulated } from '@/lib/referee/simulated'
import { type Card, CHAM, deckTokenOf, fits, mirrorOf, tokenOf } from './card'
import type { MischMaschEvent, Play } from './event'
import { stockOf } from './hidden'
import { judge } from './judge'
import { isIn, type MischMaschState, seatOf, unaccounted } from './state'
import { table } from './table'
import { wayOf } from './way'

/** What players of Misch Masch do who see their cards. */
export const simulated: Simulated<MischMaschEvent, MischMaschState> = {
  zoneName: ({ seats }, zone) => (zone === stockOf(seats.length) ? 'stock' : `hand ${zone}`),
  exchanges: ({ seats }) => seats.map(() => []),
  acts,
  sees: (_state, by) => [by],
  isRoutine: (event) => event.do === 'turn-up', // A3.1
  decided: (event) => event,
  counted,
  chances,
}

/** All cards, by their order. */
const ALL: readonly Card[] = Array.from({ length: CHAM + 1 }, (_, card) => card)

/** Plays by card, then the draw, then the card that the table turns up. A half card that nobody has seen may be either side. */
function acts(state: MischMaschState, by: number, cards: CardsIn): readonly MischMaschEvent[] {
  if (state.over || !isIn(seatOf(state, by))) return []
  const found: MischMaschEvent[] = []
  if (state.top !== null) plays(state, by, cards(by), found)
  if (state.turn === by) found.push({ do: 'draw', by })
  if (!state.opened) turnUp(state, cards, found)
  return found
}

function plays(state: MischMaschState, by: number, held: readonly string[], found: MischMaschEvent[]): void {
  const drawn = held.at(-1)
  for (const card of candidates(state, by)) {
    if (!held.includes(deckTokenOf(card))) continue
    // A4.3, A4.6: of the hand only the card just drawn is laid late; one that fits doubly is interjected.
    const late = wayOf(state, by, card) === 'play-drawn'
    if (late && deckTokenOf(card) !== drawn && !isInterjected(state, card)) continue
    const event: Play = { do: 'play', by, card: tokenOf(card) }
    if (judge(state, event).verdict === 'legal') found.push(event)
  }
}

/** Out of turn only a card can be laid that fits doubly, or the one on top to replace it (A6). */
function candidates(
  { opened, turn, follower, drawer, top, interjection }: MischMaschState,
  by: number,
): readonly Card[] {
  if (!opened || turn === by || follower === by || drawer === by) return ALL
  const mirror = mirrorOf(top as Card)
  return [...(mirror === null ? [] : [mirror]), ...(interjection ? [top as Card] : [])].sort((a, b) => a - b)
}

/** A6.1 */
function isInterjected({ options, top }: MischMaschState, card: Card): boolean {
  return options.interject !== 'none' && mirrorOf(top as Card) === card
}

/** A4.1: the first card, and another one as long as nobody has one that fits. */
function turnUp(state: MischMaschState, cards: CardsIn, found: MischMaschEvent[]): void {
  const { top, seats } = state
  const next = cards(stockOf(seats.length))[0]
  const fitting = (token: string) => ALL.some((card) => deckTokenOf(card) === token && fits(card, top as Card))
  if (top !== null && seats.some((seat, by) => isIn(seat) && cards(by).some(fitting))) return
  for (const card of ALL) {
    if (deckTokenOf(card) !== next) continue
    const event: MischMaschEvent = { do: 'turn-up', card: tokenOf(card) }
    if (judge(state, event).verdict === 'legal') found.push(event)
  }
}

function counted(state: MischMaschState): Counted {
  const zones = new Map<HiddenZone, { known: readonly string[]; unknown: number }>()
  state.seats.forEach(({ hand, known }, by) => {
    zones.set(by, { known: known.map(deckTokenOf), unknown: hand - known.length })
  })
  zones.set(stockOf(state.seats.length), { known: [], unknown: state.stock })
  return { open: state.visible.flatMap((count, card) => Array<string>(count).fill(deckTokenOf(card))), zones }
}

/**
 * The cards that a listed chance may be taken with, as far as everybody can count; and those that replace an
 * interjection (A6.2), which the table does not list.
 */
function chances(state: MischMaschState): readonly MischMaschEvent[] {
  const listed = table(state).chances
  return [...state.seats.keys()].flatMap((by) => {
    if (by === state.turn || state.turn === null) return []
    return candidates(state, by).flatMap((card): readonly Play[] => {
      const isListed = listed.some((chance) => chance.by === by && isTaken(state, chance, card))
      if (!isListed && wayOf(state, by, card) !== 'replacing') return []
      const event: Play = { do: 'play', by, card: tokenOf(card) }
      return judge(state, event).verdict === 'legal' ? [event] : []
    })
  })
}

function isTaken(state: MischMaschState, chance: ReturnType<typeof table>['chances'][number], card: Card): boolean {
  switch (chance.kind) {
    case 'follow':
      return true
    case 'play-drawn':
      return unaccounted(state, card) > 0
    case 'interject':
      return chance.card === tokenOf(card)
  }
}
