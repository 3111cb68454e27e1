import type { Deck } from '@/lib/cards/deck'
import type { Claim, HiddenZone, Movement } from '@/lib/referee/evidence'

/** Places that were entered in one zone at one event, unknown or known as one card (evidence.md). */
interface Places {
  zone: HiddenZone
  readonly card: string | null
  readonly entered: number
  room: number
}

/** A reveal, or a copy hidden now: then it has no zone and no event. */
interface Item {
  readonly card: string
  readonly zone: HiddenZone | null
  readonly event: number | null
}

interface OpenClaim extends Claim {
  readonly event: number
}

/**
 * evidence.md word for word: all places, all reveals and all hidden copies, and a perfect matching of them sought anew
 * for the record and for each open claim (augmenting paths: Kuhn 1955). Slow and plain, to test the evidence against
 * and to time it beside. A zone that has been emptied is forgotten, as the page allows.
 */
export class Matchings {
  private places: Places[]
  private items: Item[]
  private claims: readonly OpenClaim[] = []

  /** The event of the claim made last. */
  private lastClaim = 0

  constructor(
    private readonly deck: Deck,
    dealt: ReadonlyMap<HiddenZone, number>,
  ) {
    this.places = placesOf(dealt)
    this.items = itemsOf(deck)
  }

  get size(): { readonly places: number; readonly claims: number } {
    return { places: this.items.length, claims: this.claims.length }
  }

  /** As another is now, whatever becomes of that one. */
  copy({ places, items, claims, lastClaim }: Matchings): void {
    this.lastClaim = lastClaim
    this.places = places.map((one) => ({ ...one }))
    this.items = items.slice()
    this.claims = claims
  }

  /** Carries out what can have happened, and seeks no matching. */
  note(movements: readonly Movement[], event: number, refuted: readonly number[]): void {
    for (const movement of movements) this.move(movement, event)
    this.claims = this.claims.filter((claim) => !refuted.includes(claim.event))
    this.forget(movements)
  }

  /** Notes a claim that is not false at once. */
  noteClaim(claim: Claim, event: number): void {
    this.lastClaim = event
    this.claims = [...this.claims, { ...claim, event }]
  }

  /** The events of the claims that an event's movements prove false; null where these cannot have happened. */
  follow(movements: readonly Movement[], event: number): readonly number[] | null {
    const before = { places: this.places.map((places) => ({ ...places })), items: this.items.slice() }
    for (const movement of movements) {
      if (this.move(movement, event)) continue
      Object.assign(this, before)
      return null
    }
    const refuted = this.test()
    if (!refuted) Object.assign(this, before)
    else this.forget(movements)
    return refuted
  }

  /** Can cards move like this? Nothing is kept of it, and no claim is tested. */
  allows(movements: readonly Movement[], event: number): boolean {
    const alone = new Matchings(this.deck, new Map())
    alone.copy(this)
    alone.claims = []
    return alone.follow(movements, event) !== null
  }

  /** Seeks all matchings; null where the record has none. */
  test(): readonly number[] | null {
    if (!this.isMatched()) return null
    const standing = this.claims.filter((claim) => this.isMatched(claim))
    const refuted = this.claims.filter((claim) => !standing.includes(claim)).map(({ event }) => event)
    this.claims = standing
    return refuted
  }

  /** False where the claim is false at once: it is then not kept. */
  claim(claim: Claim, event: number): boolean {
    if (!this.isMatched({ ...claim, event })) return false
    this.noteClaim(claim, event)
    return true
  }

  private move(movement: Movement, event: number): boolean {
    switch (movement.kind) {
      case 'reveal':
        return movement.cards.every((card) => this.replaceHidden(card, { card, zone: movement.zone, event }))
      case 'draw': {
        const from = this.places.find(({ zone }) => zone === movement.from) as Places
        from.room -= movement.count
        this.places.push({ zone: movement.to, card: null, entered: event, room: movement.count })
        return true
      }
      case 'take':
        for (const card of movement.cards) {
          this.places.push({ zone: movement.zone, card, entered: event, room: 1 })
          this.items.push({ card, zone: null, event: null })
        }
        return true
      case 'amend':
        return this.amend(movement.zone, movement.was, movement.now)
      case 'shuffle': {
        // Shuffled cards lie anywhere hidden: in the stock they are like those that were there from the first.
        const stock = this.places.find(({ zone }) => zone === movement.zone)
        if (stock) stock.room += movement.cards.length
        else this.places.push({ zone: movement.zone, card: null, entered: 0, room: movement.cards.length })
        for (const card of movement.cards) this.items.push({ card, zone: null, event: null })
        return true
      }
      case 'deal':
        this.places = placesOf(movement.zones)
        this.items = itemsOf(this.deck)
        this.claims = []
        return true
      case 'found':
        this.claims = this.claims.filter(({ event: made }) => made !== this.lastClaim)
        return true
    }
  }

  private amend(zone: HiddenZone, was: readonly string[], now: readonly string[]): boolean {
    const events: (number | null)[] = []
    for (const card of was) {
      const index = this.items.findIndex((item) => item.zone === zone && item.card === card)
      events.push((this.items[index] as Item).event)
      this.items[index] = { card, zone: null, event: null }
    }
    return now.every((card, i) => this.replaceHidden(card, { card, zone, event: events[i] as number }))
  }

  private replaceHidden(card: string, item: Item): boolean {
    const index = this.items.findIndex((one) => one.event === null && one.card === card)
    if (index >= 0) this.items[index] = item
    return index >= 0
  }

  private fits({ card, zone, event }: Item, places: Places, claim?: OpenClaim): boolean {
    if (places.card !== null && places.card !== card) return false
    if (event !== null && (zone !== places.zone || places.entered >= event)) return false
    if (!claim || places.entered >= claim.event || !claim.cards.includes(card)) return true
    return (event !== null && event <= claim.event) || !claim.zones.includes(places.zone)
  }

  /** Is there a perfect matching, in which the claim is true? */
  private isMatched(claim?: OpenClaim): boolean {
    const { items, places } = this
    const on: number[][] = places.map(() => [])
    const triedFor: number[] = places.map(() => -1)
    const fits = (item: number, place: number) => this.fits(items[item] as Item, places[place] as Places, claim)
    const seat = (item: number, search: number): boolean => {
      for (let place = places.length - 1; place >= 0; place--) {
        const there = on[place] as number[]
        if (there.length === (places[place] as Places).room || !fits(item, place)) continue
        there.push(item)
        return true
      }
      for (let place = places.length - 1; place >= 0; place--) {
        if (triedFor[place] === search || !fits(item, place)) continue
        triedFor[place] = search
        const there = on[place] as number[]
        for (let i = 0; i < there.length; i++) {
          if (!seat(there[i] as number, search)) continue
          there[i] = item
          return true
        }
      }
      return false
    }
    return items.every((_, item) => seat(item, item))
  }

  private forget(movements: readonly Movement[]): void {
    for (const movement of movements) {
      if (movement.kind !== 'reveal' || movement.amendable) continue
      const { zone } = movement
      const room = this.places.reduce((sum, places) => sum + (places.zone === zone ? places.room : 0), 0)
      if (room > this.items.filter((item) => item.zone === zone).length) continue
      this.places = this.places.filter((places) => places.zone !== zone)
      this.items = this.items.filter((item) => item.zone !== zone)
      this.claims = this.claims.filter(({ zones }) => zones.some((one) => this.places.some(({ zone }) => zone === one)))
    }
  }
}

const placesOf = (dealt: ReadonlyMap<HiddenZone, number>): Places[] =>
  [...dealt].map(([zone, room]) => ({ zone, card: null, entered: 0, room }))

const itemsOf = (deck: Deck): Item[] =>
  [...deck].flatMap(([card, copies]) => Array<Item>(copies).fill({ card, zone: null, event: null }))
