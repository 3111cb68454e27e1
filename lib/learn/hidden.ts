import type { Claim, HiddenZone, Movement } from '@/lib/referee/evidence'

/** Cards by the name of their hidden zone; zones that are not named are as hidden from the learner as from the table. */
export type Seen = Readonly<Record<string, readonly string[]>>

/** Follows the cards that a learner sees through what moved. Cards that nobody has told come as none. */
export function followSeen(seen: Seen, movements: readonly Movement[], nameOf: (zone: HiddenZone) => string): Seen {
  const zones: Record<string, readonly string[]> = { ...seen }
  const change = (zone: HiddenZone, to: (cards: readonly string[]) => readonly string[]) => {
    const name = nameOf(zone)
    const cards = zones[name]
    if (cards) zones[name] = to(cards)
  }
  for (const movement of movements) {
    if (movement.kind === 'reveal') change(movement.zone, (cards) => without(cards, movement.cards))
    if (movement.kind === 'take') change(movement.zone, (cards) => [...cards, ...movement.cards])
    if (movement.kind === 'draw') {
      // A stock that is told says what the learner draws; what others draw nobody sees.
      if (!zones[nameOf(movement.to)]) continue
      const stock = zones[nameOf(movement.from)] ?? []
      change(movement.to, (cards) => [...cards, ...stock.slice(0, movement.count)])
      change(movement.from, (cards) => cards.slice(movement.count))
    }
  }
  return zones
}

/** Is a claim false to who sees these cards? */
export function isRefuted(seen: Seen, { zones, cards }: Claim, nameOf: (zone: HiddenZone) => string): boolean {
  return zones.some((zone) => seen[nameOf(zone)]?.some((card) => cards.includes(card)) ?? false)
}

function without(cards: readonly string[], gone: readonly string[]): readonly string[] {
  const left = cards.slice()
  for (const card of gone) {
    const place = left.lastIndexOf(card)
    if (place >= 0) left.splice(place, 1)
  }
  return left
}
