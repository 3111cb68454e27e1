import * as z from 'zod/mini'
import { MAX_LINE_BYTES } from '@/lib/referee/lines'
import { MAX_PLAYERS } from '@/lib/referee/log'
import { canBePairs } from '../places'
import { parsed, parseJson } from './shape'

export const BOOK_FILE = 'book.json'

/** What `Date` can hold; milliseconds since 1970. */
const LATEST = 8.64e15

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const time = z.int().check(z.minimum(-LATEST), z.maximum(LATEST))
const count = z.int().check(z.nonnegative())
/** Names come from table logs, none of whose lines is longer. */
const name = z.string().check(z.minLength(1), z.maxLength(MAX_LINE_BYTES))

/** Books of earlier versions have people called "" who are called " " in a log. */
const nameOfSomebody = z.string().check(z.maxLength(MAX_LINE_BYTES))

/** A name as it is compared is "" where it is blank, and may have the name itself behind it, where two at one table would be the same. */
const LONGEST_KEY = 2 * MAX_LINE_BYTES + 1

/** A table, beside its log and its history. */
const table = z.strictObject({
  id,
  created: time,
  changed: time,
  version: z.int().check(z.positive()),
  /** Lines that were imported with it. */
  base: count,
  /** Edits that were made, and how many of them are in force. */
  edits: count,
  cursor: count,
  over: z.boolean(),
  status: z.string().check(z.maxLength(MAX_LINE_BYTES)),
  deleted: z.optional(time),
  /** Its history is in a file of its own; otherwise the lines behind the first `base` were appended one by one. */
  history: z.boolean(),
})

/** A game that was entered by hand, before it is known to make sense. */
const anyResult = z.strictObject({
  id,
  game: z.string().check(z.minLength(1), z.maxLength(64)),
  began: z.nullable(time),
  ended: time,
  seats: z
    .array(
      z.strictObject({
        person: id,
        name,
        place: z.union([z.int().check(z.positive(), z.maximum(MAX_PLAYERS)), z.literal('left'), z.null()]),
        points: z.nullable(z.number().check(z.minimum(-1e9), z.maximum(1e9))),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_PLAYERS)),
  pairs: z.optional(z.literal(true)),
  changed: time,
  deleted: z.optional(time),
})

const result = anyResult.check(z.refine(({ game, seats, pairs }) => !pairs || canBePairs(game, seats.length)))

export const PICTURE_KINDS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const

export type PictureKind = keyof typeof PICTURE_KINDS

const person = z.strictObject({
  id,
  name: nameOfSomebody,
  names: z.array(z.string().check(z.maxLength(LONGEST_KEY))).check(z.maxLength(10_000)),
  colour: z.string().check(z.regex(/^[\w-]{1,32}$/)),
  picture: z.optional(z.enum(Object.keys(PICTURE_KINDS) as PictureKind[])),
  created: time,
  changed: time,
  mergedInto: z.optional(id),
})

const deck = z.strictObject({
  id,
  game: z.string().check(z.minLength(1), z.maxLength(64)),
  name,
  created: time,
  changed: time,
  inUse: z.boolean(),
  deleted: z.optional(time),
})

const shape = z.strictObject({
  tables: z.array(table),
  results: z.array(result),
  people: z.array(person),
  decks: z.array(deck),
})

export type KeptTable = z.infer<typeof table>
export type KeptResult = z.infer<typeof result>
export type KeptPerson = z.infer<typeof person>
export type KeptDeck = z.infer<typeof deck>

/** What book.json holds: everything that is no file of its own. */
export type BookFile = z.infer<typeof shape>

export const logName = (table: string) => `tables/${table}.jsonl`
export const historyName = (table: string) => `history/${table}.jsonl`
export const deckName = (deck: string) => `decks/${deck}.json`
export const pictureName = (person: string, kind: PictureKind) => `pictures/${person}.${PICTURE_KINDS[kind]}`

/** The names of the files that belong to what book.json tells of. */
export function namesIn({ tables, people, decks }: BookFile): readonly string[] {
  return [
    ...tables.flatMap(({ id, history }) => (history ? [logName(id), historyName(id)] : [logName(id)])),
    ...people.flatMap(({ id, picture }) => (picture ? [pictureName(id, picture)] : [])),
    ...decks.map(({ id }) => deckName(id)),
  ]
}

/** @throws ArchiveError `nonsense` */
export function readBookFile(bytes: Uint8Array): BookFile {
  return parsed(BOOK_FILE, shape, parseJson(BOOK_FILE, bytes))
}
