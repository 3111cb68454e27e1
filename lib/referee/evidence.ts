import type { Deck } from '@/lib/cards/deck'

/**
 * What a referee can prove without seeing a hand (evidence.md). It knows no game: a game says which cards moved
 * between hidden zones, and which claims its acts leave.
 *
 * evidence.md asks for a perfect matching of cards (reveals, and copies hidden now) and places. There is one unless
 * some cards have fewer places than they are (Hall 1935), and here the sets of cards for which that can come about are
 * few enough to be counted, so that no matching is ever sought:
 *
 * - Known cards need no matching. A card known in a zone and the next equal one revealed from there can be matched in
 *   any matching, by exchanging what they are matched with; until then a hidden copy of it lies there and nowhere else.
 *   What is left are unknown places, one for each card of the deal, and cards not yet seen to have been anywhere.
 * - Those seen leaving a zone need places entered before, and such places stand in the order in which they were
 *   entered. So the record is possible as long as, at each reveal, a copy may be hidden and an unknown card is there.
 * - Cards shuffled into the stock are hidden copies and unknown places more, of which the same is true.
 * - A claim bars the cards it denies from the places that were occupied then, unless they had been seen before. Of the
 *   unknown cards that lay there then some have been seen since: as many as were seen that it does not deny. The others
 *   `remain` there. The claim is false where in one of its zones more remain than unknown cards lie there (the denied
 *   cards seen since are more than were drawn since), or where in all of them together more remain than copies are
 *   hidden that it does not deny. Else there is a matching: cards seen come first (by the order of places, as intervals
 *   on a line do), those that are not denied onto what lay there then as far as possible (Mendelsohn and Dulmage
 *   1958), and hidden copies onto the rest.
 */

/** A zone whose cards nobody at the table sees, e.g. one player's hand: a small whole number that the game gives it. */
export type HiddenZone = number

/** How cards move from, to and between hidden zones: those of one event in the order in which they happen. */
export type Movement =
  /** Cards leave a hidden zone and are seen. `amendable`: what is said to be seen may turn out to be wrong. */
  | { readonly kind: 'reveal'; readonly zone: HiddenZone; readonly cards: readonly string[]; readonly amendable?: true }
  /** Cards that nobody has seen go unseen from a stock, of which no claim is made, to another hidden zone. */
  | { readonly kind: 'draw'; readonly from: HiddenZone; readonly to: HiddenZone; readonly count: number }
  /** Open cards are taken into a hidden zone: known ones. */
  | { readonly kind: 'take'; readonly zone: HiddenZone; readonly cards: readonly string[] }
  /** What was last revealed from a zone, and is amendable, was not these cards but others. Nothing is taken into it. */
  | {
      readonly kind: 'amend'
      readonly zone: HiddenZone
      readonly was: readonly string[]
      readonly now: readonly string[]
    }
  /** Open cards are shuffled, unseen, into a hidden zone, a stock. */
  | { readonly kind: 'shuffle'; readonly zone: HiddenZone; readonly cards: readonly string[] }
  /** The whole deck is gathered and dealt anew: how many cards lie in each hidden zone then. Every claim is closed. */
  | { readonly kind: 'deal'; readonly zones: ReadonlyMap<HiddenZone, number> }
  /** The table itself found that the claim made last is false: it is closed, and nothing is proven. */
  | { readonly kind: 'found' }

/** "None of these hidden zones held any of these cards just before the event." */
export interface Claim {
  /** The code of the proof, e.g. `must-play`. */
  readonly code: string
  readonly zones: readonly HiddenZone[]
  readonly cards: readonly string[]
}

/** A claim proven false, and why there is no other way. */
export interface Refutation {
  /** The event that made the claim, counted from 1. */
  readonly event: number
  readonly code: string
  /**
   * Denied cards that have too few places: those seen since, from one zone, the last one first, being one more than were
   * drawn into it since; or else all that are hidden now, because too few others are. Cards taken up openly since and
   * seen again are left out: see `withKnown`.
   */
  readonly cards: readonly RefutingCard[]
  /** The zones that some of the cards must lie in still which lay there at the claim's event, unseen since. */
  readonly zones: readonly HiddenZone[]
  /** How many those are, at least. */
  readonly remain: number
}

/** A card in a refutation: one that was revealed, or one still hidden. */
export interface RefutingCard {
  readonly card: string
  readonly zone: HiddenZone | null
  /** The event that revealed it; null while it is hidden. */
  readonly event: number | null
}

/** How many of each card, by its number in the deck. */
type Counts = readonly number[]

/** What lies in a hidden zone. */
interface Contents {
  readonly unknown: number
  readonly known: Counts
  /** The event of the last reveal of unknown cards that may be amended; 0 where there was none. */
  readonly amendable: number
}

/** Claims that stand open and are true or false together. */
interface OpenClaim {
  readonly events: EarlierFirst
  readonly code: string
  readonly zones: readonly HiddenZone[]
  /** By card: is it one that the claim denies? */
  readonly denies: readonly boolean[]
  /** By zone: how many of the unknown cards that lay there then lie there still, as far as cards seen since tell. */
  readonly remain: readonly number[]
  /** Denied cards seen since, coming from the claim's zones; the last one first. */
  readonly seen: Seen | null
}

/** The claim made last, and whether it has been proven false since. */
interface LastClaim {
  readonly event: number
  readonly isFalse: boolean
}

/** A list that is shared by the longer ones made of it, last entry at its head. */
interface EarlierFirst {
  readonly event: number
  readonly before: EarlierFirst | null
}

interface Seen {
  readonly card: number
  readonly zone: HiddenZone
  readonly event: number
  readonly before: Seen | null
}

const NONE: readonly Refutation[] = []

const NO_CLAIM: LastClaim = { event: 0, isFalse: false }

/** Everything the public record says about hidden cards. Immutable: following a step gives a new one. */
export class Evidence {
  private constructor(
    private readonly tokens: readonly string[],
    private readonly indexOf: ReadonlyMap<string, number>,
    /** Copies of each card that are hidden and not known to be in any zone. */
    private hidden: Counts,
    private zones: readonly Contents[],
    private claims: readonly OpenClaim[],
    private lastClaim: LastClaim,
    /** Copies of each card in the whole deck. */
    private readonly copies: Counts,
    /** The last event followed, and its movements. */
    private readonly last: { readonly event: number; readonly movements: readonly Movement[] },
  ) {}

  /**
   * The evidence of a deal nobody has seen.
   *
   * @param dealt how many cards lie in each hidden zone, stock included: together the whole deck.
   */
  static deal(deck: Deck, dealt: ReadonlyMap<HiddenZone, number>): Evidence {
    const tokens = [...deck.keys()]
    const indexOf = new Map(tokens.map((token, index) => [token, index]))
    const copies: Counts = [...deck.values()]
    const last = { event: 0, movements: [] }
    return new Evidence(tokens, indexOf, copies, zonesOf(dealt, tokens.length), [], NO_CLAIM, copies, last)
  }

  /** The events whose claims stand open, in order. */
  get open(): readonly number[] {
    return this.claims.flatMap(({ events }) => inOrder(events)).sort((a, b) => a - b)
  }

  /**
   * The evidence after an event's movements; null where they cannot have happened.
   *
   * @param event the event's number, from 1, greater than any before.
   */
  follow(movements: readonly Movement[], event: number): { evidence: Evidence; refuted: readonly Refutation[] } | null {
    if (movements.length === 0) return { evidence: this, refuted: NONE }
    const next = this.next({ event, movements })
    let refuted = NONE
    for (const movement of movements) {
      const { hidden } = next
      if (!next.move(movement, event)) return null
      // Before anything else enters: a claim that is false is so for good.
      if (isSight(movement) && next.hidden !== hidden) refuted = joinedProofs(refuted, next.test())
    }
    return { evidence: next, refuted }
  }

  /** Could these movements happen now? */
  allows(movements: readonly Movement[], event: number): boolean {
    const next = this.next(this.last)
    next.claims = []
    return movements.every((movement) => next.move(movement, event))
  }

  /** Has the claim made last been proven false by now? */
  lastClaimIsFalse(): boolean {
    return this.lastClaim.isFalse
  }

  /** The evidence with a claim made at `event`, whose movements have been followed; null where it is false at once. */
  claim({ code, zones, cards }: Claim, event: number): Evidence | null {
    const { tokens, last } = this
    const denies = tokens.map((token) => cards.includes(token))
    // What entered at the event itself was not there just before it.
    const remain: number[] = []
    for (const zone of zones) {
      const { unknown, known } = this.contents(zone)
      let drawn = 0
      let before = known
      for (const movement of last.event === event ? last.movements : []) {
        if (movement.kind === 'draw' && movement.to === zone) drawn += movement.count
        if (movement.kind === 'take' && movement.zone === zone) before = without(before, this.indexes(movement.cards))
      }
      if (before.some((count, card) => count > 0 && denies[card])) return null
      remain.push(unknown - drawn)
    }
    const claim: OpenClaim = { events: { event, before: null }, code, zones, denies, remain, seen: null }
    if (total(remain) > this.others(claim)) return null
    const next = this.next(last)
    next.lastClaim = { event, isFalse: false }
    if (this.isSettled(claim)) return next

    // What is amended later concerns older claims only: they are not the same.
    const amendable = zones.some((zone) => this.contents(zone).amendable > 0)
    const twin = amendable ? -1 : this.claims.findIndex((other) => isSame(other, claim))
    const claims = this.claims.slice()
    const events = { event, before: claims[twin]?.events ?? null }
    claims[twin < 0 ? claims.length : twin] = { ...claim, events }
    next.claims = claims
    return next
  }

  private next(last: Evidence['last']): Evidence {
    const { tokens, indexOf, hidden, zones, claims, lastClaim, copies } = this
    return new Evidence(tokens, indexOf, hidden, zones, claims, lastClaim, copies, last)
  }

  /** Cards move. False where they cannot have been where they came from. */
  private move(movement: Movement, event: number): boolean {
    switch (movement.kind) {
      case 'reveal':
        return this.reveal(movement.zone, this.indexes(movement.cards), event, movement.amendable === true)
      case 'amend':
        return this.amend(movement.zone, this.indexes(movement.was), this.indexes(movement.now))
      case 'draw': {
        const { from, to, count } = movement
        this.change(from, { unknown: this.contents(from).unknown - count })
        this.change(to, { unknown: this.contents(to).unknown + count })
        return true
      }
      case 'take': {
        const known = this.contents(movement.zone).known.slice()
        for (const card of this.indexes(movement.cards)) known[card] = (known[card] ?? 0) + 1
        this.change(movement.zone, { known })
        return true
      }
      case 'shuffle': {
        const hidden = this.hidden.slice()
        for (const card of this.indexes(movement.cards)) hidden[card] = (hidden[card] ?? 0) + 1
        this.hidden = hidden
        this.change(movement.zone, { unknown: this.contents(movement.zone).unknown + movement.cards.length })
        return true
      }
      case 'deal':
        this.hidden = this.copies
        this.zones = zonesOf(movement.zones, this.tokens.length)
        this.claims = []
        this.lastClaim = NO_CLAIM
        return true
      case 'found':
        this.close(this.lastClaim.event)
        return true
    }
  }

  /** The claim made at an event is no longer asked about; others that say the same still are. */
  private close(event: number): void {
    this.claims = this.claims.flatMap((claim) => {
      const events = withoutEvent(claim.events, event)
      return events ? [events === claim.events ? claim : { ...claim, events }] : []
    })
  }

  private reveal(zone: HiddenZone, cards: readonly number[], event: number, amendable: boolean): boolean {
    const contents = this.contents(zone)
    const known = contents.known.slice()
    const hidden = this.hidden.slice()
    const seen: number[] = []
    for (const card of cards) {
      if (known[card]) {
        known[card]--
      } else if (hidden[card]) {
        hidden[card]--
        seen.push(card)
      } else return false
    }
    if (seen.length > contents.unknown) return false
    if (seen.length < cards.length) this.change(zone, { known })
    if (seen.length === 0) return true
    this.change(zone, { unknown: contents.unknown - seen.length, ...(amendable && { amendable: event }) })
    this.hidden = hidden
    this.claims = this.claims.map((claim) => told(claim, zone, seen, event))
    return true
  }

  private amend(zone: HiddenZone, was: readonly number[], now: readonly number[]): boolean {
    const gone = minus(was, now)
    const come = minus(now, was)
    if (gone.length === 0) return true
    const hidden = this.hidden.slice()
    for (const card of gone) hidden[card] = (hidden[card] ?? 0) + 1
    for (const card of come) {
      if (!hidden[card]) return false
      hidden[card]--
    }
    this.hidden = hidden
    const event = this.contents(zone).amendable
    this.claims = this.claims.map((claim) =>
      claim.events.event < event ? told(untold(claim, zone, gone, event), zone, come, event) : claim,
    )
    return true
  }

  /** Finds the claims that have become false; they and those that can no more become false are closed. */
  private test(): readonly Refutation[] {
    const refuted: Refutation[] = []
    this.claims = this.claims.filter((claim) => {
      const why = this.whyFalse(claim)
      if (why) for (const event of inOrder(claim.events)) refuted.push({ event, code: claim.code, ...why })
      if (why && claim.events.event === this.lastClaim.event) this.lastClaim = { ...this.lastClaim, isFalse: true }
      return !why && !this.isSettled(claim)
    })
    return refuted.length > 0 ? refuted.sort((a, b) => a.event - b.event) : NONE
  }

  private whyFalse(claim: OpenClaim): Omit<Refutation, 'event' | 'code'> | null {
    const { denies } = claim
    for (const [i, zone] of claim.zones.entries()) {
      const remain = claim.remain[i] as number
      const tooMany = remain - this.contents(zone).unknown
      if (tooMany > 0) return { cards: this.seenFrom(claim, zone).slice(tooMany - 1), zones: [zone], remain }
    }
    const remain = total(claim.remain)
    if (remain <= this.others(claim)) return null
    const cards = this.tokens.flatMap((card, index) =>
      denies[index] ? Array<RefutingCard>(this.hidden[index] as number).fill({ card, zone: null, event: null }) : [],
    )
    return { cards, zones: claim.zones.filter((_, i) => (claim.remain[i] as number) > 0), remain }
  }

  /** Nothing remains of what the claim spoke of: no card to come can make it false. */
  private isSettled({ zones, remain }: OpenClaim): boolean {
    return zones.every((zone, i) => (remain[i] as number) <= 0 && this.contents(zone).amendable === 0)
  }

  /** Hidden copies of cards that a claim does not deny. */
  private others({ denies }: OpenClaim): number {
    let others = 0
    for (let card = 0; card < denies.length; card++) if (!denies[card]) others += this.hidden[card] as number
    return others
  }

  private seenFrom(claim: OpenClaim, zone: HiddenZone): readonly RefutingCard[] {
    const cards: RefutingCard[] = []
    for (let at = claim.seen; at; at = at.before) {
      if (at.zone === zone) cards.push({ card: this.tokens[at.card] as string, zone, event: at.event })
    }
    return cards
  }

  private contents(zone: HiddenZone): Contents {
    return this.zones[zone] ?? { unknown: 0, known: this.tokens.map(() => 0), amendable: 0 }
  }

  private change(zone: HiddenZone, changed: Partial<Contents>): void {
    const zones = this.zones.slice()
    zones[zone] = { ...this.contents(zone), ...changed }
    this.zones = zones
  }

  private indexes(tokens: readonly string[]): readonly number[] {
    return tokens.map((token) => this.indexOf.get(token) ?? -1)
  }
}

/**
 * The cards of a refutation, the last one first, and with them those equal to them that were taken up openly and seen
 * again meanwhile: without these, who sees a card that was taken up would think that it is one of them.
 *
 * @param since what moved from the claim's event on, in order.
 */
export function withKnown(
  { cards }: Refutation,
  since: Iterable<{ readonly event: number; readonly movements: readonly Movement[] }>,
): readonly RefutingCard[] {
  const lastSeen = new Map<string, number>()
  for (const { card, event } of cards) lastSeen.set(card, Math.max(event ?? 0, lastSeen.get(card) ?? 0))
  const zone = cards[0]?.zone ?? null
  if (zone === null) return cards
  const known = new Map<string, number>()
  const again: RefutingCard[] = []
  for (const { event, movements } of since) {
    for (const movement of movements) {
      if ((movement.kind !== 'take' && movement.kind !== 'reveal') || movement.zone !== zone) continue
      for (const card of movement.cards) {
        const count = known.get(card) ?? 0
        if (movement.kind === 'take') known.set(card, count + 1)
        else if (count > 0) {
          known.set(card, count - 1)
          if (event <= (lastSeen.get(card) ?? 0)) again.push({ card, zone, event })
        }
      }
    }
  }
  return [...cards, ...again].sort((a, b) => (b.event as number) - (a.event as number))
}

/** Hidden zones in which nothing is known yet. */
function zonesOf(dealt: ReadonlyMap<HiddenZone, number>, cards: number): readonly Contents[] {
  const known: Counts = Array<number>(cards).fill(0)
  const zones: Contents[] = []
  for (const [zone, unknown] of dealt) zones[zone] = { unknown, known, amendable: 0 }
  return zones
}

/** Is a card seen by this that nobody saw before? Only that can make a claim false. */
function isSight({ kind }: Movement): boolean {
  return kind === 'reveal' || kind === 'amend'
}

function joinedProofs(some: readonly Refutation[], more: readonly Refutation[]): readonly Refutation[] {
  if (some.length === 0) return more
  return more.length === 0 ? some : [...some, ...more].sort((a, b) => a.event - b.event)
}

/** The list without an event; the list itself where it was not in it, null where nothing is left. */
function withoutEvent(list: EarlierFirst, event: number): EarlierFirst | null {
  if (list.event === event) return list.before
  if (!list.before || list.event < event) return list
  const before = withoutEvent(list.before, event)
  return before === list.before ? list : { event: list.event, before }
}

/** A claim after unknown cards were seen coming from a zone. */
function told(claim: OpenClaim, zone: HiddenZone, cards: readonly number[], event: number): OpenClaim {
  if (!claim.zones.includes(zone)) return claim
  let { seen } = claim
  for (const card of cards) if (claim.denies[card]) seen = { card, zone, event, before: seen }
  return { ...claim, remain: remaining(claim, zone, cards, -1), seen }
}

/** A claim after it was found that cards had not come from a zone, at an event since. */
function untold(claim: OpenClaim, zone: HiddenZone, cards: readonly number[], event: number): OpenClaim {
  if (!claim.zones.includes(zone)) return claim
  const denied = cards.filter((card) => claim.denies[card])
  const less = (seen: Seen | null): Seen | null => {
    if (!seen) return null
    const at = seen.zone === zone && seen.event === event ? denied.indexOf(seen.card) : -1
    if (at >= 0) denied.splice(at, 1)
    return at >= 0 ? less(seen.before) : { ...seen, before: less(seen.before) }
  }
  return { ...claim, remain: remaining(claim, zone, cards, 1), seen: less(claim.seen) }
}

function remaining({ zones, remain, denies }: OpenClaim, zone: HiddenZone, cards: readonly number[], each: number) {
  const change = each * cards.filter((card) => !denies[card]).length
  return change === 0 ? remain : remain.map((count, i) => (zones[i] === zone ? count + change : count))
}

/** Does a claim that stands open say what a new one says, and will both always be true or false together? */
function isSame(open: OpenClaim, claim: OpenClaim): boolean {
  return (
    open.code === claim.code &&
    open.seen === null &&
    isEqual(open.remain, claim.remain) &&
    isEqual(open.zones, claim.zones) &&
    isEqual(open.denies, claim.denies)
  )
}

function isEqual<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, i) => item === b[i])
}

/** How many cards remain, where there are any. */
function total(remain: readonly number[]): number {
  let sum = 0
  for (const count of remain) if (count > 0) sum += count
  return sum
}

function inOrder(last: EarlierFirst): number[] {
  const events: number[] = []
  for (let at: EarlierFirst | null = last; at; at = at.before) events.push(at.event)
  return events.reverse()
}

function without(counts: Counts, cards: readonly number[]): Counts {
  const left = counts.slice()
  for (const card of cards) left[card] = (left[card] ?? 0) - 1
  return left
}

/** What is in one list and not in the other, each as often. */
function minus(list: readonly number[], other: readonly number[]): readonly number[] {
  const rest = other.slice()
  return list.filter((card) => {
    const at = rest.indexOf(card)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}
