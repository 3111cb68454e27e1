import type { Claim, HiddenZone, Movement } from '@/lib/referee/evidence'
import type { Header } from '@/lib/referee/game'
import { type Card, cardOf, deckTokenOf } from './card'
import type { MischMaschEvent } from './event'
import type { MischMaschOptions } from './options'
import { type MischMaschState, open } from './state'
import { supplies } from './supply'
import { wayOf } from './way'

/** Each hand is a hidden zone, numbered as its seat; so is the stock. */
export const stockOf = (players: number): HiddenZone => players

/** What lies hidden after the deal (A1.4). */
export function dealt(header: Header<MischMaschOptions>): ReadonlyMap<HiddenZone, number> {
  const { seats, stock } = open(header)
  return new Map([...seats.map(({ hand }, by) => [by, hand] as const), [stockOf(seats.length), stock]])
}

const NOTHING: readonly Movement[] = []

/** A card is seen that was in a hand. */
export function laid(by: number, card: Card): readonly Movement[] {
  return [{ kind: 'reveal', zone: by, cards: [deckTokenOf(card)] }]
}

/** A card is seen that was in the stock, into which the open cards may have been shuffled first (A3.1). */
export function turnedUp(state: MischMaschState, card: Card): readonly Movement[] {
  const zone = stockOf(state.seats.length)
  const reveal: Movement = { kind: 'reveal', zone, cards: [deckTokenOf(card)] }
  if (state.stock > 0) return [reveal]
  return [{ kind: 'shuffle', zone, cards: belowTop(state, null) }, reveal]
}

/** The open cards but the top one; `laidNow` is that where it has only just been laid. */
function belowTop({ visible, top }: MischMaschState, laidNow: Card | null): readonly string[] {
  return visible.flatMap((count, card) => {
    const below = laidNow === null && card === top ? count - 1 : count
    return below > 0 ? Array<string>(below).fill(deckTokenOf(card)) : []
  })
}

/** What an event moved that was applied. */
export function movements(
  before: MischMaschState,
  event: MischMaschEvent,
  after: MischMaschState,
): readonly Movement[] {
  if (after === before || event.do === 'leave' || event.do === 'end') return NOTHING
  if (event.do === 'turn-up') return turnedUp(before, cardOf(event.card) as Card)
  const moved: Movement[] = []
  const card = event.do === 'play' ? (cardOf(event.card) as Card) : null
  if (card !== null) {
    moved.push(...laid(event.by, card))
    // A6.2: what it replaces goes back into its owner's hand, openly.
    if (before.interjection && wayOf(before, event.by, card) === 'replacing') {
      moved.push({ kind: 'take', zone: before.interjection.by, cards: [deckTokenOf(card)] })
    }
  }
  const stock = stockOf(before.seats.length)
  for (const step of supplies(before, event)) {
    moved.push(
      step.kind === 'draw'
        ? { kind: 'draw', from: stock, to: step.by, count: step.count }
        : { kind: 'shuffle', zone: stock, cards: belowTop(before, card) },
    )
  }
  return moved
}

/** Nothing that is done in Misch Masch says anything of a hand: who draws may do so by choice (A4.3). */
export function claim(): Claim | null {
  return null
}
