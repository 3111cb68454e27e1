import * as z from 'zod/mini'
import { DIMENSIONS, type Looks, likeness, normalised, turnedLooks, WHOLE, WHOLE_AND_MIDDLE } from './embedding'
import { CARD_COLOURS, type CardColour, NUMERALS, type Numeral, type Reading, SUITS, type Suit } from './reading'

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
}

/** A deck as it is handed on. */
export interface DeckFile extends FaceDeck {
  /** The game whose cards its labels are, by its name in the table log; undefined for labels of any kind. */
  readonly game?: string | undefined
  /** What its people call it. */
  readonly name?: string | undefined
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
  const readings = new Map<string, Reading[]>()
  for (const { label, reading } of taught) readings.set(label, [...(readings.get(label) ?? []), reading])
  return { faces: [...readings].map(([label, all]) => faceOf(label, all)) }
}

/** Photos of one face that are kept; the first stays, because the others are held as it is. */
const MOST_PHOTOS = 12

/** A deck that has been taught more: further photos of its faces, and faces that it did not have. */
export function taughtMore(deck: FaceDeck, taught: readonly Taught[]): FaceDeck {
  const faces = new Map(deck.faces.map((face) => [face.label, face]))
  for (const { label, reading } of taught) {
    const known = faces.get(label)
    faces.set(label, known ? { ...known, looks: withLooks(known.looks, reading) } : faceOf(label, [reading]))
  }
  return { faces: [...faces.values()] }
}

function withLooks(known: readonly Looks[], { looks, up }: Reading): Looks[] {
  const [first, ...others] = [...known, standing(known[0], looks, up)]
  return [first as Looks, ...others.slice(1 - MOST_PHOTOS)]
}

/** A deck without one of its faces. */
export function forgotten({ faces }: FaceDeck, label: string): FaceDeck {
  return { faces: faces.filter((face) => face.label !== label) }
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
  return {
    label,
    looks,
    numeral: agreed(
      NUMERALS,
      readings.map(({ numerals }) => numerals),
    ),
    colour: agreed(
      CARD_COLOURS,
      readings.map(({ colours }) => colours),
    ),
    suit: agreed(
      SUITS,
      readings.map(({ suits }) => suits),
      SURE_OF_SUIT,
    ),
  }
}

function agreed<Name>(names: readonly Name[], all: readonly Float32Array[], sure = SURE): Name | null {
  const mean = names.map((_, index) => all.reduce((sum, one) => sum + (one[index] as number), 0) / all.length)
  const most = Math.max(...mean)
  return most >= sure ? (names[mean.indexOf(most)] as Name) : null
}

/** What a card of a deck may be, and how likely. */
export interface Match {
  /** The face's label; null where the card is more likely a stranger to the deck. */
  readonly card: string | null
  /** Probability of the likeliest face, 0 to 1. */
  readonly match: number
}

// Between what models/kiebitz/measure/matching.py fits on designs that no net was trained on, and fewer refusals.
/** Log-odds that a cosine of 1 more is worth. */
const SHARPNESS = 20
/** Likeness at which a card may as well be a stranger. */
const STRANGER = 0.63
/** How much what is read counts beside what is seen, and how unlikely a misreading is at the least. */
const NUMERAL_WEIGHT = 0.3
const COLOUR_WEIGHT = 0.3
/** The same of the suit, which says nothing of a stranger, nor of a face whose suit is not known: most decks have none. */
const SUIT_WEIGHT = 0.5
const MISREAD = 0.02
/** What reading is worth where it is not known what stands on a face, or the card is a stranger. */
const UNREAD = 0.3
/** Likeness that is lost for each of the log-odds by which a card would have to be upside down, and at the most. */
const TURN = 0.01
const MOST_TURN = 0.05

/**
 * Finds the face that a card shows: what it looks like, joined with what is read from it.
 *
 * @returns null as the card for strangers, and where the deck is empty.
 */
export function match(reading: Reading, deck: FaceDeck): Match {
  const { faces, stranger } = likelihoods(reading, deck)
  const best = faces.reduce((index, odd, other) => (odd > (faces[index] as number) ? other : index), 0)
  const face = deck.faces[best]
  if (!face) return { card: null, match: 0 }
  return { card: stranger > 0.5 ? null : face.label, match: faces[best] as number }
}

/** How likely a card is each of a deck's faces, in their order, and how likely a stranger to it; all together 1. */
export function likelihoods(
  { numerals, colours, suits, up, looks }: Reading,
  { faces }: FaceDeck,
): { readonly faces: readonly number[]; readonly stranger: number } {
  const upright = up >= 0 ? looks : turnedLooks(looks)
  const upsideDown = Math.min(MOST_TURN, TURN * Math.abs(up))
  const scores = faces.map((face) => {
    let alike = -1
    for (const known of face.looks) {
      const [same, turned] = likeness(upright, known)
      alike = Math.max(alike, same, turned - upsideDown)
    }
    const numeral = face.numeral === null ? UNREAD : (numerals[NUMERALS.indexOf(face.numeral)] as number)
    const colour = face.colour === null ? UNREAD : (colours[CARD_COLOURS.indexOf(face.colour)] as number)
    const suit = face.suit === null ? 1 : (suits[SUITS.indexOf(face.suit)] as number)
    return evidence(alike, { numeral, colour, suit })
  })
  const strange = evidence(STRANGER, { numeral: UNREAD, colour: UNREAD, suit: 1 })
  const most = Math.max(strange, ...scores)
  const odds = scores.map((score) => Math.exp(score - most))
  const strangeOdds = Math.exp(strange - most)
  const sum = odds.reduce((total, odd) => total + odd, strangeOdds)
  return { faces: odds.map((odd) => odd / sum), stranger: strangeOdds / sum }
}

/** @param read how likely it is that what was read is what the face shows. */
function evidence(alike: number, read: Readonly<Record<'numeral' | 'colour' | 'suit', number>>): number {
  const log = (probability: number) => Math.log(Math.max(MISREAD, probability))
  return (
    SHARPNESS * alike +
    NUMERAL_WEIGHT * log(read.numeral) +
    COLOUR_WEIGHT * log(read.colour) +
    SUIT_WEIGHT * log(read.suit)
  )
}

/** Why a deck file is none: one line, in English, for who made the file. */
export class DeckError extends Error {}

/** The file of a deck: version 1. */
const VERSION = 1
const MOST_FACES = 1000
const MOST_LOOKS = 100
const LONGEST_LABEL = 200
export const LONGEST_NAME = 60
const LARGEST_FILE = 64 * 1024 * 1024
/** Looks are kept as whole numbers of 16 bits, the lower byte first, in base64. */
const STEPS = 32767
const BYTES = 2
const base64Length = (numbers: number) => 4 * Math.ceil((numbers * BYTES) / 3)
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

const file = z.object({
  kiebitz: z.literal('deck'),
  version: z.literal(VERSION),
  game: z.optional(z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME))),
  faces: z
    .array(
      z.object({
        label: z.string().check(z.minLength(1), z.maxLength(LONGEST_LABEL)),
        embeddings: z
          .array(
            z.union([
              z.string().check(z.length(base64Length(WHOLE)), z.regex(BASE64)),
              z.string().check(z.length(base64Length(WHOLE_AND_MIDDLE)), z.regex(BASE64)),
            ]),
          )
          .check(z.minLength(1), z.maxLength(MOST_LOOKS)),
        numeral: z.nullable(z.enum(NUMERALS)),
        colour: z.nullable(z.enum(CARD_COLOURS)),
        // Decks of before suits were read have none.
        suit: z._default(z.nullable(z.enum(SUITS)), null),
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_FACES)),
})

/** Whether a text can be the label of a face. */
export const isLabel = (text: string) => text.length > 0 && text.length <= LONGEST_LABEL

/** A deck as the text of its file. */
export function deckText({ game, name, faces }: DeckFile): string {
  const written: z.infer<typeof file> = {
    kiebitz: 'deck',
    version: VERSION,
    ...(game !== undefined && { game }),
    ...(name !== undefined && { name }),
    faces: faces.map(({ label, looks, numeral, colour, suit }) => ({
      label,
      embeddings: looks.map(written64),
      numeral,
      colour,
      suit,
    })),
  }
  return `${JSON.stringify(written, null, 1)}\n`
}

/**
 * Reads the text of a deck file, whoever wrote it.
 *
 * @throws DeckError where it is none, of another version, or damaged.
 */
export function readDeck(text: string): DeckFile {
  if (text.length > LARGEST_FILE) throw new DeckError('the file is too large for a deck')
  const read = z.safeParse(file, parsed(text))
  if (!read.success) throw new DeckError(faultOf(read.error.issues[0]))
  const labels = new Set<string>()
  const { game, name } = read.data
  return {
    ...(game !== undefined && { game }),
    ...(name !== undefined && { name }),
    faces: read.data.faces.map(({ label, embeddings, numeral, colour, suit }) => {
      if (labels.has(label)) throw new DeckError(`two faces are called ${JSON.stringify(label)}`)
      labels.add(label)
      return { label, looks: embeddings.map((text) => looksOf(text, label)), numeral, colour, suit }
    }),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new DeckError('not a deck file: it is no JSON')
  }
}

function faultOf(issue: z.core.$ZodIssue | undefined): string {
  const [part, index, field] = issue?.path ?? []
  if (part === 'version') return `a deck file of another version than ${VERSION}`
  if (part === 'game' || part === 'name') return `"${part}" must be a text of 1 to ${LONGEST_NAME} characters`
  if (part !== 'faces') return 'not a deck file'
  if (typeof index !== 'number') return `"faces" must be a list of 1 to ${MOST_FACES}`
  return `face ${index + 1} is damaged${typeof field === 'string' ? `: "${field}"` : ''}`
}

function written64(looks: Looks): string {
  const bytes = new DataView(new ArrayBuffer(looks.length * BYTES))
  looks.forEach((value, index) => {
    bytes.setInt16(index * BYTES, Math.round(value * STEPS), true)
  })
  return btoa(String.fromCharCode(...new Uint8Array(bytes.buffer)))
}

function looksOf(text: string, label: string): Looks {
  const damaged = new DeckError(`the face ${JSON.stringify(label)} is damaged: "embeddings"`)
  const bytes = Uint8Array.from(decoded(text, damaged), (character) => character.charCodeAt(0))
  if (bytes.length !== WHOLE * BYTES && bytes.length !== WHOLE_AND_MIDDLE * BYTES) throw damaged
  const view = new DataView(bytes.buffer)
  const looks = Float32Array.from(
    { length: bytes.length / BYTES },
    (_, index) => view.getInt16(index * BYTES, true) / STEPS,
  )
  for (let from = 0; from < looks.length; from += DIMENSIONS) {
    if (looks.subarray(from, from + DIMENSIONS).every((value) => value === 0)) throw damaged
  }
  return normalised(looks)
}

function decoded(text: string, damaged: DeckError): string {
  try {
    return atob(text)
  } catch {
    throw damaged
  }
}
