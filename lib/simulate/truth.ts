import type { Deck } from '@/lib/cards/deck'
import type { Claim, HiddenZone, Movement } from '@/lib/referee/evidence'
import { type Random, shuffled } from './random'

/** The cards of each hidden zone, in the order in which they came; of a stock, the next one first. */
export type HiddenCards = ReadonlyMap<HiddenZone, readonly string[]>

/** What really lies in the hidden zones of a table. Immutable: following an event gives a new one. */
export class Truth {
  constructor(readonly zones: HiddenCards) {}

  /**
   * Shuffles a deck and deals it.
   *
   * @param dealt how many cards lie in each hidden zone, stock included: together the whole deck.
   */
  static deal(deck: Deck, dealt: ReadonlyMap<HiddenZone, number>, random: Random): Truth {
    const cards = shuffled(
      random,
      [...deck].flatMap(([card, copies]) => Array<string>(copies).fill(card)),
    )
    return new Truth(new Map([...dealt].map(([zone, count]) => [zone, cards.splice(0, count)])))
  }

  readonly cards = (zone: HiddenZone): readonly string[] => this.zones.get(zone) ?? []

  /** The zones with other cards in some of them. */
  with(changed: HiddenCards): Truth {
    return new Truth(new Map([...this.zones, ...changed]))
  }

  /** Is what an act claimed true now, just before it? */
  bears({ zones, cards }: Claim): boolean {
    return !zones.some((zone) => this.cards(zone).some((card) => cards.includes(card)))
  }

  /** @throws Error where the cards that were seen do not lie there. */
  follow(movements: readonly Movement[]): Truth {
    if (movements.length === 0) return this
    const zones = new Map(this.zones)
    const at = (zone: HiddenZone) => zones.get(zone) ?? []
    for (const movement of movements) {
      switch (movement.kind) {
        case 'reveal':
          zones.set(movement.zone, without(at(movement.zone), movement.cards))
          break
        case 'draw': {
          const from = at(movement.from)
          if (from.length < movement.count) throw new Error(`${movement.count} cards drawn of ${from.length}`)
          zones.set(movement.from, from.slice(movement.count))
          zones.set(movement.to, [...at(movement.to), ...from.slice(0, movement.count)])
          break
        }
        case 'take':
          zones.set(movement.zone, [...at(movement.zone), ...movement.cards])
          break
        case 'amend':
          throw new Error('what was said to lie open is never wrong here')
      }
    }
    return new Truth(zones)
  }
}

/** The last ones of each go: what was drawn last is what is played quickly. */
function without(cards: readonly string[], gone: readonly string[]): readonly string[] {
  const left = cards.slice()
  for (const card of gone) {
    const at = left.lastIndexOf(card)
    if (at < 0) throw new Error(`${card} is not among ${left.join(' ') || 'no cards'}`)
    left.splice(at, 1)
  }
  return left
}
