import type { Movement } from '@/lib/referee/evidence'
import { Matchings } from '../evidence/matchings'

/**
 * A second judge of Misch Masch, written from the rules alone, clause by clause, and sharing nothing with
 * `lib/games/misch-masch`: cards are tokens, the open cards are a plain list, and hidden cards are judged by the literal
 * matchings of evidence.md. It is slow, and good for one thing: to be compared with the real one.
 */

export interface MischMaschRules {
  realAnimals: 'by-animal' | 'others-one'
  othersDraw: 1 | 2
  interject: 'first' | 'none' | 'in-order'
  playDrawn: boolean
}

type Ruling = 'taken-back' | 'stands' | undefined

export interface TurnUp {
  do: 'turn-up'
  card: string
  by?: undefined
  ruling?: Ruling
}

export interface Play {
  do: 'play'
  by: number
  card: string
  ruling?: Ruling
}

export type MischMaschEvent =
  | TurnUp
  | Play
  | { do: 'draw'; by: number; ruling?: Ruling }
  | { do: 'leave'; by: number; ruling?: Ruling }
  | { do: 'end'; by?: number | undefined; ruling?: Ruling }

export interface Judged {
  verdict: 'legal' | 'illegal' | 'impossible'
  code: string | null
  proven: readonly { event: number; code: string }[]
}

export interface MischMaschTable {
  turn: number | null
  top: string | null
  needs: { lower?: string; upper?: string }
  stock: number
  discards: number
  players: { hand: number; place: number | 'left' | null }[]
  chances: { kind: 'follow' | 'interject' | 'play-drawn'; by: number; card?: string }[]
  over: boolean
}

/** A6.2: an interjection that may still be replaced, and who was on turn before it. */
interface Interjection {
  card: string
  by: number
  onTurn: number
}

const ANIMALS = ['D', 'E', 'K', 'L', 'O', 'P']
const IMPOSSIBLE = ['game-over', 'player-out', 'no-such-card']

/** A1.2: all 78 cards; a half card, whose side nobody knows yet, by its animal alone. */
export function wholeDeck(): string[] {
  const cards: string[] = []
  for (const upper of ANIMALS) {
    for (const lower of ANIMALS) cards.push(...Array<string>(upper === lower ? 1 : 2).fill(upper + lower))
    cards.push(upper)
  }
  return [...cards, ...Array<string>(6).fill('cham')]
}

/** The card of the deck that a token is: both sides of a half card are one. */
export const physical = (card: string): string => card.replace('-', '')

/** A1.1, A1.2: is this what some card of the deck looks like? */
const isCard = (card: string): boolean => card === 'cham' || /^([DEKLOP][DEKLOP]|[DEKLOP]-|-[DEKLOP])$/.test(card)

const isHalf = (card: string): boolean => card.includes('-')
const isReal = (card: string): boolean => card[0] === card[1]

/** An animal, or undefined where that half is missing. */
const upper = (card: string): string | undefined => (card === 'cham' || card[0] === '-' ? undefined : card[0])
const lower = (card: string): string | undefined => (card === 'cham' || card[1] === '-' ? undefined : card[1])

/** Two halves that make one animal; a missing half never does (A4.2). */
const match = (a: string | undefined, b: string | undefined): boolean => a !== undefined && a === b

export class ReferenceMischMasch {
  private turn: number | null = null
  /** All open cards, the top one last. */
  private open: string[] = []
  private stock: number
  private hands: number[]
  private places: (number | 'left' | null)[]
  private over = false

  /** A5.1: who may lay any card on a chameleon. */
  private follower: number | null = null
  /** A4.3: who may lay the card just drawn. */
  private drawer: number | null = null
  /** A6.2 */
  private interjection: Interjection | null = null

  /** A1.2: the side of each half card that has shown, as its token. */
  private readonly sides = new Set<string>()
  private readonly evidence: Matchings
  private readonly stockZone: number
  private event = 0

  constructor(
    players: number,
    private readonly options: MischMaschRules,
  ) {
    this.hands = Array<number>(players).fill(7)
    this.places = Array<null>(players).fill(null)
    this.stock = 78 - 7 * players
    this.stockZone = players
    const deck = new Map<string, number>()
    for (const card of wholeDeck()) deck.set(card, (deck.get(card) ?? 0) + 1)
    this.evidence = new Matchings(deck, new Map([...this.hands, this.stock].map((cards, zone) => [zone, cards])))
  }

  /** Judges one event, and applies it where it is to be applied. */
  follow(event: MischMaschEvent): Judged {
    this.event++
    const code = this.fault(event)
    const verdict = code === null ? 'legal' : IMPOSSIBLE.includes(code) ? 'impossible' : 'illegal'
    if (verdict === 'legal' || (verdict === 'illegal' && event.ruling === 'stands')) {
      this.evidence.note(this.apply(event), this.event, [])
    }
    return { verdict, code, proven: [] } // Nobody claims anything in Misch Masch.
  }

  // A7

  private fault(event: MischMaschEvent): string | null {
    if (this.over) return 'game-over'
    if (event.do === 'end') return null
    if (event.do !== 'turn-up' && this.places[event.by] !== null) return 'player-out'
    if (event.do === 'leave') return null
    if (event.do !== 'draw' && !isCard(event.card)) return 'no-such-card'
    if (event.do === 'turn-up') return this.faultOfTurnUp(event)
    if (this.open.length === 0) return 'not-started'
    if (event.do === 'draw') return this.turn === event.by ? null : 'not-your-turn' // A4.1
    return this.faultOfPlay(event)
  }

  private faultOfTurnUp(event: TurnUp): string | null {
    const fault = this.turn === null ? null : 'already-started' // A4.1
    if (fault !== null && event.ruling !== 'stands') return fault
    const reveal: Movement = { kind: 'reveal', zone: this.stockZone, cards: [physical(event.card)] }
    if (this.stock > 0) return this.canBe(event.card, [reveal]) ? fault : 'no-such-card'
    const cards = this.open.slice(0, -1).map(physical)
    if (cards.length === 0) return 'no-such-card' // A3.1: nothing to reshuffle
    return this.canBe(event.card, [{ kind: 'shuffle', zone: this.stockZone, cards }, reveal]) ? fault : 'no-such-card'
  }

  private faultOfPlay({ by, card }: Play): string | null {
    if (!this.canBe(card, [{ kind: 'reveal', zone: by, cards: [physical(card)] }])) return 'no-such-card'
    const attempt = this.replaces(by, card)
    if (attempt !== null) return attempt ? null : 'too-late'
    if (this.isInterjection(by, card)) return null
    if (!this.mayPlay(by)) return 'not-your-turn'
    return this.follower === by || this.fits(card) ? null : 'does-not-fit'
  }

  /** Could this card be where it is said to come from (evidence.md), and show this side (A1.2)? */
  private canBe(card: string, movements: readonly Movement[]): boolean {
    if (isHalf(card) && this.sides.has(otherSide(card))) return false
    const scratch = new Matchings(new Map(), new Map())
    scratch.copy(this.evidence)
    return scratch.follow(movements, this.event) !== null
  }

  /** A4.1, A4.3, A5.1: on turn, before the opening, or late. */
  private mayPlay(by: number): boolean {
    return this.turn === null || this.turn === by || this.follower === by || this.drawer === by
  }

  /** A6.1, A6.2, A4.6: a card that fits doubly, out of turn, which is no late play. */
  private isInterjection(by: number, card: string): boolean {
    return this.options.interject !== 'none' && !this.mayPlay(by) && this.fitsDoubly(card)
  }

  /** A6.2: null where it is no attempt to replace an interjection; else whether it does. */
  private replaces(by: number, card: string): boolean | null {
    if (this.options.interject !== 'in-order' || this.interjection === null) return null
    if (this.interjection.card !== card || this.interjection.by === by) return null
    const { onTurn, by: earlier } = this.interjection
    const distance = (seat: number) => (seat - onTurn + this.hands.length) % this.hands.length
    return distance(by) < distance(earlier)
  }

  /** A4.2, A5.1 */
  private fits(card: string): boolean {
    const top = this.top()
    if (card === 'cham' || top === 'cham') return true
    return match(lower(card), upper(top)) || match(upper(card), lower(top))
  }

  /** A6.1 */
  private fitsDoubly(card: string): boolean {
    const top = this.top()
    return match(upper(card), lower(top)) && match(lower(card), upper(top))
  }

  private top(): string {
    return this.open.at(-1) as string
  }

  // What happens

  /** What the event moves, as the evidence needs it. */
  private apply(event: MischMaschEvent): Movement[] {
    switch (event.do) {
      case 'end':
        this.stop()
        return []
      case 'leave':
        this.applyLeave(event.by)
        return []
      case 'turn-up':
        return this.applyTurnUp(event.card)
      case 'draw':
        return this.open.length === 0 ? [] : this.applyDraw(event.by)
      case 'play':
        return this.open.length === 0 ? [] : this.applyPlay(event)
    }
  }

  private stop(): void {
    this.over = true
    this.turn = null
  }

  private applyLeave(by: number): void {
    this.places[by] = 'left'
    this.interjection = null // A6.2
    if (this.follower === by) this.follower = null // A4.6
    if (this.drawer === by) this.drawer = null
    if (this.turn === by) this.turn = this.next(by)
    const left = this.places.filter((place) => place === null)
    if (left.length > 1) return
    this.places[this.places.indexOf(null)] = 1
    this.stop()
  }

  private applyTurnUp(card: string): Movement[] {
    const movements = this.stock === 0 ? this.reshuffle() : []
    this.stock--
    this.show(card)
    this.interjection = null
    return [...movements, { kind: 'reveal', zone: this.stockZone, cards: [physical(card)] }]
  }

  private applyDraw(by: number): Movement[] {
    const before = this.hands[by] as number
    const movements = this.draws(by, 1)
    this.closeChancesOfOthers(by)
    this.interjection = null
    this.drawer = this.options.playDrawn && (this.hands[by] as number) > before ? by : null // A4.3, A4.6
    this.turn = this.next(by)
    return movements
  }

  private applyPlay({ by, card }: Play): Movement[] {
    const movements: Movement[] = [{ kind: 'reveal', zone: by, cards: [physical(card)] }]
    const turn = this.turn
    if (this.replaces(by, card) === true) {
      const { by: earlier, onTurn } = this.interjection as Interjection
      this.open.pop()
      this.hands[earlier] = (this.hands[earlier] as number) + 1
      movements.push({ kind: 'take', zone: earlier, cards: [physical(card)] })
      this.interjection = { card, by, onTurn }
    } else if (turn !== null && this.replaces(by, card) === null && this.isInterjection(by, card)) {
      this.interjection = { card, by, onTurn: turn }
    } else {
      this.interjection = null
    }

    this.hands[by] = (this.hands[by] as number) - 1
    this.show(card)
    this.closeChancesOfOthers(by)
    this.drawer = null
    this.follower = card === 'cham' ? by : null // A5.1

    // A5.4
    if (this.hands[by] === 0) {
      this.places[by] = 1
      this.stop()
      return movements
    }
    this.turn = isHalf(card) ? this.next(this.next(by)) : this.next(by) // A5.3
    if (isReal(card)) movements.push(...this.realAnimal(by, card))
    return movements
  }

  /** A5.2 */
  private realAnimal(by: number, card: string): Movement[] {
    const seats: number[] = []
    for (let i = 1; i <= this.hands.length; i++) {
      const seat = (by + i) % this.hands.length
      if (this.places[seat] === null) seats.push(seat)
    }
    const others = seats.filter((seat) => seat !== by)
    if (this.options.realAnimals === 'others-one') return others.flatMap((seat) => this.draws(seat, 1))
    if (['LL', 'PP', 'OO'].includes(card)) return others.flatMap((seat) => this.draws(seat, this.options.othersDraw))
    const fewest = Math.min(...seats.map((seat) => this.hands[seat] as number))
    return seats.filter((seat) => this.hands[seat] === fewest).flatMap((seat) => this.draws(seat, 2))
  }

  /** Card by card, as many as there are (A4.4). */
  private draws(by: number, count: number): Movement[] {
    const movements: Movement[] = []
    for (let i = 0; i < count; i++) {
      if (this.stock === 0) movements.push(...this.reshuffle())
      if (this.stock === 0) break
      this.stock--
      this.hands[by] = (this.hands[by] as number) + 1
      movements.push({ kind: 'draw', from: this.stockZone, to: by, count: 1 })
    }
    return movements
  }

  /** A4.4 */
  private reshuffle(): Movement[] {
    const cards = this.open.slice(0, -1)
    this.open = this.open.slice(-1)
    this.stock += cards.length
    return [{ kind: 'shuffle', zone: this.stockZone, cards: cards.map(physical) }]
  }

  private show(card: string): void {
    this.open.push(card)
    if (isHalf(card)) this.sides.add(card)
  }

  /** A4.6 */
  private closeChancesOfOthers(by: number): void {
    if (this.follower !== by) this.follower = null
    if (this.drawer !== by) this.drawer = null
  }

  /** A4.5: the next seat clockwise that is still in. */
  private next(by: number): number {
    let seat = by
    do seat = (seat + 1) % this.places.length
    while (this.places[seat] !== null && seat !== by)
    return seat
  }

  // The table after an event

  table(): MischMaschTable {
    const top = this.open.at(-1)
    const needs: MischMaschTable['needs'] = {}
    const needsLower = top && upper(top)
    const needsUpper = top && lower(top)
    if (needsLower) needs.lower = needsLower
    if (needsUpper) needs.upper = needsUpper
    return {
      turn: this.turn,
      top: top ?? null,
      needs,
      stock: this.stock,
      discards: this.open.length,
      players: this.hands.map((hand, by) => ({ hand, place: this.places[by] ?? null })),
      chances: this.over ? [] : this.chances(),
      over: this.over,
    }
  }

  private chances(): MischMaschTable['chances'] {
    const chances: MischMaschTable['chances'] = []
    if (this.follower !== null) chances.push({ kind: 'follow', by: this.follower })
    if (this.turn !== null && this.options.interject !== 'none') {
      const top = this.top()
      const card = `${lower(top)}${upper(top)}`
      const isHidden = isCard(card) && this.hidden().includes(card)
      for (let by = 0; by < this.hands.length; by++) {
        const out = this.turn === by || this.places[by] !== null || this.hands[by] === 0
        if (isHidden && !out) chances.push({ kind: 'interject', by, card })
      }
    }
    if (this.drawer !== null) chances.push({ kind: 'play-drawn', by: this.drawer })
    return chances
  }

  /** All copies that do not lie open, as cards of the deck. */
  hidden(): string[] {
    const cards = wholeDeck()
    for (const card of this.open) cards.splice(cards.indexOf(physical(card)), 1)
    return cards
  }
}

const otherSide = (card: string): string => `${card[1]}${card[0]}`
