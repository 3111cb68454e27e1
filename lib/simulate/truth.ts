import type { Deck } from '@/lib/cards/deck'
import type { Claim, HiddenZone, Movement } from '@/lib/referee/evidence'
import { type Random, seeded, shuffled } from './random'

/** The cards of each hidden zone, in the order in which they came; of a stock, the next one first. */
export type HiddenCards = ReadonlyMap<HiddenZone, readonly string[]>

/**
 * What really lies in the hidden zones of a table. Immutable: following an event gives a new one. How cards fall that
 * are shuffled during the game follows from the deal, so that whoever knows the deal and the events knows every card.
 */
export class Truth {
  private constructor(
    readonly zones: HiddenCards,
    private readonly deck: readonly string[],
    /** How often cards were shuffled since the deal. */
    private readonly shuffles: number,
  ) {}

  /** The hidden cards when the first event happens. */
  static of(zones: HiddenCards): Truth {
    return new Truth(zones, [...zones.values()].flat(), 0)
  }

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
    return Truth.of(new Map([...dealt].map(([zone, count]) => [zone, cards.splice(0, count)])))
  }

  readonly cards = (zone: HiddenZone): readonly string[] => this.zones.get(zone) ?? []

  /** The zones with other cards in some of them. */
  with(changed: HiddenCards): Truth {
    return new Truth(new Map([...this.zones, ...changed]), this.deck, this.shuffles)
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
    let { shuffles } = this
    for (const [index, movement] of movements.entries()) {
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
        case 'shuffle':
          zones.set(movement.zone, [...at(movement.zone), ...this.shuffled(movement.cards, shuffles++)])
          break
        case 'deal': {
          const cards = this.shuffled(this.deck, shuffles++)
          for (const [zone, count] of movement.zones) zones.set(zone, cards.splice(0, count))
          const next = movements[index + 1]
          if (next?.kind === 'reveal') for (const card of next.cards) put(card, next.zone, zones)
          break
        }
        case 'found':
          break
      }
    }
    return new Truth(zones, this.deck, shuffles)
  }

  private shuffled(cards: readonly string[], times: number): string[] {
    return shuffled(seeded(checksum(this.deck) + times), cards)
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

/** Makes a card lie in a zone that is seen there next: what lies there instead lies where it was. */
function put(card: string, zone: HiddenZone, zones: Map<HiddenZone, readonly string[]>): void {
  const there = zones.get(zone) ?? []
  if (there.includes(card) || there.length === 0) return
  for (const [other, cards] of zones) {
    const at = cards.indexOf(card)
    if (at < 0) continue
    zones.set(other, cards.with(at, there[0] as string))
    zones.set(zone, there.with(0, card))
    return
  }
}

/** A whole number that differs where the order of the cards does (FNV-1a). */
function checksum(cards: readonly string[]): number {
  let sum = 0x811c9dc5
  for (const letter of cards.join(' ')) sum = Math.imul(sum ^ (letter.codePointAt(0) as number), 0x01000193)
  return sum >>> 0
}
