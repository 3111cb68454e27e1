import type { Claim, HiddenZone, Movement } from '@/lib/referee/evidence'
import type { Header } from '@/lib/referee/game'
import { CARDS_OF, PLUS_FOUR, tokenOf } from './card'
import { tokensOf } from './counts'
import type { MauMauEvent } from './event'
import type { MauMauOptions } from './options'
import { type MauMauState, open, seatOf } from './state'

/** Each hand is a hidden zone, numbered as its seat; so is the stock. */
export const stockOf = (players: number): HiddenZone => players

/** Before the first `start` every card lies in the stock (U3.1). */
export function dealt(header: Header<MauMauOptions>): ReadonlyMap<HiddenZone, number> {
  const { seats, stock } = open(header)
  return zones(
    seats.map(({ hand }) => hand),
    stock,
  )
}

const zones = (hands: readonly number[], stock: number) =>
  new Map<HiddenZone, number>([...hands.entries(), [stockOf(hands.length), stock]])

const NOTHING: readonly Movement[] = []

/** What an event moved that was applied. */
export function movements(before: MauMauState, event: MauMauEvent, after: MauMauState): readonly Movement[] {
  if (after === before) return NOTHING
  switch (event.do) {
    case 'start': {
      const hands = after.seats.map(({ hand }) => hand)
      return [
        { kind: 'deal', zones: zones(hands, after.stock + 1) },
        { kind: 'reveal', zone: stockOf(hands.length), cards: [event.card] },
      ]
    }
    case 'play':
      return [{ kind: 'reveal', zone: event.by, cards: [event.card] }]
    case 'count':
      return event.cards.length > 0 ? [{ kind: 'reveal', zone: event.by, cards: event.cards }] : NOTHING
    case 'draw':
      return drawn(before, after, event.by)
    case 'catch':
      return drawn(before, after, event.of)
    case 'challenge': {
      if (!before.four || !event.guilty) return drawn(before, after, event.by)
      const moved = drawn(before, after, before.four.by)
      return before.four.claim === 'open' ? [...moved, { kind: 'found' }] : moved
    }
    default:
      return NOTHING
  }
}

/** What a player drew; an empty stock was filled with the discards before it, or amid it (U4.3). */
function drawn(before: MauMauState, after: MauMauState, by: number): readonly Movement[] {
  const count = seatOf(after, by).hand - seatOf(before, by).hand
  if (count === 0) return NOTHING
  const stock = stockOf(before.seats.length)
  const draw = (cards: number): Movement => ({ kind: 'draw', from: stock, to: by, count: cards })
  if (after.discards === before.discards) return [draw(count)]
  const shuffle: Movement = { kind: 'shuffle', zone: stock, cards: belowTop(before) }
  const first = before.stock
  return first > 0 ? [draw(first), shuffle, draw(count - first)] : [shuffle, draw(count)]
}

/** The open cards but the top one. */
function belowTop({ visible, top }: MauMauState): readonly string[] {
  const cards = tokensOf(visible)
  const atTop = top === null ? -1 : cards.indexOf(tokenOf(top))
  return cards.filter((_, i) => i !== atTop)
}

/** U5.5: a +4 claims that its player holds no card of the colour in force. */
export function claim({ colour, phase }: MauMauState, event: MauMauEvent): Claim | null {
  if (event.do !== 'play' || event.card !== tokenOf(PLUS_FOUR) || colour === null || phase !== 'playing') return null
  return { code: 'had-the-colour', zones: [event.by], cards: CARDS_OF[colour] }
}
