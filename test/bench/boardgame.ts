import { createRequire } from 'node:module'
import type { Ctx, DefaultPluginAPIs, Game, Move } from 'boardgame.io'
import type { Client as MakeClient } from 'boardgame.io/client'
import { MEZZA_CARDS } from '@/lib/cards/mezza'
import { mezza } from '@/lib/games/mezza'
import type { MezzaEvent, Zone } from '@/lib/games/mezza/event'
import type { MezzaOptions } from '@/lib/games/mezza/options'
import type { Header } from '@/lib/referee/game'

// The package has no entry points that Node's own imports find.
const require = createRequire(import.meta.url)
const { Client } = require('boardgame.io/client') as { Client: typeof MakeClient }
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: 'INVALID_MOVE' }

/** What is public at the table, as plain data: boardgame.io keeps it, and the turn, for us. */
interface Table {
  options: MezzaOptions
  seats: { hand: number; up: string[] | number; down: number; place: number | null }[]
  stock: number
  pile: string[]
  /** The rank in force, null while every card fits. */
  rank: string | null
  /** The next card must be 4 or lower. */
  low: boolean
  /** What a ½ laid now would belong to. */
  combination: 'none' | 'open' | 'made'
  opened: boolean
  /** Who laid the last card, and how many cards they may still lay quickly. */
  last: number | null
  drawn: number
  emptied: boolean
  places: number
}

const RANKS: readonly string[] = MEZZA_CARDS
const rankOf = (card: string) => RANKS.indexOf(card)

const upCount = ({ up }: Table['seats'][number]) => (typeof up === 'number' ? up : up.length)

function zoneInUse(seat: Table['seats'][number]): Zone {
  if (seat.hand > 0) return 'hand'
  return upCount(seat) > 0 ? 'up' : 'down'
}

function fits({ rank, low, combination, options }: Table, card: string): boolean {
  if (rank === null || card === 'joker' || card === '0') return true
  if (card === '½' && combination !== 'none') return true
  if (low) return rankOf(card) <= rankOf('4')
  if (card === '9½' && rank === '9½') return options.nineHalfOnItself
  return rankOf(card) >= rankOf(rank)
}

function isQuick(G: Table, ctx: Ctx, by: number, card: string, zone: Zone): boolean {
  return G.opened && by !== Number(ctx.currentPlayer) && by === G.last && card === G.pile.at(-1) && zone !== 'down'
}

/** May these cards be laid? Counting copies of cards, and cards known to be in a hand, is left out. */
function mayLay(G: Table, ctx: Ctx, by: number, cards: string[], zone: Zone): boolean {
  const seat = G.seats[by]!
  const card = cards[0]!
  if (seat.place !== null || zone !== zoneInUse(seat) || cards.some((each) => each !== card)) return false
  if (zone === 'down' && cards.length > 1) return false
  if (zone === 'hand' && cards.length > seat.hand) return false
  if (zone === 'up' && typeof seat.up !== 'number') {
    const { up } = seat
    if (up.filter((each) => each === card).length < cards.length) return false
  }
  if (!G.opened) return card !== 'joker' && card !== '0'
  if (by === Number(ctx.currentPlayer)) return zone === 'down' || fits(G, card)
  if (isQuick(G, ctx, by, card, zone)) return zone === 'hand' ? cards.length <= G.drawn : G.emptied
  return zone !== 'down' && card === '½' && G.combination === 'open' && by !== G.last
}

/** What the cards leave in force, and whether they make a 10, or a 7 that skips. */
function cover(G: Table, card: string): 'ten' | 'seven' | 'nothing' {
  const below = G.pile.at(-1)
  if (card === 'joker') {
    G.low &&= G.options.fourHolds === 'until-covered'
    G.combination = 'none'
    return 'nothing'
  }
  if (card === '½' && G.combination === 'made') {
    G.low &&= G.options.fourHolds === 'until-covered'
    return 'nothing'
  }
  const completes = card === '½' && G.combination === 'open' ? below : undefined
  if (completes === '9½') return 'ten'
  G.rank = completes === '3½' ? '4' : completes === '6½' ? '7' : card
  G.low = G.rank === '4'
  G.combination = completes ? 'made' : card.endsWith('½') && card !== '½' ? 'open' : 'none'
  return G.rank === '7' ? 'seven' : 'nothing'
}

function clearPile(G: Table): void {
  G.pile = []
  G.rank = null
  G.low = false
  G.combination = 'none'
  G.last = null
}

function nextIn({ seats }: Table, by: number): number {
  let next = by
  do next = (next + 1) % seats.length
  while (seats[next]!.place !== null && next !== by)
  return next
}

const play: Move<Table> = ({ G, ctx, events }, by: number, cards: string[], from?: Zone) => {
  const zone = from ?? zoneInUse(G.seats[by]!)
  if (!mayLay(G, ctx, by, cards, zone)) return INVALID_MOVE
  const card = cards[0]!
  const next =
    zone === 'down' && !fits(G, card) ? takeBlind(G, by) : layCards(G, by, cards, zone, isQuick(G, ctx, by, card, zone))
  passTo(next, ctx, events)
  return undefined
}

const pickUp: Move<Table> = ({ G, ctx, events }, by: number) => {
  const seat = G.seats[by]!
  const { up } = seat
  const onTurn = G.opened && by === Number(ctx.currentPlayer)
  if (!onTurn || G.pile.length === 0 || zoneInUse(seat) === 'down') return INVALID_MOVE
  if (seat.hand === 0 && typeof up !== 'number' && up.some((card) => fits(G, card))) return INVALID_MOVE
  takePile(G, by)
  passTo(nextIn(G, by), ctx, events)
  return undefined
}

const faceUp: Move<Table> = ({ G }, by: number, cards: string[]) => {
  const seat = G.seats[by]!
  if (G.opened || seat.up !== 3 || cards.length !== 3) return INVALID_MOVE
  seat.up = cards
  return undefined
}

/** Lays cards of one rank and says who is on turn then; null leaves the turn as it is. */
function layCards(G: Table, by: number, cards: string[], zone: Zone, quick: boolean): number | null {
  const seat = G.seats[by]!
  const card = cards[0]!
  const made = quick ? 'nothing' : cover(G, card)
  G.pile.push(...cards)
  const four = G.pile.length >= 4 && G.pile.slice(-4).every((each) => each === card)

  if (zone === 'hand') seat.hand -= cards.length
  else if (zone === 'down') seat.down--
  else if (typeof seat.up === 'number') seat.up -= cards.length
  else for (const each of cards) seat.up.splice(seat.up.indexOf(each), 1)
  const emptiesHand = zone === 'hand' && seat.hand === 0 && G.stock === 0
  const draws = Math.min(Math.max(0, 3 - seat.hand), G.stock)
  seat.hand += draws
  G.stock -= draws
  G.drawn = quick ? G.drawn - (zone === 'hand' ? cards.length : 0) + draws : draws
  G.emptied = emptiesHand || (quick && G.emptied)
  G.opened = true
  G.last = by
  if (seat.hand + upCount(seat) + seat.down === 0) seat.place = ++G.places
  const left = G.seats.filter(({ place }) => place === null)
  if (left.length === 1) left[0]!.place = ++G.places

  if (four || made === 'ten') {
    clearPile(G)
    return seat.place === null ? by : nextIn(G, by)
  }
  if (quick) return null
  return made === 'seven' ? nextIn(G, nextIn(G, by)) : nextIn(G, by)
}

/** A blind card that does not fit goes into the hand with the pile. */
function takeBlind(G: Table, by: number): number {
  const seat = G.seats[by]!
  seat.down--
  seat.hand++
  takePile(G, by)
  return nextIn(G, by)
}

function takePile(G: Table, by: number): void {
  G.seats[by]!.hand += G.pile.length
  clearPile(G)
}

function passTo(next: number | null, ctx: Ctx, events: DefaultPluginAPIs['events']): void {
  if (next !== null && String(next) !== ctx.currentPlayer) events.endTurn({ next: String(next) })
}

const gameFor = ({ options, players }: Header<MezzaOptions>): Game<Table> => ({
  setup: () => ({
    options,
    seats: players.map(() => ({ hand: 3, up: 3, down: 3, place: null })),
    stock:
      [...mezza.deck(options, players.length).values()].reduce((sum, copies) => sum + copies, 0) - 9 * players.length,
    pile: [],
    rank: null,
    low: false,
    combination: 'none',
    opened: false,
    last: null,
    drawn: 0,
    emptied: false,
    places: 0,
  }),
  moves: { play, pickUp, faceUp },
  endIf: ({ G }) => (G.places === G.seats.length ? true : undefined),
})

/** The state as boardgame.io holds it. `_stateID` counts what was accepted. */
export interface BoardgameTable {
  readonly G: Table
  readonly ctx: Ctx
  readonly _stateID: number
}

/**
 * Mezza in boardgame.io: the same rules reduced to its moves, one client at the table, as its manual has it. It keeps
 * no count of copies and of known cards.
 */
export function openTable(header: Header<MezzaOptions>) {
  const client = Client({ game: gameFor(header), numPlayers: header.players.length, debug: false })
  return {
    move(event: MezzaEvent): void {
      if (event.do === 'play') client.moves.play!(event.by, event.cards, event.from)
      else if (event.do === 'pick-up') client.moves.pickUp!(event.by)
      else if (event.do === 'face-up') client.moves.faceUp!(event.by, event.cards)
    },
    state: () => client.store.getState() as BoardgameTable,
  }
}
