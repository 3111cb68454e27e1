import * as z from 'zod/mini'
import type { Face, FaceDeck } from './deck'
import { DIMENSIONS, type Looks, normalised, WHOLE, WHOLE_AND_MIDDLE } from './embedding'
import { CARD_COLOURS, NUMERALS, SUITS } from './reading'

/** A deck as it is handed on. */
export interface DeckFile extends FaceDeck {
  /** The game whose cards its labels are, by its name in the table log; undefined for labels of any kind. */
  readonly game?: string | undefined
  /** What its people call it. */
  readonly name?: string | undefined
}

/** Why a deck file is none: one line, in English, for who made the file. */
export class DeckError extends Error {}

/** The file of a deck: version 1. */
const VERSION = 1
export const MOST_FACES = 1000
export const MOST_LOOKS = 100
const LONGEST_LABEL = 200
export const LONGEST_NAME = 60
/** In characters, and so in bytes at the least. */
export const LARGEST_FILE = 64 * 1024 * 1024
/** Looks are kept as whole numbers of 16 bits, the lower byte first, in base64. */
const STEPS = 32767
const BYTES = 2
const base64Length = (numbers: number) => 4 * Math.ceil((numbers * BYTES) / 3)
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

const face = z.object({
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
})
type WrittenFace = z.infer<typeof face>

const file = z.object({
  kiebitz: z.literal('deck'),
  version: z.literal(VERSION),
  game: z.optional(z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME))),
  faces: z.array(face).check(z.minLength(1), z.maxLength(MOST_FACES)),
  back: z.optional(face),
})

/** Whether a text can be the label of a face. */
export const isLabel = (text: string) => text.length > 0 && text.length <= LONGEST_LABEL

/** A deck as the text of its file. */
export function deckText({ game, name, faces, back }: DeckFile): string {
  const written: z.infer<typeof file> = {
    kiebitz: 'deck',
    version: VERSION,
    ...(game !== undefined && { game }),
    ...(name !== undefined && { name }),
    faces: faces.map(writtenFace),
    ...(back && { back: writtenFace(back) }),
  }
  return `${JSON.stringify(written, null, 1)}\n`
}

const writtenFace = ({ label, looks, numeral, colour, suit }: Face): WrittenFace => ({
  label,
  embeddings: looks.map(written64),
  numeral,
  colour,
  suit,
})

const readFace = ({ label, embeddings, numeral, colour, suit }: WrittenFace): Face => ({
  label,
  looks: embeddings.map((text) => looksOf(text, label)),
  numeral,
  colour,
  suit,
})

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
  const { game, name, back } = read.data
  return {
    ...(game !== undefined && { game }),
    ...(name !== undefined && { name }),
    faces: read.data.faces.map((written) => {
      const { label } = written
      if (labels.has(label)) throw new DeckError(`two faces are called ${JSON.stringify(label)}`)
      labels.add(label)
      return readFace(written)
    }),
    ...(back && { back: readFace(back) }),
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
  if (part === 'back') return 'its back is damaged'
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
