import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { between, pick, type Random, seeded } from '@/lib/simulate/random'
import { Matchings } from '@/test/evidence/matchings'
import { type Step, Worlds } from '@/test/evidence/worlds'
import { type Claim, Evidence, type HiddenZone, type Movement, withKnown } from './evidence'

const STOCK = 0
const ANA = 1
const BEN = 2
const UP = 3

const reveal = (zone: HiddenZone, ...cards: string[]): Movement => ({ kind: 'reveal', zone, cards })
const take = (zone: HiddenZone, ...cards: string[]): Movement => ({ kind: 'take', zone, cards })
const draw = (to: HiddenZone, count: number): Movement => ({ kind: 'draw', from: STOCK, to, count })
const mustPlay = (zone: HiddenZone, ...cards: string[]): Claim => ({ code: 'must-play', zones: [zone], cards })

/** A table that goes on from event to event, each of which can have happened. */
class Table {
  events = 0
  refuted: readonly number[] = []

  constructor(public evidence: Evidence) {}

  follow(...movements: Movement[]): this {
    const followed = this.evidence.follow(movements, ++this.events)
    if (!followed) throw new Error(`event ${this.events} cannot have happened`)
    this.evidence = followed.evidence
    this.refuted = followed.refuted.map(({ event }) => event)
    return this
  }

  claim(claim: Claim): this {
    const claimed = this.evidence.claim(claim, this.events)
    if (!claimed) throw new Error(`the claim of event ${this.events} is false at once`)
    this.evidence = claimed
    return this
  }

  allows(...movements: Movement[]): boolean {
    const allows = this.evidence.allows(movements, this.events + 1)
    expect(this.evidence.follow(movements, this.events + 1) !== null).toBe(allows)
    return allows
  }

  isFalseAtOnce(claim: Claim): boolean {
    return this.evidence.claim(claim, this.events) === null
  }
}

/** A stock of ten, three cards in each hand, three face-up ones: of 1 to 4 four each, of 8 two, of 9 one. */
const deck = new Map([...['1', '2', '3', '4'].map((card) => [card, 4] as const), ['8', 2], ['9', 1]])
const dealt = new Map([
  [STOCK, 10],
  [ANA, 3],
  [BEN, 3],
  [UP, 3],
])
const begin = () => new Table(Evidence.deal(deck, dealt))

describe('possible', () => {
  it('is every card of the deck, as often as there are copies', () => {
    const table = begin().follow(reveal(ANA, '8'))
    expect(table.allows(reveal(BEN, '8'))).toBe(true)
    expect(table.allows(reveal(BEN, '8', '8'))).toBe(false)
    expect(table.allows(reveal(BEN, '10'))).toBe(false)
  })

  it('is not a card from a hand in which all are known to be others', () => {
    const table = begin()
      .follow(reveal(BEN, '1', '2', '3'))
      .follow(take(BEN, '1', '2'))
    expect(table.allows(reveal(BEN, '4'))).toBe(false)
    expect(table.allows(reveal(BEN, '2', '1'))).toBe(true)
    expect(table.allows(reveal(BEN, '1', '1'))).toBe(false)
  })

  it('is not a copy that is known to be in another hand', () => {
    const table = begin().follow(reveal(ANA, '9')).follow(take(BEN, '9'))
    expect(table.allows(reveal(ANA, '9'))).toBe(false)
    expect(table.allows(reveal(BEN, '9'))).toBe(true)
  })

  it('is a card drawn before, and none drawn or taken up after it', () => {
    const table = begin().follow(reveal(BEN, '1', '1', '1'))
    expect(table.allows(reveal(BEN, '2'), draw(BEN, 1))).toBe(false)
    expect(table.allows(reveal(BEN, '1'), take(BEN, '1'))).toBe(false)
    expect(table.follow(draw(BEN, 1)).allows(reveal(BEN, '2'))).toBe(true)
  })

  it('is no card from where all have been drawn or seen', () => {
    const table = begin().follow(reveal(ANA, '1', '1', '1'), draw(ANA, 9))
    expect(table.allows(reveal(STOCK, '2', '2'))).toBe(false)
    expect(table.follow(reveal(STOCK, '2')).allows(reveal(STOCK, '2'))).toBe(false)
  })
})

describe('a claim', () => {
  it('is proven false by a card that was held already (the worked example of the page)', () => {
    // Ben holds three cards and picks up a pile topped by an 8.
    const table = begin()
      .follow(reveal(ANA, '4', '4', '8'))
      .follow(take(BEN, '4', '4', '8'))
      .claim(mustPlay(BEN, '8', '9'))
    expect(table.evidence.open).toEqual([2])
    table.follow(reveal(BEN, '8'))
    expect(table.refuted).toEqual([])
    const { refuted } = table.evidence.follow([reveal(BEN, '9')], 4) ?? {}
    expect(refuted).toEqual([
      { event: 2, code: 'must-play', cards: [{ card: '9', zone: BEN, event: 4 }], zones: [BEN], remain: 3 },
    ])
    expect(table.follow(reveal(BEN, '9')).evidence.open).toEqual([])
  })

  it('is told with the equal cards that were taken up and seen again', () => {
    const movements = [[take(BEN, '8')], [reveal(BEN, '8')], [reveal(BEN, '8')], [take(BEN, '8')]]
    const table = begin().follow(reveal(ANA, '8')).follow(take(BEN, '8')).claim(mustPlay(BEN, '8'))
    const { refuted = [] } = table.follow(reveal(BEN, '8')).evidence.follow([reveal(BEN, '8')], 4) ?? {}
    expect(refuted[0]?.cards).toEqual([{ card: '8', zone: BEN, event: 4 }])
    const since = movements.map((moved, index) => ({ event: index + 2, movements: moved }))
    expect(refuted[0] && withKnown(refuted[0], since)).toEqual([
      { card: '8', zone: BEN, event: 4 },
      { card: '8', zone: BEN, event: 3 },
    ])
  })

  it('allows as many denied cards as were drawn since, before they are seen', () => {
    const table = begin()
      .follow(take(BEN))
      .claim(mustPlay(BEN, '8', '9'))
    table.follow(reveal(BEN, '1'), draw(BEN, 1)).follow(reveal(BEN, '8'), draw(BEN, 1))
    expect(table.refuted).toEqual([])
    const { refuted } = table.evidence.follow([reveal(BEN, '8', '9')], 4) ?? {}
    expect(refuted?.[0]?.cards.map(({ card, event }) => [card, event])).toEqual([
      ['9', 4],
      ['8', 4],
      ['8', 3],
    ])
    expect(table.follow(reveal(BEN, '9'), draw(BEN, 1)).refuted).toEqual([])
    expect(table.follow(reveal(BEN, '8')).refuted).toEqual([])
  })

  it('is proven false by what lies elsewhere, when too few other cards are left', () => {
    const table = begin().claim(mustPlay(BEN, '3', '4', '8', '9'))
    table.follow(reveal(UP, '1', '1', '1')).follow(reveal(ANA, '1', '2'))
    expect(table.refuted).toEqual([])
    const { refuted } = table.evidence.follow([reveal(ANA, '2')], 3) ?? {}
    const hidden = ['3', '3', '3', '3', '4', '4', '4', '4', '8', '8', '9']
    expect(refuted).toEqual([
      {
        event: 0,
        code: 'must-play',
        cards: hidden.map((card) => ({ card, zone: null, event: null })),
        zones: [BEN],
        remain: 3,
      },
    ])
  })

  it('stands on its own: another that is false does not make it so', () => {
    const table = begin().follow(take(BEN)).claim(mustPlay(BEN, '8')).follow(take(BEN)).claim(mustPlay(BEN, '9'))
    expect(table.follow(reveal(BEN, '8')).refuted).toEqual([1])
    expect(table.evidence.open).toEqual([2])
    expect(table.follow(reveal(BEN, '9')).refuted).toEqual([2])
  })

  it('is refuted with all that say the same', () => {
    const table = begin().claim(mustPlay(BEN, '8', '9'))
    table
      .follow(take(BEN))
      .claim(mustPlay(BEN, '9', '8'))
      .follow(take(BEN))
      .claim(mustPlay(BEN, '9'))
    expect(table.evidence.open).toEqual([0, 1, 2])
    expect(table.follow(reveal(BEN, '8')).refuted).toEqual([0, 1])
  })

  it('is told with one card more than were drawn, and only with what was seen since', () => {
    const denied = ['8', '9']
    const shown = (table: Table, cards: string[]) =>
      table.evidence
        .follow([reveal(BEN, ...cards)], table.events + 1)
        ?.refuted.map(({ cards, ...one }) => [one.event, cards.map(({ card }) => card)])
    const table = begin().claim(mustPlay(BEN, ...denied))
    expect(shown(table, denied)).toEqual([[0, ['8']]])
    table.follow(draw(BEN, 1)).follow(reveal(BEN, '8'))
    table.claim(mustPlay(BEN, ...denied))
    expect(shown(table, ['9'])).toEqual([
      [0, ['9', '8']],
      [2, ['9']],
    ])
  })

  it('of a hand of known cards says nothing that could be false later', () => {
    const table = begin()
      .follow(reveal(BEN, '1', '1', '1'))
      .follow(take(BEN, '1'))
      .follow(take(BEN, '1'))
    expect(table.claim(mustPlay(BEN, '8')).evidence.open).toEqual([])
  })

  it('is false at once where a known card denies it, but not one that is taken up just then', () => {
    const table = begin().follow(reveal(ANA, '9')).follow(take(BEN, '9'))
    expect(table.isFalseAtOnce(mustPlay(BEN, '9'))).toBe(false)
    table.follow(take(BEN, '1'))
    expect(table.isFalseAtOnce(mustPlay(BEN, '9'))).toBe(true)
    expect(table.isFalseAtOnce(mustPlay(BEN, '8'))).toBe(false)
    expect(table.isFalseAtOnce({ code: 'not-lowest', zones: [ANA, BEN], cards: ['9'] })).toBe(true)
  })

  it('is false at once where too few other cards are hidden', () => {
    expect(begin().isFalseAtOnce(mustPlay(BEN, '1', '2', '3', '4'))).toBe(false)
    expect(
      begin()
        .follow(reveal(ANA, '8'))
        .isFalseAtOnce(mustPlay(BEN, '1', '2', '3', '4')),
    ).toBe(true)
  })

  it('takes the cards of its own event for seen, and those drawn then for not there', () => {
    const table = begin()
      .follow(reveal(BEN, '8', '9'), draw(BEN, 2))
      .claim(mustPlay(BEN, '8', '9'))
    expect(table.follow(reveal(BEN, '8')).refuted).toEqual([])
    const other = begin()
      .follow(reveal(BEN, '8'))
      .claim(mustPlay(BEN, '8', '9'))
    expect(other.follow(reveal(BEN, '9')).refuted).toEqual([1])
  })

  it('over several zones is broken by any of them, and by all together', () => {
    const opening: Claim = { code: 'not-lowest', zones: [ANA, BEN], cards: ['1', '2'] }
    expect(begin().claim(opening).follow(reveal(BEN, '2')).refuted).toEqual([0])
    // Of 1 and 2 there are eight, of others eleven; six lie in the hands.
    const table = begin()
      .claim(opening)
      .follow(reveal(UP, '3', '3', '3'))
    table.follow(reveal(STOCK, '4', '4'))
    expect(table.refuted).toEqual([])
    expect(table.evidence.follow([reveal(STOCK, '4')], 3)?.refuted).toMatchObject([{ zones: [ANA, BEN], remain: 6 }])
    expect(table.follow(reveal(ANA, '4')).refuted).toEqual([])
    expect(table.follow(reveal(STOCK, '4')).refuted).toEqual([0])
  })

  it('over several zones stays open when one of them is emptied', () => {
    const table = begin().claim({ code: 'not-lowest', zones: [ANA, BEN], cards: ['1', '2'] })
    table.follow(reveal(ANA, '3', '3', '3'), draw(ANA, 3))
    expect(table.follow(reveal(ANA, '1')).refuted).toEqual([])
    expect(table.evidence.open).toEqual([0])
    expect(table.follow(reveal(BEN, '1')).refuted).toEqual([0])
  })

  it('is forgotten when all that lay there then has been seen, even while known cards are left', () => {
    const table = begin()
      .follow(reveal(ANA, '4'))
      .follow(take(BEN, '4'))
      .claim(mustPlay(BEN, '8', '9'))
    table.follow(reveal(BEN, '1', '1'), draw(BEN, 1))
    expect(table.evidence.open).toEqual([2])
    table.follow(reveal(BEN, '1'))
    expect(table.evidence.open).toEqual([])
    expect(table.follow(reveal(BEN, '9')).refuted).toEqual([])
  })

  it('of cards that stay where they are may be refuted for ever', () => {
    const table = begin().claim(mustPlay(BEN, '2', '3', '4', '8', '9'))
    for (let i = 0; i < 50; i++) table.follow(reveal(ANA, '3'), draw(ANA, 1)).follow(take(ANA, '3'))
    expect(table.evidence.open).toEqual([0])
    expect(table.follow(reveal(ANA, '1')).refuted).toEqual([])
    expect(table.follow(reveal(UP, '1')).refuted).toEqual([0])
  })
})

describe('what was said to lie open and is amended', () => {
  const logged = (...cards: string[]): Movement => ({ kind: 'reveal', zone: UP, cards, amendable: true })
  const amend = (was: string[], now: string[]): Movement => ({ kind: 'amend', zone: UP, was, now })

  it('is possible with copies that are hidden or lay there', () => {
    const table = begin().follow(logged('9', '8', '8'))
    expect(table.allows(reveal(BEN, '9'))).toBe(false)
    expect(table.allows(amend(['9', '8', '8'], ['8', '9', '8']))).toBe(true)
    expect(table.allows(amend(['9', '8', '8'], ['9', '9', '1']))).toBe(false)
    table.follow(amend(['9', '8', '8'], ['1', '9', '2']))
    expect(table.allows(reveal(BEN, '8', '8'))).toBe(true)
    expect(table.allows(reveal(BEN, '9'))).toBe(false)
  })

  it('can make older claims false, and not by way of a table that never was', () => {
    const table = begin()
      .claim(mustPlay(UP, '8', '9'))
      .follow(logged('1', '1', '1'))
    expect(table.evidence.open).toEqual([0])
    expect(table.evidence.follow([amend(['1', '1', '1'], ['1', '8', '1'])], 2)?.refuted).toMatchObject([
      { event: 0, cards: [{ card: '8', zone: UP, event: 1 }] },
    ])
    expect(table.follow(amend(['1', '1', '1'], ['2', '2', '3'])).refuted).toEqual([])
    expect(table.follow(amend(['2', '2', '3'], ['2', '2', '9'])).refuted).toEqual([0])
  })

  it('says nothing about claims made since', () => {
    const table = begin().claim(mustPlay(UP, '9')).follow(logged('1')).claim(mustPlay(UP, '9'))
    expect(table.follow(amend(['1'], ['9'])).refuted).toEqual([0])
    expect(table.evidence.open).toEqual([1])
  })
})

describe('a new deal', () => {
  it('hides every card again and closes every claim', () => {
    const table = begin().claim(mustPlay(BEN, '8')).follow(reveal(ANA, '9'))
    const dealt = table.follow(
      {
        kind: 'deal',
        zones: new Map([
          [ANA, 3],
          [BEN, 3],
          [STOCK, 13],
        ]),
      },
      reveal(STOCK, '9'),
    )
    expect(dealt.evidence.open).toEqual([])
    expect(dealt.follow(reveal(BEN, '8')).refuted).toEqual([])
    expect(dealt.allows(reveal(ANA, '1', '1', '1'))).toBe(true)
    expect(dealt.allows(reveal(ANA, '9'))).toBe(false)
  })
})

describe('a claim that the table found to be false', () => {
  const found: Movement = { kind: 'found' }

  it('is proven no more, but others that say the same are', () => {
    const table = begin().claim(mustPlay(BEN, '8')).follow(draw(ANA, 1)).claim(mustPlay(BEN, '8')).follow(found)
    expect(table.evidence.open).toEqual([0])
    expect(table.follow(reveal(BEN, '8')).refuted).toEqual([0])
  })

  it('is the one made last, not an earlier one where that was proven already', () => {
    const table = begin().claim(mustPlay(BEN, '1')).follow(draw(BEN, 1)).claim(mustPlay(BEN, '8'))
    expect(table.evidence.lastClaimIsFalse()).toBe(false)
    const proven = table.follow(reveal(BEN, '8', '8'))
    expect(proven.refuted).toEqual([1])
    expect(proven.evidence.lastClaimIsFalse()).toBe(true)
    expect(proven.follow(found).evidence.open).toEqual([0])
  })
})

describe('evidence', () => {
  it('is not changed by what follows it', () => {
    const table = begin().claim(mustPlay(BEN, '8')).claim(mustPlay(ANA, '9')).follow(reveal(BEN, '1'))
    const before = table.evidence
    const frozen = JSON.stringify(before)
    for (const card of ['8', '9', '1', '2']) before.follow([reveal(BEN, card), draw(BEN, 1), take(ANA, '1')], 2)
    before.allows([reveal(ANA, '9')], 2)
    before.claim(mustPlay(BEN, '1', '8'), 1)
    expect(JSON.stringify(before)).toBe(frozen)
    expect(before.follow([], 2)?.evidence).toBe(before)
  })
})

/** A small table: cards that really lie there, and what is known of them. */
interface Small {
  readonly random: Random
  readonly zones: Map<HiddenZone, string[]>
  readonly pile: string[]
  up: string[] | null
  /** Are open cards shuffled into the stock now and then? */
  readonly shuffles: boolean
}

/** Each letter is a card. */
const SMALL_DECKS = ['aaabbbcc', 'aaaabbcd', 'aabbccd'].map((cards) => {
  const deck = new Map<string, number>()
  for (const card of cards) deck.set(card, (deck.get(card) ?? 0) + 1)
  return deck
})

/** What may happen next, mostly as the cards really lie; now and then anything. */
function randomStep({ random, zones, pile, up, shuffles }: Small, event: number, cards: readonly string[]): Step {
  const roll = random()
  if (up && roll < 0.12) {
    const now = up.map((card) => (random() < 0.5 ? card : pick(random, cards)))
    return { event, movements: [{ kind: 'amend', zone: UP, was: up, now }] }
  }
  const movements: Movement[] = []
  if (shuffles && pile.length > 0 && roll > 0.8) movements.push({ kind: 'shuffle', zone: STOCK, cards: pile.slice(1) })
  const zone = pick(random, [ANA, ANA, BEN, BEN, UP])
  const there = zones.get(zone) as string[]
  if (zone === UP) {
    if (there.length > 0 && random() < 0.4) {
      const seen = there.map((card) => (random() < 0.9 ? card : pick(random, cards)))
      movements.push({ kind: 'reveal', zone, cards: seen, amendable: true })
    }
  } else if (there.length > 0 && random() < 0.7) {
    const count = between(random, 1, Math.min(2, there.length))
    const truth = there.toSorted(() => random() - 0.5).slice(0, count)
    movements.push(reveal(zone, ...truth.map((card) => (random() < 0.85 ? card : pick(random, cards)))))
    if (random() < 0.6) movements.push(draw(zone, between(random, 0, (zones.get(STOCK) as string[]).length)))
  } else if (random() < 0.8 && movements.length === 0) {
    movements.push(take(zone, ...pile.slice(between(random, 0, pile.length))))
  }
  if (random() < 0.45) return { event, movements }
  const claimed = random() < 0.75 ? [pick(random, [ANA, BEN, UP])] : [ANA, BEN]
  const denied = cards.filter(() => random() < 0.5)
  return { event, movements, claim: { code: 'claim', zones: claimed, cards: denied } }
}

/** Carries out what can have happened, so that the next steps are likely: as well as the cards allow. */
function carryOut(small: Small, { movements }: Step): void {
  const { zones, pile } = small
  for (const movement of movements) {
    if (movement.kind === 'draw') {
      zones.get(movement.to)?.push(...(zones.get(movement.from) as string[]).splice(0, movement.count))
    } else if (movement.kind === 'take') {
      for (const card of movement.cards) pile.splice(pile.indexOf(card), 1)
      zones.get(movement.zone)?.push(...movement.cards)
    } else if (movement.kind === 'amend') {
      small.up = [...movement.now]
    } else if (movement.kind === 'shuffle') {
      for (const card of movement.cards) pile.splice(pile.indexOf(card), 1)
      zones.get(STOCK)?.push(...movement.cards)
    } else if (movement.kind === 'reveal') {
      const there = zones.get(movement.zone) as string[]
      for (const card of movement.cards) there.splice(Math.max(0, there.indexOf(card)), 1)
      if (movement.amendable) small.up = [...movement.cards]
      else pile.push(...movement.cards)
    }
  }
}

const isDrawable = (small: Small, step: Step) =>
  step.movements.every((one) => one.kind !== 'draw' || one.count <= (small.zones.get(STOCK) as string[]).length)

describe('on small decks', () => {
  const happened = { impossible: 0, refuted: 0, atOnce: 0, amended: 0, several: 0, again: 0, shuffled: 0 }

  function compare(seed: number, shuffles: boolean): void {
    const random = seeded(seed)
    const small = pick(random, SMALL_DECKS)
    const cards = [...small.keys()]
    const order = cards
      .flatMap((card) => Array<string>(small.get(card) as number).fill(card))
      .sort(() => random() - 0.5)
    const sizes = new Map([
      [ANA, between(random, 1, 2)],
      [BEN, between(random, 1, 2)],
      [UP, between(random, 1, 2)],
    ])
    sizes.set(STOCK, order.length - [...sizes.values()].reduce((sum, size) => sum + size))
    const table: Small = { random, zones: new Map(), pile: [], up: null, shuffles }
    for (const [zone, count] of sizes) table.zones.set(zone, order.splice(0, count))

    const worlds = shuffles ? null : new Worlds(small, sizes)
    const matchings = new Matchings(small, sizes)
    const record: Step[] = []
    const open = new Set<number>()
    let evidence = Evidence.deal(small, sizes)
    for (let event = 1; event <= 14; event++) {
      const step = randomStep(table, event, cards)
      if (!isDrawable(table, step)) continue
      const { movements, claim } = step
      const bare = { event, movements }
      const followed = evidence.follow(movements, event)
      const matched = matchings.follow(movements, event)
      const surveyed = worlds?.survey([...record, bare])
      const possible = matched !== null
      expect(surveyed?.possible ?? possible).toBe(possible)
      expect(evidence.allows(movements, event)).toBe(possible)
      expect(followed !== null).toBe(possible)
      if (!followed) {
        happened.impossible++
        continue
      }
      const broken = matched ?? []
      if (surveyed) expect([...open].filter((made) => !surveyed.tenable.has(made))).toEqual(broken)
      for (const made of broken) open.delete(made)
      expect(followed.refuted.map((one) => one.event)).toEqual(broken)
      if (movements[0]?.kind === 'shuffle') happened.shuffled++
      happened.refuted += broken.length
      evidence = followed.evidence
      const isTenable = claim && matchings.claim(claim, event)
      if (claim) {
        const claimed = evidence.claim(claim, event)
        expect(claimed !== null).toBe(isTenable)
        if (worlds) expect(worlds.survey([...record, step]).tenable.has(event)).toBe(isTenable)
        if (claimed) evidence = claimed
        else happened.atOnce++
        if (isTenable) open.add(event)
        if (isTenable && claim.zones.length > 1) happened.several++
      }
      for (const made of evidence.open) expect(open.has(made)).toBe(true)
      if (movements[0]?.kind === 'amend') happened.amended++
      if (movements[0]?.kind === 'take' && movements[0].cards.length > 0) happened.again++
      carryOut(table, step)
      record.push(isTenable ? step : bare)
    }
  }

  it('says what brute force says over every deal, and what perfect matchings say', async () => {
    await fc.assert(fc.property(fc.nat(), fc.constant(false), compare), { numRuns: 200, seed: 3 })
  }, 60_000)

  it('says what perfect matchings say where open cards are shuffled into the stock', async () => {
    await fc.assert(fc.property(fc.nat(), fc.constant(true), compare), { numRuns: 300, seed: 4 })
  }, 60_000)

  it('was tried on all that can happen', () => {
    for (const [what, times] of Object.entries(happened)) expect(times, what).toBeGreaterThan(10)
  })
})
