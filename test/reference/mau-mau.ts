import type { Movement } from '@/lib/referee/evidence'
import { Matchings } from '../evidence/matchings'

/**
 * A second judge of Mau Mau, written from the rules alone, clause by clause, and sharing nothing with
 * `lib/games/mau-mau`: cards are tokens, the open cards are a plain list, and hidden cards are judged by the literal
 * matchings of evidence.md. It is slow, and good for one thing: to be compared with the real one.
 */

export interface MauMauRules {
  points: number | null
  pairs: boolean
  direction: 'clockwise' | 'counterclockwise'
  secondsPerTurn: number | null
}

type Colour = 'r' | 'b' | 'g' | 'y'
type Ruling = 'taken-back' | 'stands' | undefined

interface Act {
  by: number
  ruling?: Ruling
}

interface Start extends Act {
  do: 'start'
  card: string
}

interface Play extends Act {
  do: 'play'
  card: string
  color?: Colour | undefined
}

interface Catch extends Act {
  do: 'catch'
  of: number
}

interface Challenge extends Act {
  do: 'challenge'
  guilty: boolean
}

interface Count extends Act {
  do: 'count'
  cards: string[]
}

interface End {
  do: 'end'
  by?: number | undefined
  ruling?: Ruling
}

type InRound = Play | Catch | Challenge | (Act & { do: 'draw' | 'pass' | 'last' })
type Leave = Act & { do: 'leave' }

export type MauMauEvent = Start | InRound | Count | Leave | End

export interface Judged {
  verdict: 'legal' | 'illegal' | 'impossible'
  code: string | null
  proven: readonly { event: number; code: string }[]
}

interface Player {
  hand: number
  points: number
  place: number | 'left' | null
}

export interface MauMauTable {
  turn: number | null
  direction: 1 | -1
  color: string | null
  top: string | null
  penalty: number
  drawn: boolean
  stock: number
  discards: number
  players: Player[]
  chances: { kind: 'catch' | 'challenge'; by: number; of?: number }[]
  over: boolean
}

/**
 * U5.5: the +4 that the player on turn faces; `claim` is the event that claimed it to be fair, if one did, and `isUnfair`
 * says that this was false at once and let stand.
 */
interface PlusFour {
  by: number
  claim: number | null
  isUnfair: boolean
}

export type Phase = 'not-started' | 'round' | 'counting' | 'over'

const COLOURS = ['r', 'b', 'g', 'y']
const IMPOSSIBLE = ['game-over', 'player-out', 'no-such-card', 'too-many-cards']
/** table-log.md: what changes nothing though it stands. */
const EMPTY = ['not-started', 'round-running', 'nothing-to-challenge']

/** U1.1 */
export function wholeDeck(): string[] {
  const cards = ['joker', 'joker+4'].flatMap((card) => [card, card, card, card])
  for (const colour of COLOURS) {
    cards.push(`${colour}0`)
    for (const sign of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '+2', '-skip', '-rev']) {
      cards.push(colour + sign, colour + sign)
    }
  }
  return cards
}

const DECK = wholeDeck()

const isJoker = (card: string): boolean => card === 'joker' || card === 'joker+4'
const colourOf = (card: string): string | null => (isJoker(card) ? null : card.slice(0, 1))
const signOf = (card: string): string => (isJoker(card) ? card : card.slice(1))

/** U7.3 */
function worth(card: string): number {
  if (isJoker(card)) return 50
  const sign = signOf(card)
  return ['+2', '-skip', '-rev'].includes(sign) ? 20 : Number(sign)
}

export class ReferenceMauMau {
  private readonly players: Player[]
  private phase: Phase = 'not-started'
  private turn: number | null = null
  private direction: 1 | -1
  private color: string | null = null
  /** All open cards, the top one last. */
  private open: string[] = []
  private stock = 108
  private penalty = 0
  private plusFour: PlusFour | null = null
  private drawn = false

  /** U6.1: who has said "last" in this turn. */
  private said: number[] = []
  /** U6.2: who may be caught. */
  private catchable: number | null = null

  /** U7.3: who won the round that is being counted, and what was logged so far. */
  private winner: number | null = null
  private counted: { by: number; cards: string[] }[] = []

  private readonly evidence: Matchings
  private readonly provenFalse: number[] = []
  private event = 0

  constructor(
    players: number,
    private readonly options: MauMauRules,
  ) {
    this.players = Array.from({ length: players }, () => ({ hand: 0, points: 0, place: null }))
    this.direction = this.directionAtStart()
    const deck = new Map<string, number>()
    for (const card of DECK) deck.set(card, (deck.get(card) ?? 0) + 1)
    this.evidence = new Matchings(deck, this.zones())
  }

  /** Judges one event, and applies it where it is to be applied. */
  follow(event: MauMauEvent): Judged {
    this.event++
    const code = this.fault(event)
    const verdict = code === null ? 'legal' : IMPOSSIBLE.includes(code) ? 'impossible' : 'illegal'
    const isApplied = verdict === 'legal' || (verdict === 'illegal' && event.ruling === 'stands')
    if (!isApplied || this.changesNothing(event, code)) return { verdict, code, proven: [] }

    const claim = code === null ? this.claimOf(event) : null
    const refuted = this.evidence.follow(this.apply(event, code), this.event)
    if (!refuted) throw new Error('What was judged to be possible is not')
    if (claim) this.evidence.noteClaim(claim, this.event)
    this.provenFalse.push(...refuted)
    return { verdict, code, proven: refuted.map((proof) => ({ event: proof, code: 'had-the-colour' })) }
  }

  // U8

  private fault(event: MauMauEvent): string | null {
    if (this.phase === 'over') return 'game-over'
    if (event.do === 'end') return null
    if (this.player(event.by).place !== null) return 'player-out'
    const cards = event.do === 'count' ? event.cards : 'card' in event ? [event.card] : []
    if (cards.some((card) => !DECK.includes(card))) return 'no-such-card'
    if (event.do === 'leave') return null
    if (event.do === 'start') return this.faultOfStart(event)
    if (event.do === 'count') return this.faultOfCount(event)

    if (this.phase === 'not-started') return 'not-started'
    if (this.phase === 'counting') return 'round-open'
    if (event.do === 'play') {
      if (this.player(event.by).hand === 0) return 'too-many-cards'
      if (!this.canBe(event.by, [event.card])) return 'no-such-card'
    }
    return this.faultInRound(event)
  }

  private faultOfStart({ card }: Start): string | null {
    if (this.phase === 'round') return 'already-started'
    if (this.phase === 'counting') return 'round-open'
    return card === 'joker+4' ? 'bad-start-card' : null // U5.7
  }

  /** U7.3, U7.5 */
  private faultOfCount({ by, cards }: Count): string | null {
    if (this.phase === 'not-started') return 'not-started' // U7.6
    if (this.phase === 'round') return 'round-running'
    const { hand } = this.player(by)
    if (cards.length > hand) return 'too-many-cards'
    if (!this.canBe(by, cards)) return 'no-such-card'
    return cards.length < hand || cards.length === 0 || by === this.winner ? 'wrong-count' : null
  }

  private faultInRound(event: InRound): string | null {
    const isOnTurn = event.by === this.turn
    switch (event.do) {
      case 'catch':
        return event.of === this.catchable && event.by !== event.of ? null : 'nothing-to-catch'
      case 'last':
        return isOnTurn && this.player(event.by).hand === 2 ? null : 'not-last-card'
      case 'challenge':
        if (!isOnTurn) return 'not-your-turn'
        if (this.plusFour === null) return 'nothing-to-challenge'
        return !event.guilty && this.isProvenGuilty() ? 'proven-guilty' : null
      case 'draw':
        if (!isOnTurn) return 'not-your-turn'
        return this.drawn ? 'already-drawn' : null
      case 'pass':
        if (!isOnTurn) return 'not-your-turn'
        if (this.penalty > 0) return 'must-draw'
        return this.drawn ? null : 'draw-first'
      case 'play':
        return isOnTurn ? this.faultOfPlay(event) : 'not-your-turn'
    }
  }

  private faultOfPlay(event: Play): string | null {
    const { by, card, color } = event
    // U5.1, U5.5
    if (this.penalty > 0 && (this.plusFour !== null || signOf(card) !== '+2')) return 'must-draw'
    if (isJoker(card) && color === undefined) return 'no-color'
    if (!this.fits(card)) return 'does-not-fit'
    const claim = this.claimOf(event)
    if (!claim) return null
    const scratch = new Matchings(new Map(), new Map())
    scratch.copy(this.evidence)
    scratch.follow([{ kind: 'reveal', zone: by, cards: [card] }], this.event)
    return scratch.claim(claim, this.event) ? null : 'had-the-colour'
  }

  /** U4.1, U5.4, U5.7 */
  private fits(card: string): boolean {
    if (isJoker(card) || this.color === null) return true
    return colourOf(card) === this.color || signOf(card) === signOf(this.open.at(-1) as string)
  }

  /** U5.5 */
  private claimOf(event: MauMauEvent) {
    if (event.do !== 'play' || event.card !== 'joker+4' || this.color === null) return null
    const cards = [...new Set(DECK.filter((card) => colourOf(card) === this.color))]
    return { code: 'had-the-colour', zones: [event.by], cards }
  }

  /** U5.6 */
  private isProvenGuilty(): boolean {
    const { claim, isUnfair } = this.plusFour as PlusFour
    return isUnfair || (claim !== null && this.provenFalse.includes(claim))
  }

  /** Can these cards have come from that hand (evidence.md)? */
  private canBe(by: number, cards: readonly string[]): boolean {
    return this.evidence.allows([{ kind: 'reveal', zone: by, cards }], this.event)
  }

  /** table-log.md: events that stand with nothing to carry them out on. */
  private changesNothing(event: MauMauEvent, code: string | null): boolean {
    if (code !== null && EMPTY.includes(code)) return true
    if (code === 'round-open' && event.do !== 'start') return true
    return event.do === 'challenge' && this.plusFour === null
  }

  // What happens

  /** What the event moves, as the evidence needs it. */
  private apply(event: MauMauEvent, code: string | null): Movement[] {
    switch (event.do) {
      case 'end':
        this.finish()
        return []
      case 'leave':
        this.applyLeave(event.by)
        return []
      case 'start':
        return this.applyStart(event)
      case 'count':
        return this.applyCount(event)
      case 'play':
        return this.applyPlay(event, code)
      case 'draw':
        return this.applyDraw(event.by)
      case 'pass':
        this.endPenalty()
        this.pass(event.by, 1)
        return []
      case 'last':
        this.said.push(event.by)
        return []
      case 'catch':
        this.catchable = null
        return this.draws(event.of, 2)
      case 'challenge':
        return this.applyChallenge(event)
    }
  }

  private applyStart({ by, card }: Start): Movement[] {
    this.endRound()
    this.phase = 'round'
    this.direction = this.directionAtStart()
    for (const player of this.players) player.hand = player.place === null ? 7 : 0
    this.stock = 108 - this.players.reduce((sum, { hand }) => sum + hand, 0)
    const zones = this.zones()
    this.stock--
    this.open = [card]
    this.color = colourOf(card)

    // U5.7
    this.turn = by
    const sign = signOf(card)
    if (sign === '+2') this.penalty = 2
    if (sign === '-rev') this.turnRound()
    if (sign === '-skip' || sign === '-rev') this.turn = this.next(by)
    return [
      { kind: 'deal', zones },
      { kind: 'reveal', zone: this.stockZone(), cards: [card] },
    ]
  }

  private applyPlay(event: Play, code: string | null): Movement[] {
    const { by, card, color } = event
    const player = this.player(by)
    const isClaimed = code === null && this.claimOf(event) !== null
    player.hand--
    this.open.push(card)
    this.color = colourOf(card) ?? color ?? null
    this.catchable = player.hand === 1 && !this.said.includes(by) ? by : null // U6.2
    const movements: Movement[] = [{ kind: 'reveal', zone: by, cards: [card] }]
    if (player.hand === 0) {
      this.winRound(by) // U7.1
      return movements
    }

    const sign = signOf(card)
    const { penalty } = this
    this.endPenalty()
    if (sign === '+2') this.penalty = penalty + 2
    if (sign === 'joker+4') {
      this.penalty = penalty + 4
      this.plusFour = { by, claim: isClaimed ? this.event : null, isUnfair: code === 'had-the-colour' }
    }
    // U5.2, U5.3
    if (sign === '-rev') this.turnRound()
    const skips = sign === '-skip' || (sign === '-rev' && this.seatsIn().length === 2)
    this.pass(by, skips ? 2 : 1)
    return movements
  }

  private applyDraw(by: number): Movement[] {
    this.catchable = null
    if (this.penalty > 0) {
      const movements = this.draws(by, this.penalty)
      this.endPenalty()
      this.pass(by, 1)
      return movements
    }
    this.takeTurn(by)
    this.drawn = true
    return this.draws(by, 1)
  }

  /** U5.6 */
  private applyChallenge({ by, guilty }: Challenge): Movement[] {
    const plusFour = this.plusFour as PlusFour
    const { penalty } = this
    this.catchable = null
    this.endPenalty()
    if (!guilty) {
      const movements = this.draws(by, penalty + 2)
      this.pass(by, 1)
      return movements
    }
    this.takeTurn(by)
    const found: Movement[] = plusFour.claim === null ? [] : [{ kind: 'found' }]
    return [...found, ...this.draws(plusFour.by, 4)]
  }

  private applyCount({ by, cards }: Count): Movement[] {
    this.player(by).hand = 0
    this.counted.push({ by, cards })
    this.settleWhenAllAreLogged()
    return [{ kind: 'reveal', zone: by, cards }]
  }

  /** U7.7 */
  private applyLeave(by: number): void {
    this.player(by).place = 'left'
    if (this.catchable === by) this.catchable = null
    if (this.turn === by) {
      this.endPenalty()
      this.pass(by, 1)
    }
    if (this.phase === 'counting') {
      if (by === this.winner) this.endRound()
      else this.settleWhenAllAreLogged()
    }

    // table-log.md
    const seats = this.seatsIn()
    const isDecided = this.options.pairs
      ? seats.every((seat) => this.areOneSide(seat, seats[0] as number))
      : seats.length === 1
    if (!isDecided || this.players.some(({ place }) => place === 1)) return
    for (const seat of seats) this.player(seat).place = 1
    this.finish()
  }

  /** U7.1, U7.2 */
  private winRound(by: number): void {
    this.endRound()
    if (this.options.points === null) {
      this.win(by)
      return
    }
    this.phase = 'counting'
    this.winner = by
  }

  /** The round is over; what lies open stays (U7.6). */
  private endRound(): void {
    this.phase = 'not-started'
    this.winner = null
    this.counted = []
    this.stopTurns()
  }

  private finish(): void {
    this.phase = 'over'
    this.stopTurns()
  }

  private stopTurns(): void {
    this.turn = null
    this.drawn = false
    this.said = []
    this.catchable = null
    this.endPenalty()
  }

  /** That player, with `pairs` that pair, has won; the others are placed where points decide (U7.3). */
  private win(by: number): void {
    for (const seat of this.seatsIn()) {
      if (this.areOneSide(seat, by)) this.player(seat).place = 1
    }
    this.finish()
  }

  /** U7.3, U7.5 */
  private settleWhenAllAreLogged(): void {
    const winner = this.winner as number
    const others = this.players.map((_, seat) => seat).filter((seat) => !this.areOneSide(seat, winner))
    const isLogged = (seat: number) => this.counted.some(({ by }) => by === seat)
    if (!others.every((seat) => isLogged(seat) || this.player(seat).place !== null)) return

    const cards = this.counted.filter(({ by }) => others.includes(by)).flatMap((count) => count.cards)
    const sum = cards.reduce((total, card) => total + worth(card), 0)
    this.players.forEach((player, seat) => {
      if (this.areOneSide(seat, winner)) player.points += sum
    })
    this.endRound()
    if (this.player(winner).points < (this.options.points as number)) return
    this.win(winner)
    const losers = this.seatsIn()
    const better = (seat: number) => losers.filter((other) => this.player(other).points > this.player(seat).points)
    const places = losers.map((seat) => 2 + better(seat).length)
    losers.forEach((seat, i) => {
      this.player(seat).place = places[i] as number
    })
  }

  // Cards and turns

  /** Card by card, what there is (U4.3). Who has left draws nothing (U7.7). */
  private draws(by: number, count: number): Movement[] {
    const movements: Movement[] = []
    if (this.player(by).place !== null) return movements
    for (let i = 0; i < count; i++) {
      if (this.stock === 0) movements.push(...this.reshuffle())
      if (this.stock === 0) break
      this.stock--
      this.player(by).hand++
      movements.push({ kind: 'draw', from: this.stockZone(), to: by, count: 1 })
    }
    return movements
  }

  /** U4.3 */
  private reshuffle(): Movement[] {
    const cards = this.open.slice(0, -1)
    this.open = this.open.slice(-1)
    this.stock = cards.length
    return [{ kind: 'shuffle', zone: this.stockZone(), cards }]
  }

  private endPenalty(): void {
    this.penalty = 0
    this.plusFour = null
  }

  /** The turn passes on from that player. */
  private pass(by: number, steps: 1 | 2): void {
    this.turn = steps === 1 ? this.next(by) : this.next(this.next(by))
    this.drawn = false
    this.said = []
  }

  /** It is that player's turn, or as if it were. */
  private takeTurn(by: number): void {
    if (this.turn === by) return
    this.turn = by
    this.said = this.said.filter((seat) => seat === by)
  }

  private turnRound(): void {
    this.direction = this.direction === 1 ? -1 : 1
  }

  private directionAtStart(): 1 | -1 {
    return this.options.direction === 'clockwise' ? 1 : -1
  }

  /** The next seat in the direction of play that is still in. */
  private next(by: number): number {
    const seats = this.players.length
    let seat = by
    do seat = (seat + this.direction + seats) % seats
    while (this.player(seat).place !== null && seat !== by)
    return seat
  }

  private seatsIn(): number[] {
    return this.players.flatMap(({ place }, seat) => (place === null ? [seat] : []))
  }

  /** One and the same player, or with `pairs` partners (U2). */
  private areOneSide(a: number, b: number): boolean {
    return a === b || (this.options.pairs && a % 2 === b % 2)
  }

  private player(by: number): Player {
    return this.players[by] as Player
  }

  private stockZone(): number {
    return this.players.length
  }

  private zones(): Map<number, number> {
    return new Map([...this.players.map(({ hand }) => hand), this.stock].map((cards, zone) => [zone, cards]))
  }

  // The table after an event

  table(): MauMauTable {
    return {
      turn: this.turn,
      direction: this.direction,
      color: this.color,
      top: this.open.at(-1) ?? null,
      penalty: this.penalty,
      drawn: this.drawn,
      stock: this.stock,
      discards: this.open.length,
      players: this.players.map((player) => ({ ...player })),
      chances: this.chances(),
      over: this.phase === 'over',
    }
  }

  private chances(): MauMauTable['chances'] {
    const chances: MauMauTable['chances'] = []
    const of = this.catchable
    if (of !== null) {
      for (const by of this.seatsIn()) if (by !== of) chances.push({ kind: 'catch', by, of })
    }
    if (this.plusFour !== null && this.turn !== null) chances.push({ kind: 'challenge', by: this.turn })
    return chances
  }

  now(): Phase {
    return this.phase
  }

  /** All copies that do not lie open. */
  hidden(): string[] {
    const cards = wholeDeck()
    for (const card of this.open) cards.splice(cards.indexOf(card), 1)
    return cards
  }
}
