import { deckSize } from '@/lib/cards/deck'
import { mezzaDeck } from '@/lib/cards/mezza'
import type { HiddenZone } from '@/lib/referee/evidence'
import type { CardsIn } from '@/lib/referee/simulated'
import { type Card, COPIES, type Counts, NO_CARDS, tokenOf } from './card'
import type { Zone } from './event'
import { stockOf, zoneOf } from './hidden'
import { type MezzaOptions, players } from './options'
import { downwards, type Laid, layAll, type Pile } from './pile'
import { isIn, type MezzaState, type Seat } from './state'

/**
 * A position of Mezza in one line of text, as Forsyth and Edwards have one for chess: for lessons and tests.
 *
 *     full b 567|(89J)|123/(67)5|(NN0)|456/#3|#3|#3 a5,b666 #32 - 2
 *
 * A card is a letter: `J` joker, `H` ½, `T` 3½, `S` 6½, `N` 9½, and `0 1 2 3 4 5 6 7 8 9`. What stands in parentheses
 * the whole table knows. `#3` are three cards of which nothing is told. The fields, with a space between them:
 *
 * 1. the variant, and house rules where they are not the usual ones: `full`, `short,once,no-NN` (M4.4, M4.6);
 * 2. who is on turn, `a` being the first seat; `-` before the opening, `.` when the game is over (`-.`: it never began);
 * 3. the seats, `/` between them: hand, face-up and face-down cards, `|` between them. In a hand known cards come
 *    first, and what was drawn last comes last. Face-up cards are logged (in parentheses, in logged order) or not. Who
 *    is out or has left: `=1`, `=left`;
 * 4. the pile from the bottom, `,` between plays: who laid what, a quick play with the play it belongs to; `-`: none;
 * 5. the stock, the next card first; `-`: none;
 * 6. the cards in piles that were set aside; `*`: all that are not elsewhere; `-`: none;
 * 7. how many cards who laid last may play quickly from the hand (M8.1); `!` where the hand was emptied (M8.2).
 */
export interface MezzaPosition {
  readonly state: MezzaState
  /** The hidden cards that are told, by zone: known ones first, of the stock the next one first. */
  readonly told: ReadonlyMap<HiddenZone, readonly string[]>
}

/** By `Card`: joker first, then by rank. */
const LETTERS = 'J0H123T456S789N'
const NO_ROUND_NINE = 'no-NN'
const NONE = '-'
const REST = '*'

const letterOf = (card: Card) => LETTERS.charAt(card)
const seatLetter = (by: number) => String.fromCharCode(97 + by)

/** What is wrong with a text that should be a position. */
class Unreadable extends Error {}

/**
 * Reads a position.
 *
 * @returns the position, or what is wrong with it; never throws.
 */
export function readPosition(text: string): { readonly position: MezzaPosition } | { readonly error: string } {
  try {
    return { position: parse(text) }
  } catch (error) {
    if (error instanceof Unreadable) return { error: error.message }
    throw error
  }
}

function parse(text: string): MezzaPosition {
  const fields = text.split(' ')
  if (fields.length !== 7) throw new Unreadable(`${fields.length} fields, not 7`)
  const [how, who, where, laid, left, gone, quick] = fields as [string, string, string, string, string, string, string]
  const options = parseOptions(how)
  const told = new Map<HiddenZone, readonly string[]>()
  const seats = where.split('/').map((seat, by) => parseSeat(seat, by, told))
  const { min, max } = players(options)
  if (seats.length < min || seats.length > max) throw new Unreadable(`${seats.length} seats, not ${min} to ${max}`)
  const turn = parseTurn(who, seats)
  const opened = !who.startsWith(NONE)
  const pile = parsePile(laid, seats, options)
  if (pile && !opened) throw new Unreadable('there is a pile before the opening')
  const stock = parseHidden(left === NONE ? '' : left)
  if (stock.cards) told.set(stockOf(seats.length), stock.cards.map(tokenOf))
  const lying = [...downwards(pile), ...seats.flatMap(({ up }) => (typeof up === 'number' ? [] : up))]
  const aside = parseAside(gone, options, seats, lying, told)
  const drawn = parseQuick(quick, pile, seats)

  const cards = lying.length + aside.length + seats.reduce((sum, seat) => sum + hiddenIn(seat), stock.count)
  const size = deckSize(mezzaDeck(options.variant))
  if (cards !== size) throw new Unreadable(`${cards} cards, not ${size}`)
  return {
    state: {
      options,
      seats,
      opened,
      turn,
      stock: stock.count,
      pile,
      removed: aside.length,
      visible: count([...lying, ...aside]),
      last: pile ? pile.by : null,
      drawn,
      emptied: quick.endsWith('!'),
      places: seats.filter(({ place }) => typeof place === 'number').length,
      over: who.endsWith('.'),
    },
    told,
  }
}

/** Cards that are set aside; with them there are no more of any card than the deck has. */
function parseAside(
  field: string,
  { variant }: MezzaOptions,
  seats: readonly Seat[],
  lying: readonly Card[],
  told: ReadonlyMap<HiddenZone, readonly string[]>,
): readonly Card[] {
  const known = seats.flatMap((seat, by) => (told.has(zoneOf(by, 'hand')) ? [] : cardsOf(seat.known)))
  const hidden = [...told.values()].flat().map((token) => cardNumbers.get(token) as Card)
  const elsewhere = count([...lying, ...known, ...hidden])
  const rest = COPIES[variant].map((copies, card) => copies - (elsewhere[card] as number))
  const parsed = field === REST ? cardsOf(rest) : parseCards(field === NONE ? '' : field)
  const aside = count(parsed)
  const tooMany = rest.findIndex((copies, card) => copies < (aside[card] as number))
  if (tooMany >= 0) throw new Unreadable(`too many cards ${letterOf(tooMany)}`)
  return parsed
}

/** How many cards may be played quickly from the hand. */
function parseQuick(field: string, pile: Pile | null, seats: readonly Seat[]): number {
  const drawn = /^(\d)!?$/.exec(field)?.[1]
  if (drawn === undefined) throw new Unreadable(`"${field}" is no number of cards to be played quickly`)
  if (pile ? Number(drawn) > unknownIn(seats[pile.by] as Seat) : field !== '0') {
    throw new Unreadable(`"${field}": so many cannot be played quickly`)
  }
  return Number(drawn)
}

const cardNumbers: ReadonlyMap<string, Card> = new Map([...LETTERS].map((_, card) => [tokenOf(card), card]))

const count = (cards: readonly Card[]): Counts => {
  const counts = NO_CARDS.slice()
  for (const card of cards) counts[card] = (counts[card] as number) + 1
  return counts
}
const cardsOf = (counts: Counts): readonly Card[] =>
  counts.flatMap((copies, card) => Array<Card>(Math.max(0, copies)).fill(card))

const unknownIn = ({ hand, knownCount }: Seat) => hand - knownCount
const hiddenIn = ({ hand, up, down }: Seat) => hand + (typeof up === 'number' ? up : 0) + down

function parseOptions(field: string): MezzaOptions {
  const [variant, ...house] = field.split(',')
  if (variant !== 'full' && variant !== 'short') throw new Unreadable(`"${variant}" is no variant`)
  const stranger = house.find((rule, i) => (rule !== 'once' && rule !== NO_ROUND_NINE) || house.indexOf(rule) < i)
  if (stranger !== undefined) throw new Unreadable(`"${stranger}" is no house rule`)
  const fourHolds = house.includes('once') ? 'once' : 'until-covered'
  return { variant, fourHolds, nineHalfOnItself: !house.includes(NO_ROUND_NINE) }
}

function parseTurn(field: string, seats: readonly Seat[]): number | null {
  if (field === NONE || field === '.' || field === '-.') return null
  const seat = seats[parseSeatLetter(field, seats)] as Seat
  if (!isIn(seat)) throw new Unreadable(`${field} is on turn, but no longer in`)
  return seats.indexOf(seat)
}

function parseSeatLetter(letter: string, seats: readonly Seat[]): number {
  const by = letter.charCodeAt(0) - 97
  if (letter.length !== 1 || !seats[by]) throw new Unreadable(`"${letter}" is no seat`)
  return by
}

function parseCards(text: string): readonly Card[] {
  return [...text].map((letter) => {
    const card = LETTERS.indexOf(letter)
    if (card < 0) throw new Unreadable(`"${letter}" is no card`)
    return card
  })
}

/** Cards, or a number of them. */
function parseHidden(text: string): { readonly count: number; readonly cards: readonly Card[] | null } {
  const number = /^#([1-9]\d?)$/.exec(text)?.[1]
  if (number !== undefined) return { count: Number(number), cards: null }
  const cards = parseCards(text)
  return { count: cards.length, cards }
}

function parseSeat(field: string, by: number, told: Map<HiddenZone, readonly string[]>): Seat {
  const parts = /^(?:\(([^)]*)\))?([^|()=]*)\|(?:(\([^)]*\))|([^|()=]*))\|([^|()=]*)(?:=(left|[1-9]))?$/.exec(field)
  if (!parts) throw new Unreadable(`"${field}" is no seat: hand, face-up and face-down cards, "|" between them`)
  const [, open = '', closed = '', logged, unlogged = '', under = '', place] = parts
  const known = parseCards(open)
  const hand = parseHidden(closed)
  const up = parseHidden(unlogged)
  const down = parseHidden(under)
  const tell = (zone: Zone, cards: readonly Card[] | null) => {
    if (cards) told.set(zoneOf(by, zone), cards.map(tokenOf))
  }
  tell('hand', hand.cards && [...known, ...hand.cards])
  tell('up', up.cards)
  tell('down', down.cards)
  return {
    hand: known.length + hand.count,
    known: count(known),
    knownCount: known.length,
    up: logged === undefined ? up.count : parseCards(logged.slice(1, -1)),
    down: down.count,
    place: place === undefined ? null : place === 'left' ? place : Number(place),
  }
}

function parsePile(field: string, seats: readonly Seat[], options: MezzaOptions): Pile | null {
  if (field === NONE) return null
  let laid: Laid | null = null
  for (const play of field.split(',')) {
    const by = parseSeatLetter(play.charAt(0), seats)
    const cards = parseCards(play.slice(1))
    if (cards.length === 0) throw new Unreadable(`"${play}" is no play`)
    laid = layAll(laid ? laid.pile : null, cards, by, options)
  }
  // Further down there can be four equal ones or a 10: laid with others on them, in a mixed play that stood (M10.4).
  if (laid?.cleared) throw new Unreadable('this pile is set aside')
  return laid?.pile ?? null
}

/** A position in which every hidden card is told. */
export function positionOf(state: MezzaState, cards: CardsIn): MezzaPosition {
  const told = new Map<HiddenZone, readonly string[]>([
    [stockOf(state.seats.length), cards(stockOf(state.seats.length))],
  ])
  state.seats.forEach(({ known }, by) => {
    const hand = cards(zoneOf(by, 'hand')).slice()
    const open = cardsOf(known).map(tokenOf)
    for (const card of open) hand.splice(hand.indexOf(card), 1)
    told.set(zoneOf(by, 'hand'), [...open, ...hand])
    told.set(zoneOf(by, 'up'), cards(zoneOf(by, 'up')))
    told.set(zoneOf(by, 'down'), cards(zoneOf(by, 'down')))
  })
  return { state, told }
}

/** Writes a position; told cards of a hand must have the known ones first. */
export function writePosition({ state, told }: MezzaPosition): string {
  const { options, seats, opened, turn, stock, pile, removed, visible, drawn, emptied, over } = state
  const hidden = (zone: HiddenZone, known: number, unknown: number) => {
    const cards = told.get(zone)
    return cards || unknown === 0 ? letters((cards ?? []).slice(known)) : `#${unknown}`
  }
  const house = [
    ...(options.fourHolds === 'once' ? ['once'] : []),
    ...(options.nineHalfOnItself ? [] : [NO_ROUND_NINE]),
  ]
  const where = seats.map((seat, by) => {
    const { known, knownCount, up, down, place } = seat
    const open = knownCount > 0 ? `(${lettersOf(known)})` : ''
    const hand = open + hidden(zoneOf(by, 'hand'), knownCount, unknownIn(seat))
    const lying = typeof up === 'number' ? hidden(zoneOf(by, 'up'), 0, up) : `(${up.map(letterOf).join('')})`
    return `${hand}|${lying}|${hidden(zoneOf(by, 'down'), 0, down)}${place === null ? '' : `=${place}`}`
  })
  const zones = seats.flatMap((_, by) => [zoneOf(by, 'hand'), zoneOf(by, 'up'), zoneOf(by, 'down')])
  const untold = [...zones, stockOf(seats.length)].some((zone) => !told.has(zone))
  return [
    [options.variant, ...house].join(','),
    `${opened ? '' : NONE}${over ? '.' : turn === null ? '' : seatLetter(turn)}`,
    where.join('/'),
    writePile(pile, options),
    hidden(stockOf(seats.length), 0, stock) || NONE,
    removed === 0 ? NONE : untold ? lettersOf(asideOf(visible, pile, seats)) : REST,
    `${drawn}${emptied ? '!' : ''}`,
  ].join(' ')
}

const letters = (tokens: readonly string[]) => tokens.map((token) => letterOf(cardNumbers.get(token) as Card)).join('')
const lettersOf = (counts: Counts) => cardsOf(counts).map(letterOf).join('')

function asideOf(visible: Counts, pile: Pile | null, seats: readonly Seat[]): Counts {
  const counts = visible.slice()
  const lying = seats.flatMap(({ up }) => (typeof up === 'number' ? [] : up))
  for (const card of [...downwards(pile), ...lying]) counts[card] = (counts[card] as number) - 1
  return counts
}

/** The fewest plays that leave the pile as it is: what lies on it does not tell how often somebody played. */
function writePile(pile: Pile | null, options: MezzaOptions): string {
  const upwards: Pile[] = []
  for (let at = pile; at; at = at.below) upwards.unshift(at)
  const plays: string[] = []
  let from = 0
  while (from < upwards.length) {
    const { card, by } = upwards[from] as Pile
    let to = from + 1
    while (upwards[to]?.card === card && upwards[to]?.by === by) to++
    const below = upwards[from - 1] ?? null
    const laid = () => layAll(below, Array<Card>(to - from).fill(card), by, options).pile
    while (to > from + 1 && !isEven(laid(), upwards.slice(from, to))) to--
    plays.push(`${seatLetter(by)}${letterOf(card).repeat(to - from)}`)
    from = to
  }
  return plays.length > 0 ? plays.join(',') : NONE
}

/** Is what each of these cards left in force the same as on that pile? */
function isEven({ rank, low, combination, closed }: Pile, laid: readonly Pile[]): boolean {
  return laid.every(
    (one) => one.rank === rank && one.low === low && one.combination === combination && one.closed === closed,
  )
}
