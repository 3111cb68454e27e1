import type { Deck } from '@/lib/cards/deck'
import type { Claim, HiddenZone, Movement } from '@/lib/referee/evidence'

/** What is on record of one event. */
export interface Step {
  readonly event: number
  readonly movements: readonly Movement[]
  readonly claim?: Claim | undefined
}

/** The hidden cards of a world: by zone, of a stock the next one first. */
type Cards = Map<HiddenZone, string[]>

/**
 * Brute force: every deal there can have been is played through. For decks of a few cards.
 *
 * A claim can be true if it is in some deal that agrees with all that was seen; the record is possible if there is one.
 */
export class Worlds {
  private readonly deals: readonly Cards[]

  constructor(deck: Deck, dealt: ReadonlyMap<HiddenZone, number>) {
    const cards = [...deck].flatMap(([card, copies]) => Array<string>(copies).fill(card))
    this.deals = [...arrangements(cards)].map((order) => {
      const left = order.slice()
      return new Map([...dealt].map(([zone, count]) => [zone, left.splice(0, count)]))
    })
  }

  /** Are there deals that agree with a record, and which of its claims are true in one of them? */
  survey(record: readonly Step[]): { readonly possible: boolean; readonly tenable: ReadonlySet<number> } {
    const steps = amended(record)
    const tenable = new Set<number>()
    let possible = false
    for (const deal of this.deals) {
      const kept = play(deal, steps)
      if (!kept) continue
      possible = true
      for (const event of kept) tenable.add(event)
    }
    return { possible, tenable }
  }
}

/** The claims that are true in a deal; null where something was seen that cannot be in it. */
function play(deal: Cards, steps: readonly Step[]): readonly number[] | null {
  const zones: Cards = new Map([...deal].map(([zone, cards]) => [zone, cards.slice()]))
  const at = (zone: HiddenZone) => zones.get(zone) as string[]
  const kept: number[] = []
  for (const { event, movements, claim } of steps) {
    for (const movement of movements) {
      if (movement.kind !== 'reveal') continue
      for (const card of movement.cards) {
        const index = at(movement.zone).indexOf(card)
        if (index < 0) return null
        at(movement.zone).splice(index, 1)
      }
    }
    if (claim && !claim.zones.some((zone) => at(zone).some((card) => claim.cards.includes(card)))) kept.push(event)
    for (const movement of movements) {
      if (movement.kind === 'draw') at(movement.to).push(...at(movement.from).splice(0, movement.count))
      if (movement.kind === 'take') at(movement.zone).push(...movement.cards)
    }
  }
  return kept
}

/** A record in which what was amended is as it should have been from the first. */
function amended(record: readonly Step[]): readonly Step[] {
  const steps = record.map((step) => ({ ...step, movements: [...step.movements] }))
  for (const step of record) {
    for (const movement of step.movements) {
      if (movement.kind !== 'amend') continue
      for (const { movements } of steps) {
        const index = movements.findIndex((one) => one.kind === 'reveal' && one.amendable && one.zone === movement.zone)
        if (index >= 0) movements[index] = { kind: 'reveal', zone: movement.zone, cards: movement.now, amendable: true }
      }
    }
  }
  return steps
}

/** Every order of some cards, equal ones not told apart. */
function* arrangements(cards: readonly string[]): Generator<readonly string[]> {
  if (cards.length === 0) yield []
  for (const first of new Set(cards)) {
    const rest = cards.slice()
    rest.splice(rest.indexOf(first), 1)
    for (const order of arrangements(rest)) yield [first, ...order]
  }
}
