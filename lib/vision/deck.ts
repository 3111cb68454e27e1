import { GAME_CARDS } from '@/lib/cards/game-cards'
import { type Looks, likeness, turnedLooks } from './embedding'
import { logOdds } from './odds'
import { CARD_COLOURS, type CardColour, NUMERALS, type Numeral, type Reading, SUITS, type Suit } from './reading'
import { type Shown, shownOn } from './shown'

/** One card of a deck that is known by sight. */
export interface Face {
  /** What it is called, as it was taught. */
  readonly label: string
  /** What it looks like, right way up first; one for each photo it was taught from. */
  readonly looks: readonly Looks[]
  /** What stands on it; null where that is not known. */
  readonly numeral: Numeral | null
  readonly colour: CardColour | null
  readonly suit: Suit | null
}

export interface FaceDeck {
  readonly faces: readonly Face[]
  /** What its cards look like face down, where that is known. */
  readonly back?: Face | undefined
}

/** A photo of a face, read. */
export interface Taught {
  readonly label: string
  readonly reading: Reading
}

/** How sure the reader must be of what a taught face shows, for that to count when cards are matched. */
const SURE = 0.8
/** The same of its suit: knowing none costs more than knowing a wrong one now and then. */
const SURE_OF_SUIT = 0.5

/** Photos with the same label are of one face. The faces are in the order in which they were first taught. */
export function teach(taught: readonly Taught[]): FaceDeck {
  return { faces: [...byLabel(taught)].map(([label, readings]) => faceOf(label, readings)) }
}

/** Photos of one face that are kept; the first stays, because the others are held as it is. */
const MOST_PHOTOS = 12
/** A face that was brought may know more, and keeps as many; but never more than its file takes (`./deck-file`). */
const MOST_LOOKS = 100

/**
 * A deck that has been taught more: further photos of its faces, and faces that it did not have.
 *
 * @param deck with the game whose cards its labels are, where that is known: then it is known too what stands on them.
 */
export function taughtMore<Deck extends FaceDeck & { readonly game?: string | undefined }>(
  deck: Deck,
  taught: readonly Taught[],
): Deck {
  const faces = new Map(deck.faces.map((face) => [face.label, face]))
  for (const [label, readings] of byLabel(taught)) {
    const known = faces.get(label)
    const looks = readings.reduce(withLooks, known?.looks ?? [])
    faces.set(label, { label, looks, ...standsOn(readings, known, printedOn(deck.game, label)) })
  }
  return { ...deck, faces: [...faces.values()] }
}

const printedOn = (game: string | undefined, label: string) =>
  game !== undefined && GAME_CARDS[game]?.includes(label) ? shownOn(game, label) : undefined

function byLabel(taught: readonly Taught[]): ReadonlyMap<string, readonly Reading[]> {
  const readings = new Map<string, readonly Reading[]>()
  for (const { label, reading } of taught) readings.set(label, [...(readings.get(label) ?? []), reading])
  return readings
}

function withLooks(known: readonly Looks[], { looks, up }: Reading): readonly Looks[] {
  const [first, ...others] = [...known, standing(known[0], looks, up)]
  const most = Math.min(MOST_LOOKS, Math.max(MOST_PHOTOS, known.length))
  return [first as Looks, ...others.slice(1 - most)]
}

/** A deck without one of its faces. */
export function forgotten<Deck extends FaceDeck>(deck: Deck, label: string): Deck {
  return { ...deck, faces: deck.faces.filter((face) => face.label !== label) }
}

/** What was seen, right way up. */
function standing(first: Looks | undefined, seen: Looks, up: number): Looks {
  // The reader may not know which way up a card is; then it is held as it was the first time.
  const [same, turned] = first && Math.abs(up) < 1 ? likeness(first, seen) : [up, 0]
  return same >= turned ? seen : turnedLooks(seen)
}

function faceOf(label: string, readings: readonly Reading[]): Face {
  const looks: Looks[] = []
  for (const { looks: seen, up } of readings) looks.push(standing(looks[0], seen, up))
  return { label, looks, ...standsOn(readings) }
}

/** What stands on a face, by its new photos, what was known of it, and what the game's card shows. */
function standsOn(
  readings: readonly Reading[],
  known?: Face,
  printed?: Shown,
): Pick<Face, 'numeral' | 'colour' | 'suit'> {
  const numeral = agreed(
    NUMERALS,
    readings.map(({ numerals }) => numerals),
  )
  const colour = agreed(
    CARD_COLOURS,
    readings.map(({ colours }) => colours),
  )
  const suit = agreed(
    SUITS,
    readings.map(({ suits }) => suits),
    SURE_OF_SUIT,
  )
  return {
    // What is no number, and a card without a colour, every deck draws as it likes.
    numeral: settled(numeral, known?.numeral, printed?.numeral === 'other' ? null : printed?.numeral),
    colour: settled(colour, known?.colour, printed?.colour === 'none' ? null : printed?.colour),
    suit: settled(suit, known?.suit),
  }
}

/** One of the things that stand on a face; null where what is said of it does not agree, so that no misreading stays. */
function settled<Name>(seen: Name | null, known: Name | null = null, printed: Name | null = null): Name | null {
  // Where the reader surely reads what is not printed, it may do so with every photo of this deck: orange as red.
  if (printed !== null) return seen === null || seen === printed || known === printed ? printed : null
  if (seen === null || seen === known) return known
  return known === null ? seen : null
}

function agreed<Name>(names: readonly Name[], all: readonly Float32Array[], sure = SURE): Name | null {
  const mean = names.map((_, index) => all.reduce((sum, one) => sum + (one[index] as number), 0) / all.length)
  const most = Math.max(...mean)
  return most >= sure ? (names[mean.indexOf(most)] as Name) : null
}

/** What a card of a deck may be, and how likely. */
export interface Match {
  /** The face's label; null where the card is more likely a stranger to the deck, or lies face down. */
  readonly card: string | null
  /** Probability of the likeliest face, 0 to 1. */
  readonly match: number
}

// Found as models/history.md tells; models/kiebitz/measure/matching.py fits the first two on designs that no net was trained on.
/** Log-odds that a cosine of 1 more is worth. */
const SHARPNESS = 20
/** Likeness at which a card may as well be a stranger ... */
const STRANGER = 0.6
/** ... and by how much that rises with each of the log-odds that it is a card: what is dim or covered is less like itself. */
const CLEARLY = 0.015
/** How much what is read counts beside what is seen, and how unlikely a misreading is at the least. */
const NUMERAL_WEIGHT = 0.4
const COLOUR_WEIGHT = 0.3
const SUIT_WEIGHT = 0.8
const MISREAD = 0.02
/** What reading is worth where it is not known what stands on a face, or the card is a stranger. */
const UNREAD = 0.3
/** The same of a suit, in a deck that has suits; in others, which are most, it says nothing. */
const UNREAD_SUIT = 0.5
/** Likeness that is lost for each of the log-odds by which a card would have to be upside down, and at the most. */
const TURN = 0.01
const MOST_TURN = 0.05

/**
 * Finds the face that a card shows: what it looks like, joined with what is read from it.
 *
 * @returns null as the card for strangers and cards that lie face down, and where the deck is empty.
 */
export function match(reading: Reading, deck: FaceDeck): Match {
  const { faces, back, stranger } = likelihoods(reading, deck)
  const best = faces.reduce((index, odd, other) => (odd > (faces[index] as number) ? other : index), 0)
  const face = deck.faces[best]
  if (!face) return { card: null, match: 0 }
  return { card: stranger + back > 0.5 ? null : face.label, match: faces[best] as number }
}

/** How likely a card is each of a deck's faces, in their order, its back, and a stranger to it; all together 1. */
export function likelihoods(
  reading: Reading,
  { faces, back }: FaceDeck,
): { readonly faces: readonly number[]; readonly back: number; readonly stranger: number } {
  const unread = { numeral: UNREAD, colour: UNREAD, suit: haveSuits(faces) ? UNREAD_SUIT : 1 }
  const scores = faces.map((face) => scoreOf(face, reading, unread))
  const behind = back ? scoreOf(back, reading, unread) : Number.NEGATIVE_INFINITY
  const strange = evidence(strangerLikeness(reading), unread)
  const most = Math.max(strange, behind, ...scores)
  const odds = scores.map((score) => Math.exp(score - most))
  const [behindOdds, strangeOdds] = [Math.exp(behind - most), Math.exp(strange - most)]
  const sum = odds.reduce((total, odd) => total + odd, behindOdds + strangeOdds)
  return { faces: odds.map((odd) => odd / sum), back: behindOdds / sum, stranger: strangeOdds / sum }
}

/** Whether more than half of them are known to bear one. */
const haveSuits = (faces: readonly Face[]) =>
  faces.filter(({ suit }) => suit !== null && suit !== 'none').length > faces.length / 2

/** How alike a card may look to a face that it does not show. */
function strangerLikeness({ numerals }: Reading): number {
  const clear = -logOdds(numerals[NUMERALS.indexOf('no-card')] as number)
  return STRANGER + CLEARLY * Math.max(0, clear)
}

/** Log-odds, but for what all faces share, that a card shows this one. */
function scoreOf(face: Face, { numerals, colours, suits, up, looks }: Reading, unread: Read): number {
  const upright = up >= 0 ? looks : turnedLooks(looks)
  const upsideDown = Math.min(MOST_TURN, TURN * Math.abs(up))
  let alike = -1
  for (const known of face.looks) {
    const [same, turned] = likeness(upright, known)
    alike = Math.max(alike, same, turned - upsideDown)
  }
  const numeral = face.numeral === null ? unread.numeral : (numerals[NUMERALS.indexOf(face.numeral)] as number)
  const colour = face.colour === null ? unread.colour : (colours[CARD_COLOURS.indexOf(face.colour)] as number)
  const suit = face.suit === null ? unread.suit : (suits[SUITS.indexOf(face.suit)] as number)
  return evidence(alike, { numeral, colour, suit })
}

/** How likely it is that what was read is what a face shows. */
type Read = Readonly<Record<'numeral' | 'colour' | 'suit', number>>

function evidence(alike: number, read: Read): number {
  const log = (probability: number) => Math.log(Math.max(MISREAD, probability))
  return (
    SHARPNESS * alike +
    NUMERAL_WEIGHT * log(read.numeral) +
    COLOUR_WEIGHT * log(read.colour) +
    SUIT_WEIGHT * log(read.suit)
  )
}
