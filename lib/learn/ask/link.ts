import * as z from 'zod/mini'
import type { AnyEvent } from '@/lib/referee/event'
import { type AnyGame, GAME_IDS, type GameId } from '@/lib/referee/game'
import type { AnySetUp, LaidOut } from '@/lib/referee/laid-out'
import { cardsOf, type Question } from './question'

/** Stands before every link's text; a later way of writing gets another one. */
const VERSION = '1'
/** No question of ours is longer. */
export const LONGEST = 6000
const MOST_CARDS = 160
const MOST_SEATS = 12

const card = z.string().check(z.minLength(1), z.maxLength(8))
const count = z.int().check(z.nonnegative(), z.maximum(MOST_CARDS))
const cards = z.array(card).check(z.maxLength(MOST_CARDS))
const place = z.int().check(z.nonnegative(), z.lt(MOST_SEATS))

/** As it is written: lists without names. */
const written = z.tuple([
  z.enum(GAME_IDS),
  z.record(z.string(), z.unknown()),
  z.nullable(place),
  z
    .array(z.tuple([count, cards, cards, count, z.array(cards).check(z.maxLength(MOST_CARDS))]))
    .check(z.minLength(1), z.maxLength(MOST_SEATS)),
  z.array(z.tuple([card, place])).check(z.maxLength(MOST_CARDS)),
  z.nullable(z.string().check(z.maxLength(1))),
  count,
  count,
  z.record(z.string(), z.unknown()),
])

/** Why a link's text is no question. */
export type Unlinked = 'garbled' | 'newer' | 'wrong'

/** A question as text for the query of an address: letters, digits, `.`, `-` and `_`. */
export function writeLink({ game, laid, event }: Question): string {
  const { options, turn, seats, pile, colour, penalty, drawn } = laid
  const list = [
    game,
    options,
    turn,
    seats.map(({ hand, known, up, down, piles }) => [hand, known, up, down, piles]),
    pile.map(({ card, by }) => [card, by]),
    colour,
    penalty,
    drawn,
    event,
  ]
  const bytes = new TextEncoder().encode(JSON.stringify(list))
  const letters = btoa(String.fromCharCode(...bytes))
  return `${VERSION}.${letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}

function parsed(text: string): z.infer<typeof written> | Unlinked {
  if (text.length > LONGEST) return 'garbled'
  const [, version, letters] = /^(\d{1,3})\.([\w-]+)$/.exec(text) ?? []
  if (version === undefined || letters === undefined) return 'garbled'
  if (version !== VERSION) return 'newer'
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    const read = written.safeParse(value)
    return read.success ? read.data : 'wrong'
  } catch {
    return 'garbled'
  }
}

/** Which game a link asks about; what is wrong with it, where that shows without knowing the game. */
export function gameOfLink(text: string): { readonly game: GameId } | { readonly error: Unlinked } {
  const read = parsed(text)
  return typeof read === 'string' ? { error: read } : { game: read[0] }
}

/** All its cards are some of the game's, if not of the deck that is chosen. */
function isDrawable({ options, seats, pile }: LaidOut<unknown>, game: AnyGame): boolean {
  const others = game.choices.flatMap(({ option, answers }) =>
    answers.map(({ value }) => ({ ...(options as object), [option]: value })),
  )
  const cards = new Set([options, ...others].flatMap((each) => cardsOf(game, each, seats.length)))
  const piles = seats.flatMap((seat) => seat.piles)
  const lying = [
    ...pile.map((one) => one.card),
    ...piles.flat(),
    ...seats.flatMap(({ known, up }) => [...known, ...up]),
  ]
  return piles.every(({ length }) => length > 0) && lying.every((one) => cards.has(one))
}

/** Seats named by an event. */
const SEATS = ['by', 'of'] as const

/**
 * Reads a link. Never throws, whatever it says.
 *
 * @returns the question, also where there can be no such position: who laid it out can mend it; or what is wrong with
 *   the text. `cards`: the game has none that are called so.
 */
export function readLink(
  text: string,
  game: AnyGame,
  setUp: AnySetUp,
): { readonly question: Question } | { readonly error: Unlinked | 'cards' } {
  const read = parsed(text)
  if (typeof read === 'string') return { error: read }
  const [id, rawOptions, turn, rows, pile, colour, penalty, drawn, rawEvent] = read
  const options = game.options.safeParse(rawOptions)
  const event = game.event.safeParse(rawEvent)
  if (id !== game.id || !options.success || !event.success) return { error: 'wrong' }
  const { min, max } = game.players(options.data)
  const isSeat = (seat: number) => seat < rows.length
  const named = SEATS.map((field) => (event.data as unknown as Record<string, unknown>)[field])
  const known = named.every((seat) => seat === undefined || isSeat(seat as number))
  const seated = (turn === null || isSeat(turn)) && pile.every(([, by]) => isSeat(by))
  if (rows.length < min || rows.length > max || !known || !seated) return { error: 'wrong' }
  const laid = {
    options: options.data,
    turn,
    seats: rows.map(([hand, known, up, down, piles]) => ({ hand, known, up, down, piles })),
    pile: pile.map(([card, by]) => ({ card, by })),
    colour,
    penalty,
    drawn,
  }
  if ('error' in setUp(laid) && !isDrawable(laid, game)) return { error: 'cards' }
  return { question: { game: id, laid, event: event.data as AnyEvent } }
}
