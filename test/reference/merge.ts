import type { Movement } from '@/lib/referee/evidence'
import { Matchings } from '../evidence/matchings'

/**
 * A second judge of Merge, written from the rules alone, clause by clause, and sharing nothing with `lib/games/merge`:
 * cards are tokens, piles are plain lists of cards, and hidden cards are judged by the literal matchings of evidence.md.
 * It is slow, and good for one thing: to be compared with the real one.
 */

export interface MergeRules {
  /** Left out: the last seat. */
  dealer?: number | undefined
}

type Ruling = 'taken-back' | 'stands' | undefined

interface Seated {
  by: number
  ruling?: Ruling
}

interface LayOut extends Seated {
  do: 'lay-out'
  cards: string[]
}

interface Place extends Seated {
  do: 'place'
  card: string
  pile: number
}

interface TakeTop extends Seated {
  do: 'take-top'
  pile: number
}

interface Merge extends Seated {
  do: 'merge'
  pile: number
  onto: number
}

interface Split extends Seated {
  do: 'split'
  pile: number
  below: number
  card: string
}

interface TakePile extends Seated {
  do: 'take-pile'
  pile: number
}

type OnPiles = Place | TakeTop | Merge | Split | TakePile

export type MergeEvent =
  | LayOut
  | OnPiles
  | (Seated & { do: 'stop' })
  | (Seated & { do: 'leave' })
  | { do: 'end'; by?: number | undefined; ruling?: Ruling }

export interface Judged {
  verdict: 'legal' | 'illegal' | 'impossible'
  code: string | null
  proven: readonly { event: number; code: string }[]
}

interface Pile {
  pile: number
  cards: string[]
}

interface Player {
  hand: number
  known: string[]
  /** In order of arrival. */
  piles: Pile[]
  place: number | 'left' | null
}

export interface MergeTable {
  players: Player[]
  over: boolean
}

const COLOURS = ['r', 'b', 'g', 'y']
const IMPOSSIBLE = ['game-over', 'player-out', 'no-such-card', 'no-such-pile', 'too-many-cards']

/** G1.1: the forty cards of a deck, by colour, then by number. */
export const FORTY = COLOURS.flatMap((colour) => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => `${colour}${number}`))

/** G1.1: how many decks so many players need. */
const decks = (players: number): number => (players === 3 ? 2 : players === 4 ? 3 : 4)

const colour = (card: string): string | undefined => card[0]
const number = (card: string): number => Number(card.slice(1))
const topOf = ({ cards }: Pile): string => cards.at(-1) as string

/** G4.1 */
function fits(card: string, on: string): boolean {
  if (colour(card) === colour(on)) return Math.abs(number(card) - number(on)) === 1
  return number(card) === number(on)
}

export class ReferenceMerge {
  private readonly players: Player[]
  private over = false
  /** The seats that have laid out their two cards. */
  private readonly laidOut = new Set<number>()
  /** The number that the upper part of the next split pile gets. */
  private unused: number
  private readonly evidence: Matchings
  private event = 0

  constructor(players: number, { dealer = players - 1 }: MergeRules) {
    this.players = Array.from({ length: players }, () => ({ hand: 0, known: [], piles: [], place: null }))
    // G1.2: one card at a time, until all are dealt.
    const cards = 40 * decks(players)
    for (let i = 0; i < cards - 2 * players; i++) this.player((dealer + 1 + i) % players).hand++
    this.unused = 2 * players + 1

    const zones = new Map<number, number>()
    this.players.forEach(({ hand }, by) => {
      zones.set(by, hand)
      zones.set(this.layOutZone(by), 2) // G3.1
    })
    this.evidence = new Matchings(new Map(FORTY.map((card) => [card, decks(players)])), zones)
  }

  /** Judges one event, and applies it where it is to be applied. */
  follow(event: MergeEvent): Judged {
    this.event++
    const code = this.fault(event)
    const verdict = code === null ? 'legal' : IMPOSSIBLE.includes(code) ? 'impossible' : 'illegal'
    if (verdict === 'legal' || (verdict === 'illegal' && event.ruling === 'stands')) {
      this.evidence.note(this.apply(event), this.event, [])
    }
    return { verdict, code, proven: [] } // Nobody claims anything in Merge.
  }

  // G5

  private fault(event: MergeEvent): string | null {
    if (this.over) return 'game-over'
    if (event.do === 'end') return null
    if (this.player(event.by).place !== null) return 'player-out'
    const cards = event.do === 'lay-out' ? event.cards : 'card' in event ? [event.card] : []
    if (cards.some((card) => !FORTY.includes(card))) return 'no-such-card'
    if (event.do === 'lay-out') {
      if (this.hasLaidOut(event.by)) return 'already-laid-out'
      return this.canBe(this.layOutZone(event.by), cards) ? null : 'no-such-card'
    }
    if (!this.isLaidOut()) return 'not-laid-out' // G3.1: leave as well
    if (event.do === 'leave') return null
    if (event.do === 'stop') return this.player(event.by).hand > 0 ? 'still-holding' : null // G4.5

    // G4.3
    if (!this.find(event.pile)) return 'no-such-pile'
    if (event.do === 'merge' && (!this.find(event.onto) || event.onto === event.pile)) return 'no-such-pile'
    if (cards.length > this.player(event.by).hand) return 'too-many-cards'
    if (cards.length > 0 && !this.canBe(event.by, cards)) return 'no-such-card'
    return this.faultOfPiles(event)
  }

  private faultOfPiles(event: OnPiles): string | null {
    const own = this.player(event.by).piles
    if (!this.isAllowed(event)) return 'not-your-pile'
    if (event.do === 'merge') return this.mergeFits(event) ? null : 'does-not-fit'
    if (event.do === 'take-pile') return own.length < 4 ? 'too-few-piles' : null // G4.2
    if (own.length > 3) return 'too-many-piles' // G4.2
    if (event.do === 'take-top') return null
    const pile = this.pile(event.pile)
    if (event.do === 'place') return fits(event.card, topOf(pile)) ? null : 'does-not-fit'
    // G4.4
    if (event.below < 1 || event.below > pile.cards.length - 1) return 'bad-split'
    return event.card === topOf(pile) ? null : 'not-equal'
  }

  /** G4.3; a split by who has no piles: G3. */
  private isAllowed(event: OnPiles): boolean {
    const own = this.player(event.by).piles.map(({ pile }) => pile)
    if (event.do === 'split' && own.length === 0) return true
    if (event.do === 'merge' && !own.includes(event.onto)) return false
    return own.includes(event.pile)
  }

  private mergeFits({ pile, onto }: Merge): boolean {
    return fits(topOf(this.pile(pile)), topOf(this.pile(onto)))
  }

  /** Can these cards have come from that zone (evidence.md)? */
  private canBe(zone: number, cards: readonly string[]): boolean {
    const scratch = new Matchings(new Map(), new Map())
    scratch.copy(this.evidence)
    return scratch.follow([{ kind: 'reveal', zone, cards }], this.event) !== null
  }

  private layOutZone(by: number): number {
    return this.players.length + by
  }

  private player(by: number): Player {
    return this.players[by] as Player
  }

  hasLaidOut(by: number): boolean {
    return this.laidOut.has(by)
  }

  private isLaidOut(): boolean {
    return this.laidOut.size === this.players.length
  }

  private find(pile: number): Pile | undefined {
    return this.players.flatMap(({ piles }) => piles).find((one) => one.pile === pile)
  }

  private pile(pile: number): Pile {
    return this.find(pile) as Pile
  }

  private ownerOf(pile: number): number {
    return this.players.findIndex(({ piles }) => piles.some((one) => one.pile === pile))
  }

  /** The next seat clockwise, or the other way round, of who is still in (G1.3). */
  private neighbour(by: number, step: 1 | -1): number {
    const seats = this.players.length
    let seat = by
    do seat = (seat + step + seats) % seats
    while (this.player(seat).place !== null && seat !== by)
    return seat
  }

  // What happens

  /** What the event moves, as the evidence needs it. */
  private apply(event: MergeEvent): Movement[] {
    if (event.do === 'end') {
      this.over = true
      return []
    }
    if (event.do === 'lay-out') return this.applyLayOut(event)
    if (!this.isLaidOut()) return []
    switch (event.do) {
      case 'leave':
        this.applyLeave(event.by)
        return []
      case 'stop':
        this.player(event.by).place = 1 // G4.6
        this.over = true
        return []
      case 'place': {
        const { by, card } = event
        const pile = this.lift(event.pile)
        pile.cards.push(card)
        this.arrive(pile, this.neighbour(by, 1))
        return this.fromHand(by, card)
      }
      case 'take-top': {
        const { by } = event
        const pile = this.lift(event.pile)
        const card = pile.cards.pop() as string
        this.arrive(pile, this.neighbour(by, 1))
        return this.toHand(by, [card])
      }
      case 'merge': {
        const upper = this.lift(event.pile)
        const lower = this.lift(event.onto)
        lower.cards.push(...upper.cards)
        this.arrive(lower, this.neighbour(event.by, 1))
        return []
      }
      case 'split':
        return this.applySplit(event)
      case 'take-pile':
        return this.toHand(event.by, this.lift(event.pile).cards)
    }
  }

  private applyLayOut({ by, cards }: LayOut): Movement[] {
    if (this.hasLaidOut(by)) return []
    this.laidOut.add(by)
    this.player(by).piles = cards.map((card, i) => ({ pile: 2 * by + 1 + i, cards: [card] }))
    return [{ kind: 'reveal', zone: this.layOutZone(by), cards }]
  }

  /** G3: 4. */
  private applySplit(event: Split): Movement[] {
    const { by, card } = event
    const before = this.player(by).piles.length === 0 ? this.ownerOf(event.pile) : by
    const { pile, cards } = this.lift(event.pile)
    const below = Math.min(Math.max(event.below, 0), cards.length) // G5
    const upper = cards.slice(cards.length - below)
    const lower = cards.slice(0, cards.length - below)
    if (upper.length > 0) {
      this.arrive({ pile: this.unused, cards: upper }, this.neighbour(before, 1))
      this.unused++
    }
    this.arrive({ pile, cards: [...lower, card] }, this.neighbour(before, -1))
    return this.fromHand(by, card)
  }

  /** G5 */
  private applyLeave(by: number): void {
    const player = this.player(by)
    player.place = 'left'
    this.player(this.neighbour(by, 1)).piles.push(...player.piles)
    player.piles = []
    const left = this.players.filter(({ place }) => place === null)
    if (left.length > 1) return
    for (const last of left) last.place = 1
    this.over = true
  }

  /** Takes a pile from where it lies. */
  private lift(number: number): Pile {
    const pile = this.pile(number)
    for (const player of this.players) player.piles = player.piles.filter((one) => one !== pile)
    return pile
  }

  /** G2: without cards it is gone. */
  private arrive(pile: Pile, by: number): void {
    if (pile.cards.length > 0) this.player(by).piles.push(pile)
  }

  private fromHand(by: number, card: string): Movement[] {
    const player = this.player(by)
    player.hand--
    const at = player.known.indexOf(card)
    if (at >= 0) player.known.splice(at, 1)
    return [{ kind: 'reveal', zone: by, cards: [card] }]
  }

  private toHand(by: number, cards: readonly string[]): Movement[] {
    const player = this.player(by)
    player.hand += cards.length
    player.known.push(...cards)
    return [{ kind: 'take', zone: by, cards }]
  }

  // The table after an event

  table(): MergeTable {
    return {
      players: this.players.map(({ hand, known, piles, place }) => ({
        hand,
        known: known.slice().sort((a, b) => FORTY.indexOf(a) - FORTY.indexOf(b)),
        piles: piles.map(({ pile, cards }) => ({ pile, cards: cards.slice() })),
        place,
      })),
      over: this.over,
    }
  }

  /** All copies that lie in no pile. */
  hidden(): string[] {
    const cards = FORTY.flatMap((card) => Array<string>(decks(this.players.length)).fill(card))
    for (const { piles } of this.players) {
      for (const card of piles.flatMap((pile) => pile.cards)) cards.splice(cards.indexOf(card), 1)
    }
    return cards
  }
}
