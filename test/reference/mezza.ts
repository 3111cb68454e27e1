/**
 * A second judge of Mezza, written from the rules alone, clause by clause, and sharing nothing with `lib/games/mezza`:
 * cards are tokens, places are plain lists, and everything is worked out anew from what lies on the table. It is slow,
 * and good for one thing: to be compared with the real one.
 */

interface Options {
  variant: 'full' | 'short'
  fourHolds: 'until-covered' | 'once'
  nineHalfOnItself: boolean
}

interface Player {
  hand: number
  known: string[]
  /** Logged face-up cards; null while they were not logged, and then `upHidden` is their number. */
  up: string[] | null
  upHidden: number
  down: number
  place: number | 'left' | null
}

/** A card on the pile: who laid it, and in which turn (a quick play belongs to the turn before it). */
interface Laid {
  card: string
  by: number
  turn: number
}

interface Play {
  do: 'play'
  by: number
  cards: string[]
  from?: 'hand' | 'up' | 'down' | undefined
  ruling?: string | undefined
}

type Event =
  | Play
  | { do: 'face-up'; by: number; cards: string[]; ruling?: string | undefined }
  | { do: 'pick-up'; by: number; ruling?: string | undefined }
  | { do: 'leave'; by: number; ruling?: string | undefined }
  | { do: 'end'; by?: number | undefined; ruling?: string | undefined }

export interface Judged {
  verdict: 'legal' | 'illegal' | 'impossible'
  code: string | null
}

const RANKS = ['0', '½', '1', '2', '3', '3½', '4', '5', '6', '6½', '7', '8', '9', '9½']
const SORTED = ['joker', ...RANKS]
const IMPOSSIBLE = ['game-over', 'player-out', 'no-such-card', 'too-many-cards', 'not-face-up']

const higher = (a: string, b: string) => RANKS.indexOf(a) > RANKS.indexOf(b)
const count = (cards: readonly string[], card: string) => cards.filter((each) => each === card).length
const allAre = (cards: readonly string[], card: string | undefined) => cards.every((each) => each === card)

function remove(cards: string[], card: string): void {
  const at = cards.indexOf(card)
  if (at >= 0) cards.splice(at, 1)
}

export class ReferenceMezza {
  private readonly options: Options
  private readonly players: Player[]
  private stock: number
  private pile: Laid[] = []
  private removed: string[] = []
  private turn: number | null = null
  private opened = false
  private over = false
  private turns = 0
  /** The player whose play was the last play or pick-up applied, and what they may still lay quickly (M8). */
  private quick: { by: number; drawn: number; emptied: boolean } | null = null

  constructor(players: number, options: Options) {
    this.options = options
    this.players = Array.from({ length: players }, () => ({
      hand: 3,
      known: [],
      up: null,
      upHidden: 3,
      down: 3,
      place: null,
    }))
    this.stock = this.deckSize() - 9 * players // M2.1
  }

  /** Judges one event, and applies it where it is to be applied. */
  follow(event: Event): Judged {
    const code = this.fault(event)
    const verdict = code === null ? 'legal' : IMPOSSIBLE.includes(code) ? 'impossible' : 'illegal'
    if (verdict === 'legal' || (verdict === 'illegal' && event.ruling === 'stands')) this.apply(event, code === null)
    return { verdict, code }
  }

  // M1

  /** M1.1, M1.2 */
  private copies(card: string): number {
    if (!SORTED.includes(card)) return 0
    if (this.options.variant === 'short' && ['3', '6', '9'].includes(card)) return 0
    return card === '½' ? 12 : 4
  }

  private deckSize(): number {
    return SORTED.map((card) => this.copies(card)).reduce((a, b) => a + b)
  }

  /** Copies that lie hidden and are not known to be in a hand. */
  private hidden(card: string): number {
    let copies = this.copies(card)
    copies -= count(
      this.pile.map((laid) => laid.card),
      card,
    )
    copies -= count(this.removed, card)
    for (const player of this.players) copies -= count(player.up ?? [], card) + count(player.known, card)
    return copies
  }

  // The pile

  private topCard(): string | undefined {
    return this.pile.at(-1)?.card
  }

  /** What the ½ on top of these cards belongs to: the 3½, 6½ or 9½ directly under it and its like; else nothing. */
  private base(cards: readonly string[]): string | undefined {
    const under = cards.slice()
    while (under.at(-1) === '½') under.pop()
    return under.length < cards.length && ['3½', '6½', '9½'].includes(under.at(-1) ?? '') ? under.at(-1) : undefined
  }

  /** The pile without the jokers on top. */
  private underJokers(): string[] {
    const cards = this.pile.map((laid) => laid.card)
    while (cards.at(-1) === 'joker') cards.pop()
    return cards
  }

  /** The rank in force: M4.1 to M4.3, M10.4. */
  private rank(): string | null {
    const cards = this.underJokers()
    const base = this.base(cards)
    if (base === '3½') return '4'
    if (base === '6½') return '7'
    return cards.at(-1) ?? null
  }

  /** M4.4: must the next card be 4 or lower? */
  private fourOrLower(): boolean {
    if (this.rank() !== '4') return false
    if (this.options.fourHolds === 'until-covered') return true
    // Once: only while the cards laid last, in one turn, are the 4 or make it.
    const top = this.pile.at(-1) as Laid
    const below = this.pile.slice()
    while (below.length > 0 && below.at(-1)?.turn === top.turn && below.at(-1)?.card === top.card) below.pop()
    return top.card === '4' || (top.card === '½' && below.at(-1)?.card === '3½')
  }

  /** M3.2, M3.3, M4: null where the card fits, else why not. */
  private misfit(card: string): string | null {
    const rank = this.rank()
    if (rank === null) return null // M3.3
    if (card === 'joker' || card === '0') return null // M4.1, M4.2
    const top = this.topCard() as string
    const pile = this.pile.map((laid) => laid.card)
    if (card === '½' && (['3½', '6½', '9½'].includes(top) || this.base(pile) !== undefined)) return null // M4.3
    if (this.fourOrLower()) return higher(card, '4') ? 'too-high' : null // M4.4
    if (higher(rank, card)) {
      // M4.3
      const cards = this.underJokers()
      const half = ['3½', '6½', '9½'].includes(cards.at(-1) ?? '') || ['3½', '6½'].includes(this.base(cards) ?? '')
      return card === '½' && half ? 'combination-closed' : 'too-low'
    }
    if (card === '9½' && rank === '9½' && !this.options.nineHalfOnItself) return 'too-low' // M4.6
    return null
  }

  // Players

  private player(by: number): Player {
    return this.players[by] as Player
  }

  private in(by: number): boolean {
    return this.player(by).place === null
  }

  private ups(player: Player): number {
    return player.up === null ? player.upHidden : player.up.length
  }

  private next(by: number): number {
    let seat = by
    do seat = (seat + 1) % this.players.length
    while (!this.in(seat) && seat !== by)
    return seat
  }

  private zoneNow(player: Player): 'hand' | 'up' | 'down' {
    return player.hand > 0 ? 'hand' : this.ups(player) > 0 ? 'up' : 'down'
  }

  // M10.1

  private fault(event: Event): string | null {
    if (this.over) return 'game-over'
    if (event.do === 'end') return null
    if (!this.in(event.by)) return 'player-out'
    if (event.do === 'leave') return null
    if (event.do === 'pick-up') return this.faultOfPickUp(event.by)
    if (event.cards.some((card) => this.copies(card) === 0)) return 'no-such-card'
    return event.do === 'face-up' ? this.faultOfFaceUp(event) : this.faultOfPlay(event)
  }

  private faultOfPlay(event: Play): string | null {
    const player = this.player(event.by)
    const zone = event.from ?? this.zoneNow(player)
    let early: string | null = null
    if (zone !== 'hand' && player.hand > 0) early = 'hand-first'
    else if (zone === 'down' && this.ups(player) > 0) early = 'face-up-first'
    if (early && event.ruling !== 'stands') return early
    return (
      this.faultOfZone(player, zone, event.cards) ??
      early ??
      this.faultOfWho(event.by, zone, event.cards) ??
      this.faultOfWhat(event.by, zone, event.cards)
    )
  }

  private faultOfZone(player: Player, zone: 'hand' | 'up' | 'down', cards: readonly string[]): string | null {
    const held = { hand: player.hand, up: this.ups(player), down: player.down }[zone]
    if (cards.length > held) return 'too-many-cards'
    if (zone === 'up' && player.up !== null) {
      const left = player.up.slice()
      for (const card of cards) {
        if (!left.includes(card)) return 'not-face-up'
        remove(left, card)
      }
      return null
    }
    // Every card is one the hand is known to hold, or one of the hidden cards there.
    const known = zone === 'hand' ? player.known.slice() : []
    const unknown: string[] = []
    for (const card of cards) {
      if (known.includes(card)) remove(known, card)
      else unknown.push(card)
    }
    if (unknown.length > (zone === 'hand' ? player.hand - player.known.length : held)) return 'no-such-card'
    return unknown.some((card) => count(unknown, card) > this.hidden(card)) ? 'no-such-card' : null
  }

  /** M2.3, M3.8, M7, M8, M10.2 */
  private faultOfWho(by: number, zone: string, cards: readonly string[]): string | null {
    if (!this.opened || this.turn === by) return null // M8.4
    if (zone !== 'down' && this.quick?.by === by && allAre(cards, this.topCard())) {
      const allowed = zone === 'hand' ? this.quick.drawn : this.quick.emptied ? cards.length : 0
      return cards.length > allowed ? 'nothing-drawn' : null
    }
    if (zone === 'down' || !allAre(cards, '½') || this.pile.length === 0) return 'not-your-turn' // M7.3
    const top = this.pile.at(-1) as Laid
    if (['3½', '6½', '9½'].includes(top.card)) return top.by === by ? 'own-combination' : null
    return this.base(this.pile.map((laid) => laid.card)) ? 'snatch-closed' : 'not-your-turn'
  }

  private faultOfWhat(by: number, zone: string, cards: readonly string[]): string | null {
    if (this.opened && this.turn !== by) return null // a snatch or a quick play
    if (zone === 'down') return cards.length > 1 ? 'one-at-a-time' : null // M5.3
    const card = cards[0] as string
    if (!allAre(cards, card)) return 'mixed-ranks'
    if (!this.opened && (card === '0' || card === 'joker')) return 'wild-opening'
    return this.misfit(card)
  }

  private faultOfPickUp(by: number): string | null {
    if (!this.opened) return 'nothing-to-pick-up'
    if (this.turn !== by) return 'not-your-turn'
    if (this.pile.length === 0) return 'nothing-to-pick-up'
    const player = this.player(by)
    const zone = this.zoneNow(player)
    if (zone === 'down') return 'must-turn-over'
    // M6.2
    const seen = zone === 'hand' ? player.known : (player.up ?? [])
    if (seen.some((card) => this.misfit(card) === null)) return 'must-play'
    const unseen = zone === 'hand' ? player.hand - player.known.length : player.up === null ? player.upHidden : 0
    const all = SORTED.filter((card) => this.copies(card) > 0)
    return unseen > 0 && all.every((card) => this.misfit(card) === null) ? 'must-play' : null
  }

  private faultOfFaceUp(event: { by: number; cards: string[]; ruling?: string | undefined }): string | null {
    const player = this.player(event.by)
    let fault: string | null = null
    if (this.opened) fault = 'face-up-late'
    else if (player.up !== null) fault = 'face-up-twice'
    else if (event.cards.length !== 3) fault = 'three-cards'
    if (fault !== null && !(event.ruling === 'stands' && this.takesFaceUp(player, event.cards))) return fault
    const there = (card: string) => this.hidden(card) + count(player.up ?? [], card)
    return event.cards.some((card) => count(event.cards, card) > there(card)) ? 'no-such-card' : fault
  }

  private takesFaceUp(player: Player, cards: readonly string[]): boolean {
    return cards.length === 3 && this.ups(player) === 3
  }

  // What happens

  private apply(event: Event, legal: boolean): void {
    if (event.do === 'end') {
      this.over = true
      this.turn = null
      return
    }
    const player = this.player(event.by)
    if (event.do === 'leave') {
      player.place = 'left'
      if (this.turn === event.by) this.turn = this.next(event.by)
      this.endIfOneLeft()
    } else if (event.do === 'face-up') {
      if (this.takesFaceUp(player, event.cards)) player.up = event.cards.slice()
    } else if (event.do === 'pick-up') {
      if (this.opened) this.takePile(event.by)
    } else {
      this.applyPlay(event, legal)
    }
  }

  private applyPlay(event: Play, legal: boolean): void {
    const { by, cards } = event
    const player = this.player(by)
    const zone = event.from ?? this.zoneNow(player)

    if (legal && zone === 'down' && this.misfit(cards[0] as string) !== null) {
      // M5.3
      player.down -= 1
      player.hand += 1
      player.known.push(cards[0] as string)
      this.takePile(by)
      return
    }

    const isQuick = legal && this.opened && this.turn !== by && this.quick?.by === by && allAre(cards, this.topCard())
    if (!isQuick) this.turns += 1
    for (const card of cards) {
      this.pile.push({ card, by, turn: this.turns })
      if (zone === 'hand') {
        player.hand -= 1
        remove(player.known, card)
      } else if (zone === 'down') player.down -= 1
      else if (player.up === null) player.upHidden -= 1
      else remove(player.up, card)
    }

    // M3.5
    let draws = 0
    while (player.hand < 3 && this.stock > 0) {
      player.hand += 1
      this.stock -= 1
      draws += 1
    }

    const emptied = zone === 'hand' && player.hand === 0 && this.stock === 0
    if (isQuick && this.quick) {
      if (zone === 'hand') this.quick.drawn -= cards.length
      this.quick.drawn += draws
      this.quick.emptied ||= emptied
    } else {
      this.quick = { by, drawn: draws, emptied }
    }
    this.opened = true

    // M9.1
    if (player.hand === 0 && this.ups(player) === 0 && player.down === 0) player.place = this.nextPlace()

    const effect = this.effectOfTop(isQuick)
    if (effect === 'set aside') {
      this.removed.push(...this.pile.map((laid) => laid.card))
      this.pile = []
      this.quick = null
      this.turn = this.in(by) ? by : this.next(by)
    } else if (!isQuick) {
      this.turn = this.next(by)
      if (effect === 'skip') this.turn = this.next(this.turn)
    }
    this.endIfOneLeft()
  }

  /** What the cards laid last bring about: M4.5, M4.7, M4.8, M10.4. */
  private effectOfTop(isQuick: boolean): 'set aside' | 'skip' | 'none' {
    const four = this.pile.slice(-4).map((laid) => laid.card)
    if (four.length === 4 && allAre(four, this.topCard())) return 'set aside' // M4.8
    if (isQuick) return 'none' // M8.1
    const top = this.pile.at(-1) as Laid
    if (top.card === '7') return 'skip'
    if (top.card !== '½') return 'none'
    const below = this.pile.slice()
    while (below.at(-1)?.turn === top.turn && below.at(-1)?.card === '½') below.pop()
    if (below.at(-1)?.card === '9½') return 'set aside'
    return below.at(-1)?.card === '6½' ? 'skip' : 'none'
  }

  private takePile(by: number): void {
    const player = this.player(by)
    player.hand += this.pile.length
    player.known.push(...this.pile.map((laid) => laid.card))
    this.pile = []
    this.quick = null
    this.turn = this.next(by)
  }

  private nextPlace(): number {
    return this.players.filter((player) => typeof player.place === 'number').length + 1
  }

  /** M9.2, M9.3 */
  private endIfOneLeft(): void {
    const left = this.players.filter((player) => player.place === null)
    if (left.length !== 1) return
    ;(left[0] as Player).place = this.nextPlace()
    this.over = true
    this.turn = null
  }

  // The table after an event

  table(): object {
    const rank = this.rank()
    let need = {}
    if (rank !== null && rank !== '0') need = this.fourOrLower() ? { max: '4' } : { min: rank }
    return {
      turn: this.turn,
      need,
      pile: this.pile.map((laid) => laid.card),
      top: rank,
      stock: this.stock,
      removed: this.removed.length,
      players: this.players.map((player) => ({
        hand: player.hand,
        known: player.known.slice().sort((a, b) => SORTED.indexOf(a) - SORTED.indexOf(b)),
        up: player.up ?? player.upHidden,
        down: player.down,
        place: player.place,
      })),
      chances: this.over || this.pile.length === 0 ? [] : [...this.quickPlays(), ...this.snatches()],
      over: this.over,
    }
  }

  private quickPlays(): object[] {
    if (!this.quick) return []
    const { by, drawn, emptied } = this.quick
    const player = this.player(by)
    if (by === this.turn || !this.in(by)) return []
    const card = this.topCard() as string
    const chance = (sure: boolean) => [{ kind: 'quick-play', by, card, sure }]
    if (drawn > 0) return this.hidden(card) > 0 ? chance(false) : []
    if (!emptied || player.hand > 0) return []
    if (player.up !== null) return player.up.includes(card) ? chance(true) : []
    return player.upHidden > 0 && this.hidden(card) > 0 ? chance(false) : []
  }

  private snatches(): object[] {
    const top = this.pile.at(-1) as Laid
    if (!['3½', '6½', '9½'].includes(top.card)) return []
    const free = this.hidden('½') > 0
    const couldSnatch = (player: Player) => {
      if (player.hand > 0) return player.known.includes('½') || (free && player.known.length < player.hand)
      if (this.stock > 0) return false
      return player.up !== null ? player.up.includes('½') : player.upHidden > 0 && free
    }
    return this.players
      .map((player, by) => ({ player, by }))
      .filter(({ player, by }) => by !== this.turn && by !== top.by && this.in(by) && couldSnatch(player))
      .map(({ by }) => ({ kind: 'snatch', by }))
  }
}
